function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const swap = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The option that was probably meant; undefined if none is similar. */
export function nearest(word: string, options: Iterable<string>): string | undefined {
  // Longer words are no typing errors, and comparing them is slow.
  if (word.length > 80) return undefined;
  let best: { option: string; difference: number } | undefined;
  for (const option of options) {
    const difference = distance(word.toLowerCase(), option.toLowerCase());
    // Two swapped letters count as two errors.
    const maxDistance = Math.max(option.length > 4 ? 2 : 1, option.length / 4);
    if (difference <= maxDistance && difference < (best?.difference ?? Number.POSITIVE_INFINITY))
      best = { option, difference };
  }
  return best?.option;
}

/** ` Did you mean "…"?`; empty if no option is similar. */
export function didYouMean(word: string, options: Iterable<string>): string {
  const option = nearest(word, options);
  return option === undefined ? '' : ` Did you mean "${option}"?`;
}
