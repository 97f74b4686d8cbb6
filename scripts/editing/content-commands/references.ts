import { contentPath, type Folder, folders, listIds, singles } from '@/lib/content/files';
import { mapStrings } from '@/lib/content/map-strings';
import { type EntryFolder, type Json, readJson, writeJson } from './project';

/** A place that names an entry. */
export type Reference = {
  file: string;
  path: readonly PropertyKey[];
  kind: 'link' | 'industry' | 'service' | 'study';
};

function contentFiles(root: string): string[] {
  const inFolders = folders.flatMap((folder: Folder) =>
    listIds(folder, root).map((id) => contentPath(folder, id)),
  );
  return [...inFolders, ...singles.map((name) => contentPath(null, name))];
}

/** What a string has to do with an entry, if anything. */
function kindOf(
  value: string,
  path: readonly PropertyKey[],
  folder: EntryFolder,
  id: string,
): Reference['kind'] | undefined {
  const address = `/${folder}/${id}`;
  const key = path.at(-1);
  if (key === 'link' && new RegExp(`^${address}(?=[?#]|$)`).test(value)) return 'link';
  if (folder === 'industries' && key === 'industry' && value === id) return 'industry';
  if (folder === 'services' && path[0] === 'services' && path.length === 2 && value === id) return 'service';
  if (folder === 'case-studies' && path.at(-2) === 'studies' && value === id) return 'study';
  return undefined;
}

/** Every place of the content that names an entry, its place in the order left out. */
export function referencesTo(root: string, folder: EntryFolder, id: string): Reference[] {
  return contentFiles(root).flatMap((file) => {
    const found: Reference[] = [];
    mapStrings(readJson(root, file), (value, path) => {
      const kind = kindOf(value, path, folder, id);
      if (kind) found.push({ file, path, kind });
      return value;
    });
    return found;
  });
}

/** The list or object that holds a place. */
const listAt = (data: Json, path: readonly PropertyKey[]): Json =>
  path.slice(0, -1).reduce((value, key) => value[key], data);

/**
 * Replaces every place that names an entry.
 * @param instead gives the new value of a place, or the old one; undefined takes it out of its list
 * @returns the files that changed
 */
export function replaceReferences(
  root: string,
  folder: EntryFolder,
  id: string,
  instead: (value: string, kind: Reference['kind'], list: Json) => string | undefined,
): string[] {
  return contentFiles(root).filter((file) => {
    const data: Json = readJson(root, file);
    let count = 0;
    const dropped: (readonly PropertyKey[])[] = [];
    const changed = mapStrings(data, (value, path) => {
      const kind = kindOf(value, path, folder, id);
      if (!kind) return value;
      count += 1;
      const next = instead(value, kind, listAt(data, path));
      if (next === undefined) dropped.push(path);
      return next ?? value;
    });
    // From the last one on, so that places before it stay where they are.
    for (const path of dropped.reverse()) listAt(changed, path).splice(path.at(-1), 1);
    if (count > 0) writeJson(root, file, changed);
    return count > 0;
  });
}
