import type { Issue } from './issue';

/** How many fixable issues are listed one by one; more of them are counted. */
const few = 3;

/**
 * The same issues for a person to read: where a command corrects many problems, one line for each file that counts
 * them takes their place.
 */
export function groupFixable(issues: readonly Issue[]): Issue[] {
  const counts = new Map<string, number>();
  for (const { file, isFixable } of issues) if (isFixable) counts.set(file, (counts.get(file) ?? 0) + 1);
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const seen = new Set<string>();
  return issues.flatMap((issue): Issue[] => {
    const count = counts.get(issue.file) ?? 0;
    if (!issue.isFixable || count === 1 || total <= few) return [issue];
    if (seen.has(issue.file)) return [];
    seen.add(issue.file);
    const message = `${count} typography problems; "npm run content -- --fix" corrects all.`;
    return [{ file: issue.file, path: [], message, at: issue.at }];
  });
}
