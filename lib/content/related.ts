/** The first `count` entries other than the current one, in their order (specification, section 9). */
export function firstOthers<T extends { id: string }>(
  entries: readonly T[],
  currentId: string,
  count = 3,
): T[] {
  const others: T[] = [];
  for (const entry of entries) {
    if (others.length === count) break;
    if (entry.id !== currentId) others.push(entry);
  }
  return others;
}

/**
 * Up to `count` other entries: those of the same industry first, then the others, each in list order
 * (specification, section 2, case study detail).
 */
export function sameIndustryFirst<T extends { id: string; industryId: string }>(
  entries: readonly T[],
  current: { id: string; industryId: string },
  count = 3,
): T[] {
  const same = entries.filter(({ industryId }) => industryId === current.industryId);
  const others = entries.filter(({ industryId }) => industryId !== current.industryId);
  return firstOthers([...same, ...others], current.id, count);
}

/**
 * Up to `count` other entries: those first that share the most subjects, else in their order. Those that share none
 * come last.
 * @param subjects lists what an entry is about
 */
export function mostShared<T extends { id: string }>(
  entries: readonly T[],
  currentId: string,
  subjects: (entry: T) => readonly string[],
  count = 3,
): T[] {
  const current = entries.find(({ id }) => id === currentId);
  const own = new Set(current && subjects(current));
  const shared = (entry: T) => subjects(entry).filter((subject) => own.has(subject)).length;
  return firstOthers(
    entries.toSorted((a, b) => shared(b) - shared(a)),
    currentId,
    count,
  );
}
