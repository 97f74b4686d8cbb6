import { caseStudyFilters } from '@/lib/content/case-study-filter';
import { contentPath, type Folder, folders, listIds, singles } from '@/lib/content/files';
import { mapStrings } from '@/lib/content/map-strings';
import { linksIn, mapAddresses, parseMarks } from '@/lib/content/marks';
import { entryPath, pathOf } from '@/lib/site/site-map';
import { isLocale } from '@/messages/routing';
import { type EntryFolder, type Json, orderFile, readJson } from './project';

/** A field that refers to an entry. */
export type Reference = {
  file: string;
  path: readonly PropertyKey[];
  kind: 'link' | 'text' | 'industry' | 'service' | 'study' | 'citation' | 'lead';
  /** The list or object that contains the field. */
  list: Json;
};

/** Lists all content files except the order. */
function contentFiles(root: string): string[] {
  const inFolders = folders.flatMap((folder: Folder) =>
    listIds(folder, root).map((id) => contentPath(folder, id)),
  );
  return [...inFolders, ...singles.map((name) => contentPath(null, name))].filter(
    (file) => file !== orderFile,
  );
}

/** Whether a link leads to the page of an entry, with or without an anchor. */
const leadsTo = (link: string, folder: EntryFolder, id: string) =>
  link.split(/[?#]/)[0] === entryPath(folder, id);

/** Returns the parts of a link to the list of case studies that is filtered; undefined for other links. */
function filteredList(link: string): { path: string; parameters: string[]; anchor: string } | undefined {
  const [, path, query, anchor = ''] = /^([^?#]*)\?([^#]*)(#.*)?$/.exec(link) ?? [];
  if (path !== pathOf('case-studies') || query === undefined) return undefined;
  return { path, parameters: query.split('&'), anchor };
}

/** The query parameter that filters case studies by an entry, e.g. `industry=retail`, if there is one for its folder. */
function filterBy(folder: EntryFolder, id: string): string | undefined {
  const filter = caseStudyFilters.find(({ kind }) => kind === folder);
  return filter && `${filter.parameter}=${id}`;
}

/** Whether a link leads to the list of case studies, filtered by an entry. */
function isFilteredBy(link: string, folder: EntryFolder, id: string): boolean {
  const filter = filterBy(folder, id);
  return filter !== undefined && (filteredList(link)?.parameters.includes(filter) ?? false);
}

/**
 * Changes the filter of a link for which {@link isFilteredBy} is true.
 * @param instead the id of the entry to filter by; undefined removes the filter
 */
function changeFilter(link: string, folder: EntryFolder, id: string, instead: string | undefined): string {
  const { path = link, parameters = [], anchor = '' } = filteredList(link) ?? {};
  const next = instead === undefined ? undefined : filterBy(folder, instead);
  const query = parameters
    .map((parameter) => (parameter === filterBy(folder, id) ? next : parameter))
    .filter((parameter) => parameter !== undefined)
    .join('&');
  return `${path}${query && `?${query}`}${anchor}`;
}

/** Returns the kind of reference to an entry that a string is, if it is one. */
function kindOf(
  value: string,
  path: readonly PropertyKey[],
  folder: EntryFolder,
  id: string,
): Reference['kind'] | undefined {
  const key = path.at(-1);
  const isAddress = (link: string) => leadsTo(link, folder, id) || isFilteredBy(link, folder, id);
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
    const data = readJson(root, file);
    mapStrings(data, (value, path) => {
      const kind = kindOf(value, path, folder, id);
      if (kind) found.push({ file, path, kind, list: listAt(data, path) });
      return value;
    });
    return found;
  });
}

/** Returns the list or object that contains a field. */
const listAt = (data: Json, path: readonly PropertyKey[]): Json =>
  path.slice(0, -1).reduce((value, key) => value[key], data);

/** How references to an entry change. */
type NewReferences = {
  /** Returns the new address of a link to the page of the entry. */
  link: (address: string) => string;
  /** The id of the entry by which links filter the list of case studies instead; undefined removes the filter. */
  filter: string | undefined;
  /** Returns the id of the entry that a field or a list names instead; undefined removes the id from its list. */
  id: (kind: Exclude<Reference['kind'], 'link' | 'text'>, list: Json) => string | undefined;
};

/** Returns the data of a file with all references to an entry replaced; undefined if there are none. */
function replaceIn(data: Json, folder: EntryFolder, id: string, instead: NewReferences): Json | undefined {
  let count = 0;
  const dropped: (readonly PropertyKey[])[] = [];
  const changeLink = (link: string) => {
    if (leadsTo(link, folder, id)) return instead.link(link);
    return isFilteredBy(link, folder, id) ? changeFilter(link, folder, id, instead.filter) : link;
  };
  const changed = mapStrings(data, (value, path) => {
    const kind = kindOf(value, path, folder, id);
    if (!kind) return value;
    count += 1;
    if (kind === 'link') return changeLink(value);
    if (kind === 'text') return mapAddresses(value, changeLink);
    const next = instead.id(kind, listAt(data, path));
    if (next === undefined) dropped.push(path);
    return next ?? value;
  });
  // Starts with the last one, so that the indexes of the others stay valid.
  for (const path of dropped.reverse()) listAt(changed, path).splice(path.at(-1), 1);
  return count > 0 ? changed : undefined;
}

/**
 * Replaces all references to an entry, except that in the order. Writes nothing.
 * @returns the new data of the files that change, by path
 * @throws {CommandError} if a content file is no valid JSON
 */
export function replaceReferences(
  root: string,
  folder: EntryFolder,
  id: string,
  instead: NewReferences,
): Map<string, Json> {
  const changes = contentFiles(root).map((file): [string, Json] => [
    file,
    replaceIn(readJson(root, file), folder, id, instead),
  ]);
  return new Map(changes.filter(([, data]) => data !== undefined));
}
