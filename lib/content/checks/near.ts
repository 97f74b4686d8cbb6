import { countErrors } from '@/lib/search/edit-distance';

/** The option that was probably meant; undefined if none is similar. */
export function nearest(word: string, options: Iterable<string>): string | undefined {
  // Longer words are no typing errors, and comparing them is slow.
  if (word.length > 80) return undefined;
  let best: { option: string; errors: number } | undefined;
  for (const option of options) {
    const most = Math.max(option.length > 4 ? 2 : 1, Math.floor(option.length / 4));
    const errors = countErrors(word.toLowerCase(), option.toLowerCase(), most);
    if (errors <= most && errors < (best?.errors ?? Number.POSITIVE_INFINITY)) best = { option, errors };
  }
  return best?.option;
}

/** ` Did you mean "…"?`; empty if no option is similar. */
export function didYouMean(word: string, options: Iterable<string>): string {
  const option = nearest(word, options);
  return option === undefined ? '' : ` Did you mean "${option}"?`;
}
