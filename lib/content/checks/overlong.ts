import type { Issue } from '../issue';
import { excerpt } from './excerpt';
import { sentencesOf } from './sentences';
import { issueOf, type Text, type Wording } from './text';

/** Beyond this a paragraph is skipped rather than read; legal pages have to be longer. */
const paragraph = 800;
/** Words of a sentence. */
const sentence = 50;

function longSentence({ value }: Wording): { index: number; words: number } | undefined {
  // Shorter texts cannot have so many words.
  if (value.length < sentence * 3) return undefined;
  for (const { text, index } of sentencesOf(value)) {
    if (text.length < sentence * 3) continue;
    const words = text.match(/\p{L}+(?:['’-]\p{L}+)*/gu)?.length ?? 0;
    if (words > sentence) return { index, words };
  }
  return undefined;
}

/** Paragraphs and sentences that are longer than people read. */
export function checkOverlong(texts: readonly Text[]): Issue[] {
  return texts.flatMap((text) => {
    if (text.source.area === 'legal' || text.source.area === 'messages') return [];
    return Object.values(text.in).flatMap((wording): Issue[] => {
      const { value } = wording;
      if (value.length > paragraph) {
        const message = `Divide this paragraph: it has ${value.length} characters, and beyond ${paragraph} it is skipped rather than read.`;
        return [issueOf(wording, message)];
      }
      const long = longSentence(wording);
      if (!long) return [];
      const message = `Divide this sentence of ${long.words} words: ${excerpt(value, long.index, 1)}.`;
      return [issueOf(wording, message, long.index)];
    });
  });
}
