import { isEntryKind } from '@/lib/site/site-map';
import type { Locale } from '@/messages/routing';
import type { Issue } from '../issue';
import { languageName } from '../language-name';
import { issueOf, type Text } from './text';

/**
 * The recommended minimum length of fields, by the end of their path. Schemas have limits of their own.
 * The numbers are well below the shortest text of a finished entry.
 */
const least: readonly [field: string, characters: number][] = [
  ['details', 120],
  ['summary', 100],
  ['lead', 30],
  ['answer', 100],
  ['capabilities.text', 40],
  ['approach.text', 40],
  ['solutions.text', 40],
  ['challenges.text', 40],
  ['rules.text', 40],
];

/** The same for long texts, whose paragraphs count together. */
const leastWhole: readonly [field: string, characters: number][] = [
  ['introduction', 350],
  ['intro', 250],
  ['challenge', 400],
  ['solution', 400],
  ['retrospective', 150],
  ['firstEngagement.body', 150],
];

const fieldsOf = (path: readonly PropertyKey[]) => path.filter((key) => typeof key === 'string');

function limitOf(path: readonly PropertyKey[]): number | undefined {
  const field = fieldsOf(path).join('.');
  return least.find(([end]) => field === end || field.endsWith(`.${end}`))?.[1];
}

/** The path of the long text that contains a paragraph: up to the list of blocks. */
function wholeOf(path: readonly PropertyKey[]): { path: readonly PropertyKey[]; limit: number } | undefined {
  const at = path.findIndex((key) => typeof key === 'number');
  const head = at < 0 ? path : path.slice(0, at);
  const field = fieldsOf(head).join('.');
  const limit = leastWhole.find(([end]) => field === end || field.endsWith(`.${end}`))?.[1];
  return limit === undefined ? undefined : { path: head, limit };
}

const enumeration = new Intl.ListFormat('en');

type Short = { language: string; length: number };

/**
 * One advice about a text, for all languages in which it is too short.
 * @param what what the numbers are about: "this has" or "these paragraphs have"
 */
function sayMore(short: readonly Short[], limit: number, what: string, rest = ''): string {
  const languages = enumeration.format(short.map(({ language }) => language));
  const lengths = enumeration.format(short.map(({ length }) => String(length)));
  return `Say more in ${languages}: ${what} ${lengths} characters${rest}, and ${limit} are the least that help a reader.`;
}

function shortTexts(texts: readonly Text[]): Issue[] {
  return texts.flatMap((text) => {
    const limit = limitOf(text.path);
    if (limit === undefined) return [];
    const short = Object.values(text.in).filter(({ value }) => value.length < limit);
    const [first] = short;
    if (!first) return [];
    const lengths = short.map(({ locale, value: { length } }) => ({
      language: languageName(locale),
      length,
    }));
    const message = sayMore(lengths, limit, short.length > 1 ? 'they have' : 'this has');
    return [issueOf(short.length > 1 ? { ...first, path: text.path } : first, message)];
  });
}

type Whole = { file: string; path: readonly PropertyKey[]; limit: number; lengths: Map<Locale, number> };

function shortWholes(texts: readonly Text[]): Issue[] {
  const wholes = new Map<string, Whole>();
  for (const text of texts) {
    const found = wholeOf(text.path);
    if (!found) continue;
    const { file } = text.source;
    const key = [file, found.path.join('.')].join('\n');
    const whole = wholes.get(key) ?? { file, ...found, lengths: new Map() };
    wholes.set(key, whole);
    for (const { locale, value } of Object.values(text.in))
      whole.lengths.set(locale, (whole.lengths.get(locale) ?? 0) + value.length);
  }
  return [...wholes.values()].flatMap(({ file, path, limit, lengths }) => {
    const short = [...lengths]
      .filter(([, length]) => length < limit)
      .map(([locale, length]) => ({ language: languageName(locale), length }));
    if (short.length === 0) return [];
    return [{ file, path, message: sayMore(short, limit, 'these paragraphs have', ' together') }];
  });
}

/** Reports texts that are valid by the schema but too short. */
export function checkTooShort(texts: readonly Text[]): Issue[] {
  const entries = texts.filter(({ source: { area } }) => isEntryKind(area) || area === 'pages');
  return [...shortTexts(entries), ...shortWholes(entries)];
}
