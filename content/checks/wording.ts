import type { Locale } from '@/messages/routing';
import type { Fault } from '../fault';
import { excerpt } from './excerpt';
import { faultOf, type Text, type Wording } from './text';
import wornOut from './worn-out.json';

const phrases: Partial<Record<Locale, readonly string[]>> = wornOut.phrases;
const literal: ReadonlySet<string> = new Set(wornOut.literal.map(({ text }) => text));

const letters = '\\p{L}';

/** A phrase as a pattern: `*` stands for any ending, `…` for some words between. */
function patternOf(phrase: string): string {
  return phrase
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', `${letters}*`)
    .replace(/\s*…\s*/g, '[^.;:!?]{1,60}?[\\s,]')
    .replace(/ /g, '[\\s\\u00a0\\u202f]+')
    .replaceAll('-', '[-\\u2011 ]')
    .replaceAll('’', "['’]");
}

const wornOutPatterns = new Map(
  Object.entries(phrases).map(([locale, list]) => [
    locale,
    new RegExp(`(?<!${letters})(?:${list.map(patternOf).join('|')})(?!${letters})`, 'iu'),
  ]),
);

const markup: readonly [find: RegExp, remedy: string][] = [
  [/<\/?[a-z!][^>]*>?/i, 'Take the HTML out: a text is plain, and its look comes from the page'],
  [/&(?:[a-z]+|#\d+|#x[\da-f]+);/i, 'Write the character itself instead of its HTML name'],
  [/!?\[[^\]]*\]\([^)]*\)/, 'Take the Markdown link out: a text is plain; links have fields of their own'],
  [/\*\*|__|`/, 'Take the Markdown out: a text is plain, and its look comes from the page'],
  [/\b(?:javascript|vbscript):\S|\bdata:[a-z]+\//i, 'Take this address out: a text holds no script'],
];

function checkWornOut(wording: Wording): Fault[] {
  const match = wornOutPatterns.get(wording.locale)?.exec(wording.value);
  if (!match || literal.has(wording.value)) return [];
  const message = `Say it concretely instead of “${match[0]}”: what was done, with which technique, what changed, in numbers.`;
  return [faultOf(wording, message, match.index)];
}

function checkMarkup(wording: Wording): Fault[] {
  return markup.flatMap(([find, remedy]) => {
    const match = find.exec(wording.value);
    if (!match) return [];
    return [
      faultOf(wording, `${remedy}: ${excerpt(wording.value, match.index, match[0].length)}.`, match.index),
    ];
  });
}

/** The facts that a text names by placeholder, so that another company can take the site over. */
export type NamedFacts = { company: string; email: string; phone: string };

function checkNames(wording: Wording, facts: NamedFacts): Fault[] {
  return Object.entries(facts).flatMap(([name, fact]) => {
    const index = wording.value.indexOf(fact);
    if (index < 0) return [];
    const isWithin = [wording.value[index - 1], wording.value[index + fact.length]].some(
      (neighbour) => neighbour !== undefined && /[\p{L}\d]/u.test(neighbour),
    );
    return isWithin ? [] : [faultOf(wording, `Write {${name}} instead of “${fact}”.`, index)];
  });
}

/**
 * Worn-out phrases, markup, and facts that stand for themselves.
 * @param facts without them, names are not looked for
 */
export function checkWording(texts: readonly Text[], facts: NamedFacts | undefined): Fault[] {
  return texts.flatMap((text) =>
    Object.values(text.in).flatMap((wording) => [
      ...checkWornOut(wording),
      ...checkMarkup(wording),
      ...(facts ? checkNames(wording, facts) : []),
    ]),
  );
}
