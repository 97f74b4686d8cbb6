import cliches from '@/content/dictionary/cliches.json';
import { escapePattern } from '@/lib/site/escape-pattern';
import { isLocale, type Locale } from '@/messages/routing';
import { linkPattern } from '../addresses';
import type { Issue } from '../issue';
import { isProgram } from '../program';
import { excerpt } from './excerpt';
import { ordinaryWords } from './ordinary-words';
import { eachString, type Source } from './source';
import { issueOf, type Text, type Wording } from './text';

/** Overused phrases by language, and the texts that the specification requires exactly as they are. */
type Cliches = {
  phrases: Partial<Record<Locale, readonly string[]>>;
  literal: readonly { text: string }[];
};

/** Lower-case Latin letters: `\p{L}` in case-insensitive patterns takes twice as long. */
export const letters = '[a-z\\u00df-\\u024f]';

/** Converts a phrase to a pattern: `*` is any ending, `…` is any words in between. */
export function patternOf(phrase: string): string {
  return escapePattern(phrase.toLowerCase())
    .replace(/\s*…\s*/g, '[^.;:!?]{1,60}?[\\s,]')
    .replace(/ /g, '[\\s\\u00a0\\u202f]+')
    .replaceAll('-', '[-\\u2011 ]')
    .replaceAll('\\*', `${letters}*`)
    .replaceAll('’', "['’]");
}

function patternsOf({ phrases }: Cliches): Map<string, RegExp> {
  return new Map(
    Object.entries(phrases).map(([locale, list]) => [
      locale,
      new RegExp(`(?<!${letters})(?:${list.map(patternOf).join('|')})(?!${letters})`),
    ]),
  );
}

