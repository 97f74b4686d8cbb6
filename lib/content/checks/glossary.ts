import dictionary from '@/content/dictionary/glossary.json';
import type { Locale } from '@/messages/routing';
import type { Issue } from '../issue';
import { languageName } from '../language-name';
import { issueOf, type Text, type Wording } from './text';
import { letters, patternOf } from './wording';

/** One concept: its term in every language, and words that writers must not use for it. */
type Term = Partial<Record<Locale, string>> & {
  /** By language; `*` stands for any ending, as in cliches.json. */
  avoid?: Partial<Record<Locale, readonly string[]>>;
  /** When to use the term, for people; nothing checks it. */
  note?: string;
};

export type Glossary = { terms: readonly Term[] };

type Avoided = { pattern: RegExp; term: string };

/** The terms of a concept, which the glossary separates by commas: `rollback, fallback` → “rollback” or “fallback” */
const quoted = (term: string) =>
  term
    .split(/,\s*/)
    .map((one) => `“${one}”`)
    .join(' or ');

const wholeWord = (pattern: string) => new RegExp(`(?<!${letters})(?:${pattern})(?!${letters})`);

/** The avoided words of one language, and a pattern that finds whether a text has any of them. */
function avoidedIn(locale: Locale, { terms }: Glossary): { any: RegExp; each: Avoided[] } | undefined {
  const words = terms.flatMap(({ avoid, ...term }) =>
    (avoid?.[locale] ?? []).map((word) => ({ word: patternOf(word), term: term[locale] ?? '' })),
  );
  if (words.length === 0) return undefined;
  return {
    any: wholeWord(words.map(({ word }) => word).join('|')),
    each: words.map(({ word, term }) => ({ pattern: wholeWord(word), term })),
  };
}

/** Lower case, and without the names of placeholders such as {email}, at the same length. */
const readable = (value: string) =>
  value.toLowerCase().replace(/\{\w+\}/g, (placeholder) => '_'.repeat(placeholder.length));

function issuesIn(wording: Wording, each: readonly Avoided[]): Issue[] {
  const text = readable(wording.ownWords);
  return each.flatMap(({ pattern, term }) => {
    const match = pattern.exec(text);
    if (!match) return [];
    const word = wording.value.slice(match.index, match.index + match[0].length);
    const remedy = `Write ${quoted(term)} instead of “${word}” in ${languageName(wording.locale)}`;
    const message = `${remedy}: see docs/glossary.md. If “${word}” means something else here, change content/dictionary/glossary.json.`;
    return [{ ...issueOf(wording, message, match.index), about: { rule: 'glossary', remedy, word } }];
  });
}

/**
 * Reports words that the glossary replaces, so that each concept has one name in each language. A warning, because readers
 * understand the other word.
 * @param glossary the terms, those of content/dictionary/glossary.json without it
 */
export function checkGlossary(texts: readonly Text[], glossary: Glossary = dictionary): Issue[] {
  const avoided = new Map<Locale, ReturnType<typeof avoidedIn>>();
  return texts.flatMap((text) =>
    Object.values(text.in).flatMap((wording) => {
      const { locale, ownWords } = wording;
      if (!avoided.has(locale)) avoided.set(locale, avoidedIn(locale, glossary));
      const words = avoided.get(locale);
      return words?.any.test(readable(ownWords)) ? issuesIn(wording, words.each) : [];
    }),
  );
}
