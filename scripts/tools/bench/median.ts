/**
 * The median of numbers.
 * @throws {Error} if the list is empty
 */
export function median(numbers: readonly number[]): number {
  if (numbers.length === 0) throw new Error('There is nothing to take the median of.');
  const sorted = [...numbers].sort((a, b) => a - b);
  const half = sorted.length / 2;
  const upper = sorted[Math.floor(half)] ?? 0;
  return Number.isInteger(half) ? ((sorted[half - 1] ?? 0) + upper) / 2 : upper;
}

/** The median of each field of a list of records. */
export function medians<Key extends string>(records: readonly Record<Key, number>[]): Record<Key, number> {
  const keys = Object.keys(records[0] ?? {}) as Key[];
  return Object.fromEntries(keys.map((key) => [key, median(records.map((record) => record[key]))])) as Record<
    Key,
    number
  >;
}
