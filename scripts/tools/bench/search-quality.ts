import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { buildIndex, type SearchSource } from '@/lib/search/build-index';
import { indexFolder, type SearchIndex } from '@/lib/search/index-format';
import { wordRules } from '@/lib/search/language-data';
import { createSearch } from '@/lib/search/query';
import { splitLocalePath } from '@/messages/routing';
import { random } from '../artwork/random';
import queries from './search-queries.json';

/** The expected page must be among this many results. */
const maxRank = 3;

/** Reads the search indexes of an export, with their compressed sizes in bytes. */
export function readIndexes(out: string): { index: SearchIndex; file: string; size: number }[] {
  const folder = join(out, indexFolder);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({
      index: JSON.parse(readFileSync(join(folder, name), 'utf8')) as SearchIndex,
      file: `${indexFolder}/${name}`,
      size: statSync(join(folder, `${name}.br`)).size,
    }));
}

/** A query whose expected page is not among the first results; `rank` is its position, 0 if it is missing. */
export type Miss = { query: string; wanted: readonly string[]; rank: number };

/**
 * Searches for all queries of a language.
 * @returns the number of queries, and those that miss their page, also if the page does not exist
 */
export function checkQueries(index: SearchIndex): { count: number; misses: Miss[] } {
  const wantedPages: Readonly<Record<string, readonly string[]>> =
    queries[index.language as keyof typeof queries] ?? {};
  const search = createSearch(index);
  const misses: Miss[] = [];
  for (const [query, wanted] of Object.entries(wantedPages)) {
    const paths = search.find(query).map(({ link }) => splitLocalePath(link).path);
    // An expected section includes its parts, such as each of several questions.
    const isWanted = (path: string) =>
      wanted.includes(path) || wanted.includes(path.replace(/-part-\d+$/, ''));
    const rank = paths.findIndex(isWanted) + 1;
    if (rank === 0 || rank > maxRank) misses.push({ query, wanted, rank });
  }
  return { count: Object.keys(wantedPages).length, misses };
}

/** The compressed size of an index with `count` more case studies, whose texts are random words of the index. */
export function sizeWith(index: SearchIndex, count: number): { bytes: number; milliseconds: number } {
  const { next } = random(1);
  const vocabulary = [...index.title, ...index.excerpt].join(' ').split(/\s+/);
  // Some words are more frequent than others, as in real texts.
  const text = (words: number) =>
    Array.from({ length: words }, () => vocabulary[Math.floor(next() ** 2 * vocabulary.length)] ?? '').join(
      ' ',
    );
  const generated = Array.from({ length: count }, (_, number): SearchSource => {
    const title = text(10);
    return {
      group: 1,
      title,
      link: `/case-studies/${title.toLowerCase().split(' ').slice(0, 3).join('-')}-${number}`,
      excerpt: text(22),
      body: [text(600)],
    };
  });
  const start = performance.now();
  const { language, words, groups } = index;
  const built = JSON.stringify(
    buildIndex(generated, { language, rules: wordRules[language as keyof typeof wordRules], words, groups }),
  );
  const milliseconds = performance.now() - start;
  return { bytes: brotliCompressSync(built).length, milliseconds };
}
