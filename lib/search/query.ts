import { countErrors } from './edit-distance';
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

/** The words of a query that count: those that are not ignored, or all if there are no others. */
function queryWords(query: string, stemmer: Stemmer): QueryWord[] {
  const all = wordsOf(query.slice(0, maxWords * maxWordLength))
    .slice(0, maxWords)
    .map(({ text }) => ({ text: text.slice(0, maxWordLength), stem: stemmer.stem(text) }));
  const important = all.filter(({ text }) => !stemmer.isIgnored(text));
  return important.length > 0 ? important : all;
}

/** The stems that a word matches, by their positions in the index, with the quality of each match. */
type Matches = Map<number, number>;

/** Adds a match. Of several matches of a stem, the best one counts. */
type AddMatch = (position: number, value: number) => void;

/** Adds the stems that begin with a word or its stem. */
function addBeginnings({ text, stem }: QueryWord, stems: readonly string[], add: AddMatch) {
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
}

/** Adds the stems of which the visitor may still be typing a form. */
function addUnfinished({ text }: QueryWord, stems: readonly string[], stemmer: Stemmer, add: AddMatch) {
  for (let length = 4; length < text.length; length++) {
    const position = lowerBound(stems, text.slice(0, length));
    const candidate = stems[position];
    if (candidate === text.slice(0, length) && isUnfinished(text, candidate, stemmer))
      add(position, quality.exact);
  }
}

/** Adds the stems that differ from a word by a few letters. */
function addMisspelled({ text, stem }: QueryWord, stems: readonly string[], add: AddMatch) {
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

/** Finds the stems that a word matches. Misspelled ones count only if there are no others. */
function findMatches(word: QueryWord, stems: readonly string[], stemmer: Stemmer): Matches {
  const found: Matches = new Map();
  const add: AddMatch = (position, value) => found.set(position, Math.max(value, found.get(position) ?? 0));
  addBeginnings(word, stems, add);
  addUnfinished(word, stems, stemmer, add);
  if (found.size === 0) addMisspelled(word, stems, add);
  return found;
}

/**
 * The scores of the documents that have one of the matching stems. Rare stems count more; of several stems in a document,
 * the best one counts.
 * @param postings the coded postings of each stem
 * @param count the number of documents in the index
 */
function scoreDocuments(matches: Matches, postings: readonly string[], count: number): Map<number, number> {
  const best = new Map<number, number>();
  for (const [position, value] of matches) {
    const list = decodePostings(postings[position] ?? '');
    const rarity = Math.log(1 + count / list.length);
    for (const { id, weight } of list)
      best.set(id, Math.max(best.get(id) ?? 0, value * rarity * (weight / (weight + halfWeight))));
  }
  return best;
}

/** Splits a text at the words that match: every second part, from the second, is such a word. */
function splitAtWords(text: string, isMatch: (word: string) => boolean): string[] {
  const parts: string[] = [];
  let end = 0;
  for (const word of wordsOf(text)) {
    if (!isMatch(word.text)) continue;
    parts.push(text.slice(end, word.start), text.slice(word.start, word.end));
    end = word.end;
  }
  return [...parts, text.slice(end)];
}

/** Creates a function that caches its results by a key. */
function cached<Item, Key, Value>(keyOf: (item: Item) => Key, compute: (item: Item) => Value) {
  const known = new Map<Key, Value>();
  return (item: Item): Value => {
    const key = keyOf(item);
    const value = known.get(key) ?? compute(item);
    known.set(key, value);
    return value;
  };
}

/** Creates the functions that search an index. */
export function createSearch(index: SearchIndex): Search {
  const stemmer = createStemmer(index.rules);
  const stems = decodeStems(index.stems);
  const postings = index.postings.split(' ');
  /** Cached, because only the last word of a query changes during typing. */
  const matchesOf = cached(
    ({ text }: QueryWord) => text,
    (word) => findMatches(word, stems, stemmer),
  );
  /** The words of a title that was a candidate. */
  const titleWords = cached(
    (id: number) => id,
    (id) => new Set(wordsOf(index.title[id] ?? '').map(({ text }) => text)),
  );

  function find(query: string): Result[] {
    const words = queryWords(query, stemmer);
    const scores = new Map<number, { score: number; words: number }>();
    for (const word of words)
      for (const [id, value] of scoreDocuments(matchesOf(word), postings, index.title.length)) {
        const sum = scores.get(id) ?? { score: 0, words: 0 };
        const bonus = titleWords(id).has(word.text) ? titleBonus : 0;
        scores.set(id, { score: sum.score + value + bonus, words: sum.words + 1 });
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
    const words = queryWords(query, stemmer);
    const wanted = new Set(words.flatMap((word) => Array.from(matchesOf(word).keys(), (i) => stems[i])));
    const starts = words.map(({ text }) => text);
    const isMatch = (word: string) => {
      const typed = starts.some((start) => word.startsWith(start));
      if (!typed && !wanted.has(stemmer.stem(word))) return false;
      return !stemmer.isIgnored(word) || starts.includes(word);
    };
    return (text) => splitAtWords(text, isMatch);
  }

  return { find, highlighter };
}
