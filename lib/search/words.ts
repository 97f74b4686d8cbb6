import type { WordRules } from './language-data';

/** A word of a text: where it is, and its form without accents and in lower case. */
export type Word = { start: number; end: number; text: string };

/** Lower case without accents and ligatures: "Éxito" and "exito" are the same word. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss');
}

/** The words of a text in order. Numbers count as words; punctuation separates. */
export function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(/[\p{L}\p{M}\p{N}]+/gu), ({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    text: fold(word),
  }));
}

/** The shortest stem, so that short words stay whole. */
const shortestStem = 4;

/** Functions for the words of one language. */
export type Stemmer = {
  /** The stem of a word: the word without its longest known ending. */
  stem(word: string): string;
  isIgnored(word: string): boolean;
  /** Whether a text may be the beginning of an ending, because the visitor is still typing the word. */
  startsEnding(text: string): boolean;
};

/** Creates the functions for the words of one language from its rules. */
export function createStemmer({ endings, ignored }: WordRules): Stemmer {
  const list = endings.split(' ').filter(Boolean);
  const known = new Set(list);
  const longest = Math.max(0, ...list.map(({ length }) => length));
  const stopWords = new Set(ignored.split(' '));
  return {
    stem(word) {
      for (let length = Math.min(longest, word.length - shortestStem); length > 0; length--)
        if (known.has(word.slice(-length))) return word.slice(0, -length);
      return word;
    },
    isIgnored: (word) => stopWords.has(word),
    startsEnding: (text) => list.some((ending) => ending.startsWith(text)),
  };
}
