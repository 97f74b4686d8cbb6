/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { glossaryPage } from '@/scripts/lib/glossary';
import { staleSchemas, writeSchemas } from '@/scripts/lib/schemas';
import { sourcesOf, validSite, writeSite } from '../../lib/content/site';

const glossary = {
  terms: [
    {
      en: 'shadow mode',
      es: 'modo sombra',
      fr: 'essai à blanc',
      avoid: { en: ['silent run*'], es: ['a ciegas', 'en silencio'] },
      note: 'Nobody acts on the results.',
    },
    { en: 'wave', es: 'oleada', fr: 'vague' },
  ],
};

it('lists each concept in every language, with words to avoid and notes', () => {
  const page = glossaryPage(glossary);
  expect(page).toContain('| English | Spanish | French | Avoid | Note |\n| --- | --- | --- | --- | --- |\n');
  expect(page).toContain(
    '| shadow mode | modo sombra | essai à blanc | en: silent run\\*; es: a ciegas, en silencio | Nobody acts on the results. |\n| wave | oleada | vague |  |  |\n',
  );
});

it('"npm run content -- --schemas" writes it, and a warning reports when it is out of date', () => {
  const root = writeSite(validSite(), { 'content/dictionary/glossary.json': JSON.stringify(glossary) });
  const stale = () =>
    staleSchemas(sourcesOf(validSite()), root).filter(({ file }) => file.startsWith('docs/'));
  expect(stale()).toEqual([
    {
      file: 'docs/glossary.md',
      path: [],
      message:
        'Run "npm run content -- --schemas" to update this page from content/dictionary/glossary.json.',
    },
  ]);
  expect(writeSchemas(root)).toContain('docs/glossary.md');
  expect(readFileSync(join(root, 'docs/glossary.md'), 'utf8')).toBe(glossaryPage(glossary));
  expect(stale()).toEqual([]);
});

it('is omitted if the project has no glossary', () => {
  expect(writeSchemas(writeSite(validSite()))).not.toContain('docs/glossary.md');
});