const markup: readonly [find: RegExp, remedy: string][] = [
  [/<\/?[a-z!][^>]*>?/i, 'Take the HTML out: a text is plain, and its look comes from the page'],
  // No name has a single letter, so "R&D;" is text.
  [/&(?:[a-z]{2,}\d*|#\d+|#x[\da-f]+);/i, 'Write the character itself instead of its HTML name'],
  [
    /!?\[[^\]]*\]\([^)]*\)/,
    'Take this link out: only paragraphs, list items, and answers may have links, and buttons have a field for theirs',
  ],
  [/\*\*|__|`/, 'Remove these characters: only paragraphs, list items, and answers may have bold words'],
  [/\b(?:javascript|vbscript):\S|\bdata:[a-z]+\//i, 'Take this address out: a text holds no script'],
];

function clichesIn(wording: Wording, pattern: RegExp | undefined): Issue[] {
  const match = pattern?.exec(wording.value.toLowerCase());
  if (!match) return [];
  const found = wording.value.slice(match.index, match.index + match[0].length);
  const message = `Say it concretely instead of “${found}”: what was done, with which technique, what changed, in numbers.`;
  return [issueOf(wording, message, match.index)];
}

/** Matches every text with markup, and some others. */
const suspicious = /[<&[*_`]|^[#-]|script:|data:/i;

/** Patterns of invalid marks in texts that may contain links, bold words, and pictures. */
const brokenMarks: readonly [find: RegExp, remedy: string][] = [
  ...markup.slice(0, 2),
  [
    /!\[[^\]]*\]\([^)]*\)/,
    'Correct the address of this picture: it is that of a photograph on images.unsplash.com, or of your own in /images/uploads',
  ],
  [
    /\[[^\]]*\]\([^)]*\)/,
    'Correct the address of this link: it starts with "/", "https://", "mailto:" or "tel:+" and has no spaces and no brackets',
  ],
  [/\*\*/, 'Put two asterisks right before the first and right after the last of the bold words'],
  [/__|`/, 'Remove these characters; bold words are written **like this**'],
  ...markup.slice(-1),
];

function findMarkup(
  value: string,
  patterns: readonly [find: RegExp, remedy: string][],
): { message: string; offset: number }[] {
  if (!suspicious.test(value)) return [];
  return patterns.flatMap(([find, remedy]) => {
    const match = find.exec(value);
    if (!match) return [];
    const message = `${remedy}: ${excerpt(value, match.index, match[0].length)}.`;
    return [{ message, offset: match.index }];
  });
}

/** Signs of other editors, which pages show as they are. */
const unknownMarks: readonly [find: RegExp, remedy: string][] = [
  [/(?<![*\p{L}\d])\*(?![\s*])[^*]+(?<!\s)\*(?![*\p{L}\d])/u, 'Remove the asterisks: pages show them'],
  [/^#{1,6} /, 'Remove the number sign: pages show it, and headings have a field of their own'],
  [/^[-*] /, 'Remove the sign at the start: pages show it; write the items into a list'],
];

/** Reports signs of emphasis, headings, and lists that pages show as they are. A warning, because the text is readable. */
export function checkUnknownMarks(texts: readonly Text[]): Issue[] {
  return (
    texts
      // The "#" of a message is ICU's number.
      .filter(({ source }) => source.area !== 'messages')
      .flatMap((text) => Object.values(text.in))
      .filter(({ value }) => /\*|^[#-]/.test(value))
      .flatMap((wording) =>
        findMarkup(wording.value, unknownMarks).map(({ message, offset }) =>
          issueOf(wording, message, offset),
        ),
      )
  );
}

function markupIssues(wording: Wording): Issue[] {
  return findMarkup(wording.value, wording.mayHoldMarks ? brokenMarks : markup).map(({ message, offset }) =>
    issueOf(wording, message, offset),
  );
}

/** Markup in names and numbers, which have no language. A valid address may hold such characters: the schemas check it. */
export function checkFactMarkup({ area, file, data }: Source): Issue[] {
  if (area === 'messages') return [];
  const issues: Issue[] = [];
  eachString(data, (value, path) => {
    if (isLocale(path.at(-1)) || isProgram(path) || linkPattern.test(value)) return;
    for (const { message, offset } of findMarkup(value, markup)) issues.push({ file, path, message, offset });
  });
  return issues;
}

/** The facts that texts name by placeholder, so that another company can use the site. */
export type NamedFacts = { company: string; email: string; phone: string };

function namesWrittenOut(wording: Wording, facts: readonly [name: string, fact: string][]): Issue[] {
  return facts.flatMap(([name, fact]) => {
    const index = wording.value.indexOf(fact);
    if (index < 0) return [];
    const isWithin = [wording.value[index - 1], wording.value[index + fact.length]].some(
      (neighbor) => neighbor !== undefined && /[\p{L}\d]/u.test(neighbor),
    );
    return isWithin ? [] : [issueOf(wording, `Write {${name}} instead of “${fact}”.`, index)];
  });
}

/**
 * Reports overused phrases. A warning, because they do not break a page.
 * @param dictionary the phrases, those of content/dictionary/cliches.json without it
 */
export function checkCliches(texts: readonly Text[], dictionary: Cliches = cliches): Issue[] {
  const patterns = patternsOf(dictionary);
  // Which spaces may break a line is a matter of typography.
  const plain = (text: string) => text.replace(/\s/g, ' ');
  const literal = new Set(dictionary.literal.map(({ text }) => plain(text)));
  return texts.flatMap((text) =>
    Object.values(text.in).flatMap((wording) =>
      literal.has(plain(wording.value)) ? [] : clichesIn(wording, patterns.get(wording.locale)),
    ),
  );
}

/** Reports markup in texts. */
export function checkMarkup(texts: readonly Text[]): Issue[] {
  return texts.flatMap((text) => Object.values(text.in).flatMap(markupIssues));
}

/**
 * Reports facts of the company that are written out instead of named by placeholder. A warning, because readers see no
 * difference.
 * @param facts without them, nothing is checked
 */
export function checkNames(texts: readonly Text[], facts: NamedFacts | undefined): Issue[] {
  const { company, email, phone } = facts ?? {};
  // The name of a company may be an ordinary word.
  const isWord = company !== undefined && ordinaryWords(texts).has(company.toLowerCase());
  const named = Object.entries({ company: isWord ? undefined : company, email, phone }).filter(
    (fact): fact is [string, string] => Boolean(fact[1]),
  );
  return texts.flatMap((text) =>
    Object.values(text.in).flatMap((wording) => namesWrittenOut(wording, named)),
  );
}
