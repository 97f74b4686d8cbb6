import type { ArticleBlock } from './views';
import { visibleTexts } from './visible-text';

/** Words a minute: what adults read of unknown technical prose. */
const speed = 220;

const countWords = (text: string) => text.match(/[\p{L}\p{N}]+(?:[.,'’-][\p{L}\p{N}]+)*/gu)?.length ?? 0;

/** How long an article takes to read, in whole minutes; the references do not count. */
export function readingMinutes(body: readonly ArticleBlock[]): number {
  const texts = visibleTexts(body.filter(({ kind }) => kind !== 'references'));
  const words = texts.reduce((sum, text) => sum + countWords(text), 0);
  return Math.max(1, Math.round(words / speed));
}
