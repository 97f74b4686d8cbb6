/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLanguage, languageRow } from '@/scripts/editing/content-commands/new-language';
import { validSite, writeSite } from '../../../lib/content/site';

const routing = readFileSync('messages/routing.ts', 'utf8');
const site = () => writeSite(validSite(), { 'messages/routing.ts': routing });
const read = (root: string, file: string) => readFileSync(join(root, file), 'utf8');

describe('languageRow', () => {
  it.each([
    ['de', { name: 'Deutsch', region: 'de-DE', openGraph: 'de_DE' }],
    ['pt', { name: 'Português', region: 'pt-BR', openGraph: 'pt_BR' }],
    ['it', { name: 'Italiano', region: 'it-IT', openGraph: 'it_IT' }],
  ])('knows %s', (code, row) => {
    expect(languageRow(code)).toEqual(row);
  });

  it.each(['xx', 'deutsch', '', 'DE'])('refuses “%s”', (code) => {
    expect(() => languageRow(code)).toThrow();
  });

  it.each(['ar', 'he', 'fa', 'dv'])('refuses “%s”, which is written from right to left', (code) => {
    expect(() => languageRow(code)).toThrow(
      `Choose another language: "${code}" is written from right to left, and the layout of the site is only for left to right.`,
    );
  });
});

describe('createLanguage', () => {
  it('adds a row to the list of languages', () => {
    const root = site();
    createLanguage(root, 'de');
    expect(read(root, 'messages/routing.ts')).toBe(
      routing.replace(
        '\n} as const;',
        "\n  de: { name: 'Deutsch', region: 'de-DE', openGraph: 'de_DE' },\n} as const;",
      ),
    );
  });

  it('adds the English texts as TODO texts, and counts them', () => {
    const root = site();
    const { messages, content } = createLanguage(root, 'de');
    expect(messages).toBe(2);
    expect(JSON.parse(read(root, 'messages/de.json'))).toEqual({
      Menu: { open: 'TODO: The open menu', count: 'TODO: {count, plural, one {# en} other {# ens}}' },
    });
    const service = JSON.parse(read(root, 'content/services/cloud.json'));
    expect(service.title).toEqual({
      en: 'The cloud service',
      es: 'Sobre cloud service',
      fr: 'De cloud service',
      de: 'TODO: The cloud service',
    });
    const files = Object.keys(validSite()).filter((file) => file.startsWith('content/'));
    const marks = files.flatMap((file) => read(root, file).match(/"de": "TODO: /g) ?? []);
    const texts = files.flatMap((file) => read(root, file).match(/"es": "/g) ?? []);
    expect(marks).toHaveLength(texts.length);
    expect(content).toBe(texts.length);
  });

  it('shortens texts that would be too long with the TODO prefix', () => {
    const files = validSite();
    const service = files['content/services/cloud.json'] as { title: { en: string } };
    service.title.en = 'x'.repeat(60);
    const root = writeSite(files, { 'messages/routing.ts': routing });
    createLanguage(root, 'de');
    expect(JSON.parse(read(root, 'content/services/cloud.json')).title.de).toBe(`TODO: ${'x'.repeat(54)}`);
  });

  it('refuses a language that the site already has', () => {
    expect(() => createLanguage(site(), 'fr')).toThrow(/already has the language "fr"/);
  });
});
