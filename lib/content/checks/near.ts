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

/** The option that was probably meant, or undefined where none is like the word. */
function nearest(word: string, options: Iterable<string>): string | undefined {
  // Nobody mistypes this much, and comparing gets slow.
  if (word.length > 80) return undefined;
  let best: { option: string; away: number } | undefined;
  for (const option of options) {
    const away = distance(word.toLowerCase(), option.toLowerCase());
    // Two letters that changed places are two apart.
    const bearable = Math.max(option.length > 4 ? 2 : 1, option.length / 4);
    if (away <= bearable && away < (best?.away ?? Number.POSITIVE_INFINITY)) best = { option, away };
  }
  return best?.option;
}

/** ` Did you mean "…"?`, or nothing where no option is like the word. */
export function didYouMean(word: string, options: Iterable<string>): string {
  const option = nearest(word, options);
  return option === undefined ? '' : ` Did you mean "${option}"?`;
}
