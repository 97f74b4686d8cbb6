import { type EntryKind, entryKinds } from '@/lib/site/site-map';
import { contentPath } from '../files';
import type { Issue } from '../issue';
import { didYouMean } from './near';
import { listAt, type Source, valueAt } from './source';

const file = contentPath(null, 'order');

type List = { list: EntryKind; ids: readonly unknown[]; names: readonly string[] };

/** The lists of the order, each with the names of the existing files. */
function listsOf(sources: readonly Source[]): List[] {
  const order = sources.find((source) => source.file === file)?.data;
  return entryKinds
    .filter((list) => Array.isArray(valueAt(order, list)))
    .map((list) => ({
      list,
      ids: listAt(order, list),
      names: sources.filter(({ area }) => area === list).map(({ name }) => name),
    }));
}

/** Reports ids in the order without a file. */
export function checkUnknownIds(sources: readonly Source[]): Issue[] {
  return listsOf(sources).flatMap(({ list, ids, names }) =>
    ids.flatMap((id, index): Issue[] => {
      if (typeof id !== 'string' || names.includes(id) || ids.indexOf(id) < index) return [];
      const message = `Remove "${id}" from this list, or add ${contentPath(list, id)}: there is no such file.${didYouMean(id, names)}`;
      return [{ file, path: [list, index], message }];
    }),
  );
}

/** Reports ids that are in the order twice, and files that are missing there. */
function checkPlaces({ list, ids, names }: List): Issue[] {
  const repeated = ids.flatMap((id, index): Issue[] => {
    if (typeof id !== 'string' || ids.indexOf(id) === index) return [];
    return [{ file, path: [list, index], message: `Remove this "${id}": the list names it twice.` }];
  });
  const missing = names
    .filter((name) => !ids.includes(name))
    .map((name) => {
      const message = `Add "${name}" to this list: without a place in the order, ${contentPath(list, name)} is shown nowhere.`;
      return { file, path: [list], message };
    });
  return [...repeated, ...missing];
}

/** Reports differences between `content/order.json` and the entries. */
export function checkOrder(sources: readonly Source[]): Issue[] {
  return [...checkUnknownIds(sources), ...listsOf(sources).flatMap(checkPlaces)];
}
