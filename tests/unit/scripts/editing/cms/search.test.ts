/** @jest-environment node */
import { type Hit, searchTexts } from '@/scripts/editing/cms/search';
import { sourcesOf, validSite } from '../../../lib/content/site';

// biome-ignore lint/suspicious/noExplicitAny: content of every kind
type Json = any;

/** The content in which one text of the service "cloud" says something else. */
function withText(text: Record<string, string>) {
  const site: Json = validSite();
  site['content/services/cloud.json'].content.capabilities[1].text = text;
  return sourcesOf(site);
}

const plain = { en: 'Plain words', es: 'Palabras', fr: 'Mots' };
const shown = ({ before, found, after }: Hit) => `${before}[${found}]${after}`;

describe('the search of the editor', () => {
  it('names form, field, and language of a text', () => {
    const { hits, count } = searchTexts(withText({ ...plain, fr: 'Un nuage à part' }), 'nuage');
    expect(count).toBe(1);
    expect(hits).toEqual([
      {
        form: '/collections/services/entries/cloud',
        entry: 'Services – The cloud service',
        field: 'Content, capabilities 2, text',
        language: { code: 'fr', name: 'French' },
        text: 'Un nuage à part',
        before: 'Un ',
        found: 'nuage',
        after: ' à part',
      },
    ]);
  });

  it.each([
    ['case and accents', 'Cybersécurité', 'CYBERSECURITE'],
    ['no-break spaces', 'Vraiment\u00a0?', 'vraiment ?'],
    ['quotation marks and apostrophes', 'l’un et “l’autre”', 'l\'un et "l\'autre"'],
    ['dashes', '2018–2026', '2018-2026'],
    ['spaces around the words', 'one two', ' one two '],
  ])('disregards %s', (_what, text, query) => {
    const { hits } = searchTexts(withText({ ...plain, en: text }), query);
    expect(hits.map(shown)).toEqual([`[${text}]`]);
  });

  it('finds a sentence as a page shows it: with facts, and without marks', () => {
    const en = '{company} has **many** [services](/services).';
    const sources = withText({ ...plain, en });
    expect(searchTexts(sources, 'Mesa has many services.').hits[0]).toMatchObject({ text: en });
    expect(searchTexts(sources, '{company} has').hits.map(shown)).toEqual([
      '[{company} has] **many** [services](/services).',
    ]);
  });

  it('finds interface texts, facts, and addresses', () => {
    const sources = sourcesOf(validSite());
    expect(searchTexts(sources, 'sobre open menu').hits).toMatchObject([
      {
        form: '/collections/interface/entries/messages',
        entry: 'Buttons, labels, messages',
        field: 'Menu, open',
        language: { code: 'es' },
      },
    ]);
    expect(searchTexts(sources, '+12145550142').hits).toMatchObject([
      {
        form: '/collections/site/entries/company',
        entry: 'Site – The company',
        field: 'Phone, phone number as a phone dials it',
        language: undefined,
      },
    ]);
    expect(searchTexts(sources, 'photo-1451187580459').count).toBeGreaterThan(1);
  });

  it('shortens long texts around the words', () => {
    const { hits } = searchTexts(
      withText({ ...plain, en: `${'a '.repeat(90)}needle ${'b '.repeat(90)}` }),
      'needle',
    );
    expect(hits.map(shown)).toEqual([`…${'a '.repeat(30)}[needle] ${'b '.repeat(29)}b…`]);
  });

  it('returns the first 50 texts, and the number of all', () => {
    const { hits, count } = searchTexts(sourcesOf(validSite()), 'the');
    expect(hits).toHaveLength(50);
    expect(count).toBeGreaterThan(50);
  });

  it.each(['', ' ', 'a', ' a '])('finds nothing for less than two characters: “%s”', (query) => {
    expect(searchTexts(sourcesOf(validSite()), query)).toEqual({ hits: [], count: 0 });
  });
});
