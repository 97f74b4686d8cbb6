import same from '@/content/dictionary/same-in-every-language.json';
import { escapePattern } from '@/lib/site/escape-pattern';
import { defaultLocale, type Locale } from '@/messages/routing';
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

/**
 * Texts that are still English in another language.
 * @param names names that need no translation
 * @param exceptions texts that may be the same, those of content/dictionary/same-in-every-language.json without it
 */
export function checkParity(
  texts: readonly Text[],
  names: readonly string[],
  exceptions: readonly Exception[] = same,
): Issue[] {
  const neutral = neutralPattern(names);
  const hasWords = (text: string) => /\p{L}/u.test(text.replace(neutral, ' '));
  const issues: Issue[] = [];
  for (const text of texts) {
    const english = text.in[defaultLocale];
    if (!english) continue;
    for (const wording of Object.values(text.in)) {
      if (wording === english || wording.value.trim() !== english.value.trim()) continue;
      if (isException(wording, exceptions) || !hasWords(wording.value)) continue;
      const language = languageName(wording.locale as Locale);
      const message = `Translate this text into ${language}: it is the same as the English one. If it is a name, add it to content/dictionary/names.txt; if both languages have the same word, add it to content/dictionary/same-in-every-language.json.`;
      issues.push(issueOf(wording, message));
    }
  }
  return issues;
}
