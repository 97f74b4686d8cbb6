import { type EntryKind, entryKinds } from '@/lib/site/site-map';
import { contentPath } from '../files';
import type { Issue } from '../issue';
import { didYouMean } from './near';
import { listAt, type Source, valueAt } from './source';

const file = contentPath(null, 'order');

function checkList(list: EntryKind, order: unknown, names: readonly string[]): Issue[] {
  if (!Array.isArray(valueAt(order, list))) return [];
  const listed = listAt(order, list);
  const issues: Issue[] = [];
  const existing = new Set(names);
  const seen = new Set<unknown>();
  listed.forEach((id, index) => {
    if (typeof id !== 'string') return;
    const path = [list, index];
    if (seen.has(id)) {
      issues.push({ file, path, message: `Remove this "${id}": the list names it twice.` });
    } else if (!existing.has(id)) {
      const message = `Remove "${id}" from this list, or add ${contentPath(list, id)}: there is no such file.${didYouMean(id, names)}`;
      issues.push({ file, path, message });
    }
    seen.add(id);
  });
  for (const name of names) {
    if (seen.has(name)) continue;
    const message = `Add "${name}" to this list: without a place in the order, ${contentPath(list, name)} is shown nowhere.`;
    issues.push({ file, path: [list], message });
  }
  return issues;
}

/** `content/order.json` names every entry once, and none that does not exist. */
export function checkOrder(sources: readonly Source[]): Issue[] {
  const order = sources.find((source) => source.file === file)?.data;
  return entryKinds.flatMap((list) =>
    checkList(
      list,
      order,
      sources.filter(({ area }) => area === list).map(({ name }) => name),
    ),
  );
}
