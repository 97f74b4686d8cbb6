import { contentPath, type Folder, folders, listIds, singles } from '@/lib/content/files';
import { mapStrings } from '@/lib/content/map-strings';
import { linksIn, mapAddresses, parseMarks } from '@/lib/content/marks';
import { isLocale } from '@/messages/routing';
import { type EntryFolder, type Json, readJson, writeJson } from './project';

/** A field that refers to an entry. */
export type Reference = {
  file: string;
  path: readonly PropertyKey[];
  kind: 'link' | 'text' | 'industry' | 'service' | 'study' | 'citation' | 'lead';
};

function contentFiles(root: string): string[] {
  const inFolders = folders.flatMap((folder: Folder) =>
    listIds(folder, root).map((id) => contentPath(folder, id)),
  );
  return [...inFolders, ...singles.map((name) => contentPath(null, name))];
}

/** Whether a link leads to the page of an entry, with or without an anchor. */
const leadsTo = (link: string, folder: EntryFolder, id: string) =>
  link.split(/[?#]/)[0] === `/${folder}/${id}`;

/** Returns the kind of reference to an entry that a string is, if it is one. */
function kindOf(
  value: string,
  path: readonly PropertyKey[],
  folder: EntryFolder,
  id: string,
): Reference['kind'] | undefined {
  const key = path.at(-1);
  const isAddress = (link: string) => leadsTo(link, folder, id);
  if (key === 'link' && isAddress(value)) return 'link';
  if (isLocale(key) && linksIn(parseMarks(value)).some(isAddress)) return 'text';
  if (folder === 'industries' && key === 'industry' && value === id) return 'industry';
  if (folder === 'services' && path[0] === 'services' && path.length === 2 && value === id) return 'service';
  if (folder === 'case-studies' && path[0] === 'caseStudies' && path.length === 2 && value === id)
    return 'citation';
  if (folder === 'services' && path.at(-2) === 'leads' && value === id) return 'lead';
  if (folder === 'case-studies' && path.at(-2) === 'studies' && value === id) return 'study';
  return undefined;
}

/** Lists all references to an entry, except that in the order. */
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

/** Returns the list or object that contains a field. */
const listAt = (data: Json, path: readonly PropertyKey[]): Json =>
  path.slice(0, -1).reduce((value, key) => value[key], data);

/**
 * Replaces all references to an entry.
 * @param instead returns the new value of a reference; undefined removes it from its list. Called for each link in a text
 * @returns the files that changed
 */
export function replaceReferences(
  root: string,
  folder: EntryFolder,
  id: string,
  instead: (value: string, kind: Exclude<Reference['kind'], 'text'>, list: Json) => string | undefined,
): string[] {
  return contentFiles(root).filter((file) => {
    const data: Json = readJson(root, file);
    let count = 0;
    const dropped: (readonly PropertyKey[])[] = [];
    const changed = mapStrings(data, (value, path) => {
      const kind = kindOf(value, path, folder, id);
      if (!kind) return value;
      count += 1;
      const list = listAt(data, path);
      if (kind === 'text')
        return mapAddresses(value, (link) =>
          leadsTo(link, folder, id) ? (instead(link, 'link', list) ?? link) : link,
        );
      const next = instead(value, kind, list);
      if (next === undefined) dropped.push(path);
      return next ?? value;
    });
    // Starts with the last one, so that the indexes of the others stay valid.
    for (const path of dropped.reverse()) listAt(changed, path).splice(path.at(-1), 1);
    if (count > 0) writeJson(root, file, changed);
    return count > 0;
  });
}
