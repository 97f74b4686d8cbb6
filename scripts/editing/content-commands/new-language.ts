import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folders, listIds, singles } from '@/lib/content/files';
import { type JsonSchema, jsonSchemaOf } from '@/lib/content/json-schemas';
import { isLocalizedText } from '@/lib/content/localize';
import { mapStrings } from '@/lib/content/map-strings';
import { alternativeOf } from '@/lib/content/schema-at';
import { isUnwritten, unwritten } from '@/lib/content/unwritten';
import { defaultLocale } from '@/messages/routing';
import { CommandError, edit, entryFile, type Json, readJson, writeJson } from './project';

/** The scripts that languages with two letters in their code write from right to left. */
const rightToLeft = ['Arab', 'Hebr', 'Thaa'];

/**
 * Returns the row of a language in `messages/routing.ts`, derived from its code.
 * @throws {CommandError} if the code is unknown, or the language is written from right to left
 */
export function languageRow(code: string): { name: string; region: string; openGraph: string } {
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
  const { region, script = '' } = new Intl.Locale(code).maximize();
  if (!/^[a-z]{2}$/.test(code) || name === code || region === undefined)
    throw new CommandError(`"${code}" is not a known language code; write two letters, e.g. "de".`);
  // Pages have no `dir`, and their styles were not tested in this direction.
  if (rightToLeft.includes(script))
    throw new CommandError(
      `Choose another language: "${code}" is written from right to left, and the layout of the site is only for left to right.`,
    );
  return {
    name: name.charAt(0).toLocaleUpperCase(code) + name.slice(1),
    region: `${code}-${region}`,
    openGraph: `${code}_${region}`,
  };
}

const routing = 'messages/routing.ts';

function addRow(root: string, code: string): void {
  const path = join(root, routing);
  const source = readFileSync(path, 'utf8');
  const end = source.indexOf('\n} as const;');
  const { name, region, openGraph } = languageRow(code);
  if (end < 0) throw new CommandError(`Add the language to ${routing} by hand: its list was not found.`);
  const row = `\n  ${code}: { name: '${name}', region: '${region}', openGraph: '${openGraph}' },`;
  writeFileSync(path, source.slice(0, end) + row + source.slice(end));
}

/** Adds the new language to every text: the English text with a TODO mark, cut to the maximum length. */
function withLanguage(value: Json, code: string, schema: JsonSchema | undefined): Json {
  if (Array.isArray(value)) return value.map((item) => withLanguage(item, code, schema?.items));
  if (typeof value !== 'object' || value === null) return value;
  const own = alternativeOf(schema, value);
  if (isLocalizedText(value)) {
    const english = value[defaultLocale];
    return {
      ...value,
      [code]: isUnwritten(english)
        ? english
        : unwritten(english, own?.properties?.[defaultLocale]?.maxLength),
    };
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, withLanguage(item, code, own?.properties?.[key])]),
  );
}

/**
 * Adds a language: a row in `messages/routing.ts`, its interface texts, and its texts in the content, all with TODO marks.
 * @returns the number of texts to translate, by folder
 * @throws {CommandError} if the site already has the language, or cannot have it (see {@link languageRow})
 */
export function createLanguage(root: string, code: string): { messages: number; content: number } {
  const source = readFileSync(join(root, routing), 'utf8');
  if (new RegExp(`^ {2}${code}: \\{`, 'm').test(source))
    throw new CommandError(`The site already has the language "${code}"; see ${routing}.`);
  languageRow(code);

  let texts = 0;
  const add = (file: string, schema: JsonSchema) =>
    edit(root, file, (data) => {
      const result = withLanguage(data, code, schema);
      mapStrings(result, (value, path) => {
        if (path.at(-1) === code) texts += 1;
        return value;
      });
      return result;
    });
  for (const folder of folders)
    for (const id of listIds(folder, root)) add(entryFile(folder, id), jsonSchemaOf(folder));
  for (const name of singles) add(`content/${name}.json`, jsonSchemaOf(name));

  let messages = 0;
  const words = mapStrings(readJson(root, `messages/${defaultLocale}.json`), (value) => {
    messages += 1;
    return unwritten(value);
  });
  writeJson(root, `messages/${code}.json`, words);
  addRow(root, code);
  return { messages, content: texts };
}
