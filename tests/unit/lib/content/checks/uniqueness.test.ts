/** @jest-environment node */
import type { Area } from '@/lib/content/checks/source';
import { textsOf } from '@/lib/content/checks/text';
import { checkOpenings, checkUniqueness } from '@/lib/content/checks/uniqueness';
import { lines, source } from './given';

const entry = (area: Area, name: string, data: unknown) => textsOf(source(area, name, data));

describe('checkUniqueness', () => {
  it('reports the file that already has the title', () => {
    const texts = [
      ...entry('services', 'cloud', { title: { en: 'Cloud', es: 'Nube' } }),
      ...entry('services', 'data', { title: { en: 'Data', es: 'nube' } }),
    ];
    expect(lines(checkUniqueness(texts))).toEqual([
      'title.es: Write another title in Spanish: content/services/cloud.json has the same one, and visitors could not tell them apart.',
    ]);
  });

  it('allows the same title for entries of different kinds, but not the same meta title', () => {
    const data = { title: { en: 'Cloud' }, meta: { title: { en: 'A' }, description: { en: 'B' } } };
    const texts = [...entry('services', 'cloud', data), ...entry('industries', 'cloud', data)];
    expect(lines(checkUniqueness(texts))).toEqual([
      'meta.title.en: Write another title for search results in English: content/services/cloud.json has the same one, and visitors could not tell them apart.',
      'meta.description.en: Write another description for search results in English: content/services/cloud.json has the same one, and visitors could not tell them apart.',
    ]);
  });

  it('allows the same title in several languages', () => {
    expect(checkUniqueness(entry('services', 'cloud', { title: { en: 'Cloud', fr: 'Cloud' } }))).toEqual([]);
  });
});

describe('checkOpenings', () => {
  const meta = (name: string, title: string, description = `${name} in other words`) =>
    entry('services', name, { meta: { title: { en: title }, description: { en: description } } });
  const check = (...texts: ReturnType<typeof meta>[]) => lines(checkOpenings(texts.flat()));

  it.each([
    ['Cloud migration plans | {company}', 'Cloud migration costs | {company}'],
    ['28% less downtime', '37% less downtime'],
    ['Cloud | {company}', 'Data | {company}'],
    ['Cloud migration | {company}', 'Cloud migration for banks | {company}'],
  ])('accepts “%s” and “%s”', (one, other) => {
    expect(check(meta('cloud', one), meta('data', other))).toEqual([]);
  });

  it('reports the page whose title starts with the same three words', () => {
    expect(
      check(meta('cloud', 'Cloud migration for banks'), meta('data', 'Cloud Migration, for shops')),
    ).toEqual([
      'meta.title.en: Start this title for search results in English with other words: that of content/services/cloud.json starts with “Cloud migration for” too, and search results list both.',
    ]);
  });

  it('quotes the words as they are in the file, with placeholders and punctuation', () => {
    const messageFor = (one: string, other: string) => check(meta('cloud', one), meta('data', other))[0];
    expect(messageFor('{company} crée des outils', '{company} crée des sites')).toContain(
      'starts with “{company} crée des” too',
    );
    expect(messageFor('Cloud, at a fixed price', 'Cloud at a price')).toContain(
      'starts with “Cloud, at a” too',
    );
  });

  it('compares titles and descriptions separately, within each language', () => {
    const description = 'We move your servers';
    expect(check(meta('cloud', description), meta('data', 'Data', description))).toEqual([]);
    expect(
      check(
        meta('cloud', 'Cloud', `${description} this year`),
        meta('data', 'Data', `${description.replace('servers', 'data')}`),
      ),
    ).toEqual([
      'meta.description.en: Start this description for search results in English with other words: that of content/services/cloud.json starts with “We move your” too, and search results list both.',
    ]);
    const both = entry('services', 'ai', { meta: { title: { en: 'Data on time', fr: 'Data on time' } } });
    expect(check(both)).toEqual([]);
  });

  it('ignores page titles outside meta', () => {
    const title = (name: string) => entry('services', name, { title: { en: `Data on time ${name}` } });
    expect(check(title('cloud'), title('data'))).toEqual([]);
  });
});
