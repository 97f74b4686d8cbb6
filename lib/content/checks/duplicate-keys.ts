import { type AnyNode, parse } from '@humanwhocodes/momoa';
import type { Issue } from '../issue';
import type { Source } from './source';

function countFields(data: unknown): number {
  if (typeof data !== 'object' || data === null) return 0;
  const items = Object.values(data);
  const own = Array.isArray(data) ? 0 : items.length;
  return items.reduce<number>((sum, item) => sum + countFields(item), own);
}

function countNames(text: string): number {
  let count = 0;
  for (const [, colon] of text.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?/g)) if (colon) count += 1;
  return count;
}

function visit(node: AnyNode, file: string, path: readonly PropertyKey[], issues: Issue[]): void {
  if (node.type === 'Array') {
    for (const [index, { value }] of node.elements.entries()) visit(value, file, [...path, index], issues);
  }
  if (node.type !== 'Object') return;
  const lines = new Map<string, number>();
  for (const { name, value } of node.members) {
    const key = name.type === 'String' ? name.value : name.name;
    const { line, column } = name.loc.start;
    const first = lines.get(key);
    if (first !== undefined) {
      const message = `Remove one of the two "${key}" (the other is in line ${first}): only the last one counts.`;
      issues.push({ file, path: [...path, key], message, at: { line, column } });
    }
    lines.set(key, line);
    visit(value, file, [...path, key], issues);
  }
}

/** Reports fields that an object has twice: JSON silently uses the last one. */
export function checkDuplicateKeys({ file, text, data }: Source): Issue[] {
  // Counting is fast; only a file with a duplicate needs a syntax tree.
  if (data === undefined || countFields(data) === countNames(text)) return [];
  const issues: Issue[] = [];
  visit(parse(text).body, file, [], issues);
  return issues;
}
