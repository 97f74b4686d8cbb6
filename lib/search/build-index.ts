import { heaviest, type SearchIndex, type SearchWords } from './index-format';
import type { WordRules } from './language-data';
import { createStemmer, type Stemmer, wordsOf } from './words';

/** What the index is made of: one document with all its text. */
export type SearchSource = {
  group: number;
  title: string;
  link: string;
  excerpt: string;
  /** Other words that visitors use for it; they count as much as its title. */
  keywords?: string;
  /** All other text. */
  body: readonly string[];
};

/**
 * A group with more documents than this would make the index too large. Its documents are then found by their titles and
 * excerpts only, and their results show no excerpt.
 */
export const longestGroup = 100;

/** How much a word counts: in the title, in the excerpt, and in all other text. */
const fieldWeights = { title: 12, keywords: 12, excerpt: 3, body: 1 };

/** A text counts at most this much, however often it repeats a word. */
const mostRepetitions = 4;

const letter = (weight: number) => String.fromCharCode(64 + weight);

function addWords(
  weights: Map<string, number>,
  text: string,
  weight: number,
  most: number,
  stemmer: Stemmer,
) {
  const counts = new Map<string, number>();
  for (const { text: word } of wordsOf(text)) {
    if (stemmer.isIgnored(word)) continue;
    const stem = stemmer.stem(word);
    counts.set(stem, Math.min(most, (counts.get(stem) ?? 0) + 1));
  }
  for (const [stem, count] of counts) weights.set(stem, (weights.get(stem) ?? 0) + count * weight);
}

/** The weight of every stem in a document. */
function stemWeights(
  { title, excerpt, keywords = '', body }: SearchSource,
  withBody: boolean,
  stemmer: Stemmer,
) {
  const weights = new Map<string, number>();
  addWords(weights, title, fieldWeights.title, 1, stemmer);
  addWords(weights, keywords, fieldWeights.keywords, 1, stemmer);
  addWords(weights, excerpt, fieldWeights.excerpt, 1, stemmer);
  if (withBody) addWords(weights, body.join(' '), fieldWeights.body, mostRepetitions, stemmer);
  return weights;
}

function frontCode(stems: readonly string[]): string {
  let before = '';
  return stems
    .map((stem) => {
      let shared = 0;
      while (shared < 35 && shared < stem.length && stem[shared] === before[shared]) shared++;
      before = stem;
      return shared.toString(36) + stem.slice(shared);
    })
    .join(' ');
}

type Options = {
  language: string;
  rules?: WordRules;
  words: SearchWords;
  groups: readonly string[];
};

/** Builds the search index of one language. Its documents keep the order of the sources. */
export function buildIndex(
  sources: readonly SearchSource[],
  { language, rules = { endings: '', ignored: '' }, words, groups }: Options,
): SearchIndex {
  const stemmer = createStemmer(rules);
  const isLong = groups.map((_, group) => sources.filter((one) => one.group === group).length > longestGroup);
  const documentsOf = new Map<string, string[]>();
  const last = new Map<string, number>();
  for (const [id, source] of sources.entries()) {
    for (const [stem, weight] of stemWeights(source, !isLong[source.group], stemmer)) {
      const list = documentsOf.get(stem) ?? [];
      list.push((id - (last.get(stem) ?? 0)).toString(36) + letter(Math.min(heaviest, weight)));
      documentsOf.set(stem, list);
      last.set(stem, id);
    }
  }
  const stems = [...documentsOf.keys()].sort();
  return {
    language,
    rules,
    words,
    groups,
    group: sources.map(({ group }) => group),
    title: sources.map(({ title }) => title),
    link: sources.map(({ link }) => link),
    excerpt: sources.map(({ excerpt, group }) => (isLong[group] ? '' : excerpt)),
    stems: frontCode(stems),
    postings: stems.map((stem) => documentsOf.get(stem)?.join('')).join(' '),
  };
}
