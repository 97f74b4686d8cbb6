import type { WordRules } from './language-data';

/** The folder of the published indexes. Caches may keep its files permanently, because their names contain a hash. */
export const indexFolder = '/_next/static/search';

/** What the search shows of a page, a question, or a person. */
export type SearchDocument = {
  /** The position of its group in {@link SearchIndex.groups}. */
  group: number;
  title: string;
  link: string;
  /** One or two sentences under the title; empty in a long group. */
  excerpt: string;
};

/** The words of the interface that results need. */
export type SearchWords = {
  /** The heading above the best results of all groups. */
  best: string;
  /** The number of results, with `#` for the number. */
  found: { one: string; other: string };
  none: string;
  hint: string;
  /** The link to the search page. */
  all: string;
  /** Searches to try after an empty result. */
  suggestions: readonly string[];
};

/** The search index of one language, as the browser loads it. */
export type SearchIndex = {
  language: string;
  rules: WordRules;
  words: SearchWords;
  /** The names of the groups in which results are shown. */
  groups: readonly string[];
  /** The documents as parallel lists, which compress better than objects. */
  group: readonly number[];
  title: readonly string[];
  link: readonly string[];
  excerpt: readonly string[];
  /**
   * All stems in alphabetical order, separated by spaces. Each starts with the number of characters that it shares with
   * the previous one, as a digit of base 36.
   */
  stems: string;
  /**
   * The documents of each stem in the same order, separated by spaces: for each document the distance from the previous
   * one (base 36, lower case) and its weight as an upper-case letter, A for 1.
   */
  postings: string;
};

/** The largest weight: Z. */
export const heaviest = 26;
