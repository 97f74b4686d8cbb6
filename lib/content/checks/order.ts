import type { Fault } from '../fault';
import { contentPath } from '../files';
import { didYouMean } from './near';
import { listAt, type Source, valueAt } from './source';

const ordered = ['services', 'case-studies', 'industries'] as const;
const file = contentPath(null, 'order');

function checkList(list: (typeof ordered)[number], order: unknown, names: readonly string[]): Fault[] {
  if (!Array.isArray(valueAt(order, list))) return [];
  const listed = listAt(order, list);
  const faults: Fault[] = [];
  const existing = new Set(names);
  const seen = new Set<unknown>();
  listed.forEach((id, index) => {
    if (typeof id !== 'string') return;
    const path = [list, index];
    if (seen.has(id)) {
      faults.push({ file, path, message: `Remove this "${id}": the list names it twice.` });
    } else if (!existing.has(id)) {
      const message = `Remove "${id}" from this list, or add ${contentPath(list, id)}: there is no such file.${didYouMean(id, names)}`;
      faults.push({ file, path, message });
    }
    seen.add(id);
  });
  for (const name of names) {
    if (seen.has(name)) continue;
    const message = `Add "${name}" to this list: without a place in the order, ${contentPath(list, name)} is shown nowhere.`;
    faults.push({ file, path: [list], message });
  }
  return faults;
}

/** `content/order.json` names every entry once, and none that does not exist. */
export function checkOrder(sources: readonly Source[]): Fault[] {
  const order = sources.find((source) => source.file === file)?.data;
  return ordered.flatMap((list) =>
    checkList(
      list,
      order,
      sources.filter(({ area }) => area === list).map(({ name }) => name),
    ),
  );
}
