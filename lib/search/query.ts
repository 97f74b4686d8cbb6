import type { SearchDocument, SearchIndex } from './index-format';
import { createStemmer, type Stemmer, wordsOf } from './words';

/** A result with its score; only the order of scores has a meaning. */
export type Result = SearchDocument & { score: number };

export type Search = {
  /** The results of a query, best first. */
  find(query: string): Result[];
  /**
   * Creates a function that splits a text: every second part, from the second, matches the query. Joined, the parts are
   * the text.
   */
  highlighter(query: string): (text: string) => string[];
};

/** Longer queries are cut. */
const maxWords = 12;
const maxWordLength = 40;

/** How much a match counts: the word itself, its beginning, and a misspelled word. */
const quality = { exact: 1, prefix: 0.6, misspelled: 0.4 };

/** The score of a word that is in the title as typed: "seguros" finds "Seguros" before "Seguridad". */
const titleBonus = 1;

/** At this weight, a word counts half as much as it can. */
const halfWeight = 6;

/** How many letters may be wrong in a word of this length. */
const mostErrors = (length: number) => (length < 4 ? 0 : length < 8 ? 1 : 2);

function decodeStems(coded: string): string[] {
  let before = '';
  return coded.split(' ').map((item) => {
    before = before.slice(0, Number.parseInt(item[0] ?? '0', 36)) + item.slice(1);
    return before;
  });
}

type Posting = { id: number; weight: number };

function decodePostings(coded: string): Posting[] {
  let id = 0;
  return Array.from(coded.matchAll(/([0-9a-z]+)([A-Z])/g), ([, distance = '', weight = '']) => {
    id += Number.parseInt(distance, 36);
    return { id, weight: weight.charCodeAt(0) - 64 };
  });
}

/**
 * The number of single-letter errors between two words (inserted, missing, wrong, or swapped letters).
 * @returns a number above `most` as soon as there are more errors than that
 */
export function countErrors(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let [beforeLast, last] = [[] as number[], Array.from({ length: b.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let errors = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        errors = Math.min(errors, (beforeLast[j - 2] ?? 0) + 1);
      row.push(errors);
    }
    if (Math.min(...row) > most) return most + 1;
    [beforeLast, last] = [last, row];
  }
  return last[b.length] ?? most + 1;
}

/** A word of the query: as typed, and its stem. */
type QueryWord = { text: string; stem: string };

/** Whether the visitor may still be typing a form of the stem: "manufacturi" for "manufactur". */
const isUnfinished = (text: string, stem: string, stemmer: Stemmer) =>
  stem.length >= 4 && text.startsWith(stem) && stemmer.startsEnding(text.slice(stem.length));

/** The first position in a sorted list at which an item is not below `wanted`. */
function lowerBound(sorted: readonly string[], wanted: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as string) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Creates the functions that search an index. */
export function createSearch(index: SearchIndex): Search {
  const stemmer = createStemmer(index.rules);
  const stems = decodeStems(index.stems);
  const postings = index.postings.split(' ');
  const count = index.title.length;
  /** Caches the matching stems of each word of a query, because only the last word changes during typing. */
  const known = new Map<string, Map<number, number>>();

  /** The words of each title that was a candidate. */
  const titles = new Map<number, ReadonlySet<string>>();

  function titleWords(id: number): ReadonlySet<string> {
    const words = titles.get(id) ?? new Set(wordsOf(index.title[id] ?? '').map(({ text }) => text));
    titles.set(id, words);
    return words;
  }

  function queryWords(query: string): QueryWord[] {
    const all = wordsOf(query.slice(0, maxWords * maxWordLength))
      .slice(0, maxWords)
      .map(({ text }) => ({ text: text.slice(0, maxWordLength), stem: stemmer.stem(text) }));
    const important = all.filter(({ text }) => !stemmer.isIgnored(text));
    return important.length > 0 ? important : all;
  }

  function matchesOf({ text, stem }: QueryWord): Map<number, number> {
    const cached = known.get(text);
    if (cached) return cached;
    const found = new Map<number, number>();
    const add = (position: number, value: number) =>
      found.set(position, Math.max(value, found.get(position) ?? 0));
    for (const start of new Set([text, stem])) {
      // A short stem is the beginning of too many other words.
      if (start !== text && start.length < 5) {
        const position = lowerBound(stems, start);
        if (stems[position] === start) add(position, quality.exact);
        continue;
      }
      for (let i = lowerBound(stems, start); stems[i]?.startsWith(start); i++)
        add(
          i,
          stems[i] === start ? quality.exact : (quality.prefix * start.length) / (stems[i] as string).length,
        );
    }
    for (let length = 4; length < text.length; length++) {
      const position = lowerBound(stems, text.slice(0, length));
      const candidate = stems[position];
      if (candidate === text.slice(0, length) && isUnfinished(text, candidate, stemmer))
        add(position, quality.exact);
    }
    if (found.size === 0) addMisspelled({ text, stem }, add);
    known.set(text, found);
    return found;
  }

  function addMisspelled({ text, stem }: QueryWord, add: (position: number, value: number) => void) {
    const most = mostErrors(text.length);
    if (most === 0) return;
    for (const [position, candidate] of stems.entries()) {
      let errors = countErrors(stem, candidate, most);
      // The visitor may still be typing.
      if (errors > 1 && candidate.length > text.length)
        errors = Math.min(errors, countErrors(text, candidate.slice(0, text.length), most) + 0.5);
      if (errors > most) continue;
      const sameStart = candidate[0] === text[0] ? 1 : 0.5;
      add(position, (quality.misspelled * sameStart) / errors);
    }
  }

  function find(query: string): Result[] {
    const words = queryWords(query);
    const scores = new Map<number, { score: number; words: number }>();
    for (const word of words) {
      const best = new Map<number, number>();
      for (const [position, value] of matchesOf(word)) {
        const list = decodePostings(postings[position] ?? '');
        const rarity = Math.log(1 + count / list.length);
        for (const { id, weight } of list)
          best.set(id, Math.max(best.get(id) ?? 0, value * rarity * (weight / (weight + halfWeight))));
      }
      for (const [id, value] of best) {
        const sum = scores.get(id) ?? { score: 0, words: 0 };
        const bonus = titleWords(id).has(word.text) ? titleBonus : 0;
        scores.set(id, { score: sum.score + value + bonus, words: sum.words + 1 });
      }
    }
    return Array.from(scores, ([id, { score, words: matched }]) => ({
      group: index.group[id] ?? 0,
      title: index.title[id] ?? '',
      link: index.link[id] ?? '',
      excerpt: index.excerpt[id] ?? '',
      score: score * (matched / words.length) ** 2,
    })).sort((a, b) => b.score - a.score);
  }

  function highlighter(query: string): (text: string) => string[] {
    const words = queryWords(query);
    const wanted = new Set(words.flatMap((word) => Array.from(matchesOf(word).keys(), (i) => stems[i])));
    const starts = words.map(({ text }) => text);
    return (text) => split(text, wanted, starts);
  }

  function split(text: string, wanted: ReadonlySet<string | undefined>, starts: readonly string[]): string[] {
    const parts: string[] = [];
    let end = 0;
    for (const word of wordsOf(text)) {
      const typed = starts.some((start) => word.text.startsWith(start));
      if (!typed && !wanted.has(stemmer.stem(word.text))) continue;
      if (stemmer.isIgnored(word.text) && !starts.includes(word.text)) continue;
      parts.push(text.slice(end, word.start), text.slice(word.start, word.end));
      end = word.end;
    }
    return [...parts, text.slice(end)];
  }

  return { find, highlighter };
}
