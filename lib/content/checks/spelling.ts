import { countErrors } from '@/lib/search/edit-distance';
import type { Locale } from '@/messages/routing';
import type { Issue } from '../issue';
import { foreignCharacter, issueOf, type Text, type Wording, wordingsByLanguage } from './text';

/** The words of a language. */
export type Dictionary = { has(word: string): boolean; suggest(word: string): string[] };

const wordPattern = /[\p{L}\p{M}\d]+(?:['’.-][\p{L}\p{M}\d]+)*/gu;

/** What a word may have before it or after it, by language: French elision, the English genitive. */
const attached: Partial<Record<Locale, RegExp>> = {
  en: /['’]s$|(?<=s)['’]$/,
  fr: /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu)['’]/i,
};

function isKnown(word: string, locale: Locale, dictionary: Dictionary): boolean {
  // Numbers, versions, ordinals, and single letters are not checked.
  if (/\d/.test(word) || word.length === 1) return true;
  const lower = word.toLowerCase();
  const sentenceStart = lower.charAt(0) + word.slice(1);
  if (dictionary.has(word) || dictionary.has(sentenceStart) || dictionary.has(lower)) return true;
  const bare = word.replace(attached[locale] ?? /$^/, '');
  if (bare !== word && isKnown(bare, locale, dictionary)) return true;
  const parts = word.split('-');
  return parts.length > 1 && parts.every((part) => isKnown(part, locale, dictionary));
}

/** A word that is in no dictionary. */
type Unknown = { word: string; wording: Wording; index: number; hint: string; isTypo: boolean };

const startOfSentence = /(?:^|[.?!:…]) *$/;
const separators = (word: string) => word.replace(/[^ -]/g, '');

/** Whether a word is a known one with a common prefix or plural ending, e.g. “reindexing”. */
const extendsWord = (word: string, known: string) =>
  word.replace(/^(?:re|pre|un|sub|multi|micro)/, '') === known || word.replace(/e?s$/, '') === known;

/**
 * Whether an unknown word is probably a typing error: one error away from a known word, two if it is long. Other unknown
 * words are probably new: names, products, and compounds (“webhooks”, which a dictionary splits). A capital letter makes
 * a name, except at the start of a sentence.
 * @param before what precedes the word
 * @param options the known words that are similar
 */
function isLikelyTypo(word: string, before: string, options: readonly string[]): boolean {
  const isFirst = startOfSentence.test(before);
  const plain = isFirst ? word.charAt(0).toLowerCase() + word.slice(1) : word;
  if (/\p{Lu}/u.test(plain)) return false;
  const most = plain === word && word.length > 7 ? 2 : 1;
  return options
    .map((option) => (isFirst ? option.charAt(0).toLowerCase() + option.slice(1) : option))
    .filter((option) => separators(option) === separators(plain) && !extendsWord(plain, option))
    .some((option) => countErrors(plain, option, most) <= most);
}

function unknownWords(wording: Wording, dictionary: Dictionary): Unknown[] {
  const { ownWords, locale } = wording;
  // Replacements of the same length keep the positions of the words. A word with a digit is not checked: what precedes
  // words in another language may be a part of one, as in “qu’”.
  const plain = ownWords
    .replace(/\{[^}]*\}/g, (placeholder) => ' '.repeat(placeholder.length))
    .replaceAll(foreignCharacter, '0');
  return [...plain.matchAll(wordPattern)].flatMap(({ 0: found, index }) => {
    const word = found.normalize('NFC');
    if (isKnown(word, locale, dictionary)) return [];
    const options = dictionary.suggest(word);
    const shown = options.slice(0, 3).map((option) => `“${option}”`);
    const hint = shown.length > 0 ? ` (${shown.join(' or ')}?)` : '';
    return [{ word, wording, index, hint, isTypo: isLikelyTypo(word, plain.slice(0, index), options) }];
  });
}

function issueOfWord({ word, wording, index, hint, isTypo }: Unknown): Issue {
  const message = `Correct “${word}”${hint}, or add it to content/dictionary/${wording.locale}.txt; names go to names.txt there.`;
  return { ...issueOf(wording, message, index), about: { rule: 'spelling', isTypo } };
}

/** A capitalized word in several languages is a name, which is reported once. */
function isName(word: string, places: readonly Unknown[]): boolean {
  return /\p{Lu}/u.test(word) && new Set(places.map(({ wording }) => wording.locale)).size > 1;
}

function issueOfName({ word, wording, index, hint }: Unknown, places: readonly Unknown[]): Issue {
  const message = `Add the name “${word}” to content/dictionary/names.txt, or correct it${hint}: ${places.length} texts have it.`;
  return { ...issueOf(wording, message, index), about: { rule: 'spelling', isTypo: false } };
}

/**
 * Reports words that are in no dictionary, and whether they are probably typing errors. A name in several languages is
 * reported once. Words that are marked as another language belong in the dictionary of that language.
 * @param dictionaries by language; a language without one is left out
 */
export function checkSpelling(
  texts: readonly Text[],
  dictionaries: Partial<Record<Locale, Dictionary>>,
): Issue[] {
  const unknown = wordingsByLanguage(texts).flatMap((wording) => {
    const dictionary = dictionaries[wording.locale];
    return dictionary ? unknownWords(wording, dictionary) : [];
  });
  const byWord = new Map<string, Unknown[]>();
  for (const one of unknown) byWord.set(one.word, [...(byWord.get(one.word) ?? []), one]);
  return unknown.flatMap((one): Issue[] => {
    const places = byWord.get(one.word) ?? [];
    if (!isName(one.word, places)) return [issueOfWord(one)];
    return one === places[0] ? [issueOfName(one, places)] : [];
  });
}
