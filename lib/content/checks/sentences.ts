export type Sentence = { text: string; index: number };

/** The sentences of a text, each with its place; a point within a number ends none. */
export function sentencesOf(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let from = 0;
  for (const { 0: end, index } of text.matchAll(/[.!?…]\s+/g)) {
    sentences.push({ text: text.slice(from, index + 1), index: from });
    from = index + end.length;
  }
  if (from < text.length) sentences.push({ text: text.slice(from), index: from });
  return sentences;
}
