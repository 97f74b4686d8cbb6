import { folders } from '../files';
import type { Issue } from '../issue';
import { type Source, valueAt } from './source';

/** Who has an id: of several files, the one that is named like it. */
function ownersOf(sources: readonly Source[]): Map<unknown, Source> {
  const owners = new Map<unknown, Source>();
  for (const source of sources) {
    const id = valueAt(source.data, 'id');
    if (!owners.has(id) || id === source.name) owners.set(id, source);
  }
  return owners;
}

function checkId(source: Source, owners: ReadonlyMap<unknown, Source>): Issue[] {
  const { file, name, data } = source;
  const id = valueAt(data, 'id');
  if (typeof id !== 'string' || id === name) return [];
  const owner = owners.get(id);
  const message =
    owner && owner !== source
      ? `Write "${name}" here, like the file's name: "${id}" is the id of ${owner.file} already.`
      : `Write "${name}" here, like the file's name, or rename the file to "${id}.json".`;
  return [{ file, path: ['id'], message }];
}

/** Ids that differ from their file's name, and ids that two entries of a folder share. */
export function checkIds(sources: readonly Source[]): Issue[] {
  return folders.flatMap((folder) => {
    const own = sources.filter(({ area }) => area === folder);
    const owners = ownersOf(own);
    return own.flatMap((source) => checkId(source, owners));
  });
}
