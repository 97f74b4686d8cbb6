/**
 * Replaces every string in some data with the result of a function. All other values stay.
 * @param change gets a string and the keys and indices that lead to it
 */
export function mapStrings(
  data: unknown,
  change: (value: string, path: readonly PropertyKey[]) => string,
  path: readonly PropertyKey[] = [],
): unknown {
  if (typeof data === 'string') return change(data, path);
  if (Array.isArray(data)) return data.map((item, index) => mapStrings(item, change, [...path, index]));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, item]) => [key, mapStrings(item, change, [...path, key])]),
  );
}
