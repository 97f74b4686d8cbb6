import same from '@/content/dictionary/same-in-every-language.json';
import { escapePattern } from '@/lib/site/escape-pattern';
import { defaultLocale } from '@/messages/routing';
import type { Issue } from '../issue';
import { languageName } from '../language-name';
import { listAt, type Source, valueAt } from './source';
import { issueOf, type Text, type Wording } from './text';
import { unitPattern } from './typography';

type Exception = { text: string; languages: readonly string[] };

/** Characters of a name. */
const longest = 200;

/** Products, standards and rules that the content itself lists by their own names. */
export function namesIn(sources: readonly Source[]): string[] {
  const names = sources.flatMap(({ data }) => [
    ...listAt(data, 'technologies'),
    ...listAt(data, 'content', 'rules').map((rule) => valueAt(rule, 'name')),
  ]);
  // Another rule reports a name of extreme length, which would also make an invalid pattern.
  return [...new Set(names)].filter(
    (name): name is string => typeof name === 'string' && name.length <= longest,
  );
}

/** What needs no translation: placeholders, units, and names. */
function neutralPattern(names: readonly string[]): RegExp {
  // The longest first, so that "Amazon S3" goes whole before "Amazon".
  const literal = names.toSorted((a, b) => b.length - a.length).map(escapePattern);
  return new RegExp(`\\{[^}]*\\}|(?<!\\p{L})(?:${[...literal, unitPattern].join('|')})(?!\\p{L})`, 'gu');
}

function isException({ value, locale }: Wording, exceptions: readonly Exception[]): boolean {
  return exceptions.some(({ text, languages }) => text === value && languages.includes(locale));
}

/** Texts that are still English in another language. */
function sameAsEnglish(
  texts: readonly Text[],
  names: readonly string[],
  exceptions: readonly Exception[],
): Wording[] {
  const neutral = neutralPattern(names);
  const hasWords = (text: string) => /\p{L}/u.test(text.replace(neutral, ' '));
  return texts.flatMap((text) => {
    const english = text.in[defaultLocale];
    return Object.values(text.in).filter(
      (wording) =>
        wording !== english &&
        wording.value.trim() === english?.value.trim() &&
        !isException(wording, exceptions) &&
        hasWords(wording.ownWords),
    );
  });
}

function issueOfSame(wording: Wording): Issue {
  const language = languageName(wording.locale);
  const message = `Translate this text into ${language}: it is the same as the English one. If it is a name, add it to content/dictionary/names.txt; if both languages have the same word, add it to content/dictionary/same-in-every-language.json.`;
  return issueOf(wording, message);
}

/** A text of so many words is often a name, or the same in both languages. */
const short = 3;

const isShort = ({ value }: Wording) =>
  value.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length <= short;

/**
 * Texts of more than three words that are still English in another language.
 * @param names names that need no translation
 * @param exceptions texts that may be the same, those of content/dictionary/same-in-every-language.json without it
 */
export function checkParity(
  texts: readonly Text[],
  names: readonly string[],
  exceptions: readonly Exception[] = same,
): Issue[] {
  return sameAsEnglish(texts, names, exceptions)
    .filter((wording) => !isShort(wording))
    .map(issueOfSame);
}

/** The same for texts of one to three words. A warning, because many are names that nothing lists. */
export function checkShortParity(
  texts: readonly Text[],
  names: readonly string[],
  exceptions: readonly Exception[] = same,
): Issue[] {
  return sameAsEnglish(texts, names, exceptions).filter(isShort).map(issueOfSame);
}
