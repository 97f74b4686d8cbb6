import { isEntryKind } from '@/lib/site/site-map';
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

function shortTexts(texts: readonly Text[]): Issue[] {
  return texts.flatMap((text) => {
    const limit = limitOf(text.path);
    if (limit === undefined) return [];
    return Object.values(text.in).flatMap((wording) => {
      const { length } = wording.value;
      if (length >= limit) return [];
      const message = `Say more in ${languageName(wording.locale)}: this has ${length} characters, and ${limit} are the least that help a reader.`;
      return [issueOf(wording, message)];
    });
  });
}

function shortWholes(texts: readonly Text[]): Issue[] {
  const wholes = new Map<string, Issue & { length: number; limit: number; language: string }>();
  for (const text of texts) {
    const whole = wholeOf(text.path);
    if (!whole) continue;
    for (const { locale, value, file } of Object.values(text.in)) {
      const key = [file, whole.path.join('.'), locale].join('\n');
      const known = wholes.get(key);
      if (known) known.length += value.length;
      else
        wholes.set(key, {
          file,
          path: whole.path,
          message: '',
          length: value.length,
          limit: whole.limit,
          language: languageName(locale),
        });
    }
  }
  return [...wholes.values()]
    .filter(({ length, limit }) => length < limit)
    .map(({ file, path, length, limit, language }) => ({
      file,
      path,
      message: `Say more in ${language}: these paragraphs have ${length} characters together, and ${limit} are the least that help a reader.`,
    }));
}

/** Reports texts that are valid by the schema but too short. */
export function checkTooShort(texts: readonly Text[]): Issue[] {
  const entries = texts.filter(({ source: { area } }) => isEntryKind(area) || area === 'pages');
  return [...shortTexts(entries), ...shortWholes(entries)];
}
