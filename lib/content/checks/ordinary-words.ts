import { defaultLocale } from '@/messages/routing';
import type { Text } from './text';

const known = new WeakMap<readonly Text[], ReadonlySet<string>>();

/**
 * The words that English texts write in lower case somewhere, and that are therefore no names by themselves:
 * "cloud" is one, "kafka" is none.
 */
export function ordinaryWords(texts: readonly Text[]): ReadonlySet<string> {
  const before = known.get(texts);
  if (before) return before;
  const words = new Set<string>();
  for (const text of texts)
    for (const [word] of (text.in[defaultLocale]?.value ?? '').matchAll(
      /(?<![\p{L}\d])\p{Ll}+(?![\p{L}\d])/gu,
    ))
      words.add(word);
  known.set(texts, words);
  return words;
}

/** The names of a list that can be nothing else: several words, or one that no text writes in lower case. */
export function unambiguousNames(names: readonly string[], texts: readonly Text[]): string[] {
  const ordinary = ordinaryWords(texts);
  return names.filter((name) => /\s/.test(name) || !ordinary.has(name.toLowerCase()));
}
