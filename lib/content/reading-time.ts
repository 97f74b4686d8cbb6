import type { ArticleBlock } from './views';

/** Words a minute: what adults read of unknown technical prose. */
const speed = 220;

/** Values of a block that visitors do not read. */
const notRead = ['kind', 'language', 'drawing', 'id', 'url', 'link', 'photo'];

function countWords(value: unknown): number {
  if (typeof value === 'string') return value.match(/[\p{L}\p{N}]+(?:[.,'’-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.entries(value)
    .filter(([key]) => !notRead.includes(key))
    .reduce((sum, [, item]) => sum + countWords(item), 0);
}

/** How long an article takes to read, in whole minutes; the references do not count. */
export function readingMinutes(body: readonly ArticleBlock[]): number {
  const words = countWords(body.filter(({ kind }) => kind !== 'references'));
  return Math.max(1, Math.round(words / speed));
}
