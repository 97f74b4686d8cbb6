import { caseStudyFilters } from '@/lib/content/case-study-filter';
import { addressesIn } from '@/lib/content/checks/links';
import { contentPath, type Folder, folders, listIds, type Single, singles } from '@/lib/content/files';
import { kindSchema } from '@/lib/content/json-schemas';
import { mapStrings } from '@/lib/content/map-strings';
import { mapAddresses } from '@/lib/content/marks';
import { schemaAt } from '@/lib/content/schema-at';
import { entryPath, pathOf, topicPath } from '@/lib/site/site-map';
import { isLocale } from '@/messages/routing';
import { type EntryFolder, type Json, readJson } from './project';

/**
 * How a field refers to an entry: by a link, by a text with links, by its id, or by its id in a list. When an entry is
 * removed, lists of case studies to show, and of services that a person leads, change differently from other lists.
 */
type ReferenceKind = 'link' | 'text' | 'field' | 'item' | 'study' | 'lead';

/** A field that refers to an entry. */
export type Reference = {
  source: ContentFile;
  path: readonly PropertyKey[];
  kind: ReferenceKind;
  /** The list or object that contains the field. */
  list: Json;
};

type ContentFile = { file: string; kind: Folder | Single; data: Json };

/**
 * Reads all content files except the order and the redirects, which `replaceEntry` changes.
 * @throws {CommandError} if one is no valid JSON
 */
function readContentFiles(root: string): ContentFile[] {
  const read = (kind: Folder | Single, file: string) => ({ file, kind, data: readJson(root, file) });
  return [
    ...folders.flatMap((folder) => listIds(folder, root).map((id) => read(folder, contentPath(folder, id)))),
    ...singles
      .filter((name) => name !== 'order' && name !== 'redirects')
      .map((name) => read(name, contentPath(null, name))),
  ];
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

/** The lists with a kind of their own, by their name. */
const listKinds: Readonly<Record<string, ReferenceKind>> = { studies: 'study', leads: 'lead' };

/**
 * Returns how a string refers to an entry, if it does. Links and ids are where the checks look for them: ids where the
 * schema names the kind of entries (`.meta({ known })`).
 */
function referenceKind(
  { kind, data }: ContentFile,
  value: string,
  path: readonly PropertyKey[],
  folder: EntryFolder,
  id: string,
): ReferenceKind | undefined {
  const isAddress = (link: string) => leadsTo(link, folder, id) || isFilteredBy(link, folder, id);
  if (addressesIn(value, path).some(isAddress)) return isLocale(path.at(-1)) ? 'text' : 'link';
  if (value !== id || schemaAt(kindSchema(kind), data, path)?.known !== folder) return undefined;
  if (typeof path.at(-1) !== 'number') return 'field';
  return listKinds[String(path.at(-2))] ?? 'item';
}

/** Lists all references to an entry, except those in the order and the redirects. */
export function referencesTo(root: string, folder: EntryFolder, id: string): Reference[] {
  return readContentFiles(root).flatMap((source) => {
    const found: Reference[] = [];
    mapStrings(source.data, (value, path) => {
      const kind = referenceKind(source, value, path, folder, id);
      if (!kind) return value;
      found.push({ source, path, kind, list: listAt(source.data, path) });
      return value;
    });
    return found;
  });
}

/** The minimum number of items of the list that contains a reference. */
export const minItemsOf = ({ source, path }: Reference): number =>
  schemaAt(kindSchema(source.kind), source.data, path.slice(0, -1))?.minItems ?? 0;

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
  id: (kind: Exclude<ReferenceKind, 'link' | 'text'>, list: Json) => string | undefined;
};

/** Returns the data of a file with all references to an entry replaced; undefined if there are none. */
function replaceIn(
  source: ContentFile,
  folder: EntryFolder,
  id: string,
  instead: NewReferences,
): Json | undefined {
  let count = 0;
  const dropped: (readonly PropertyKey[])[] = [];
  const changeLink = (link: string) => {
    if (leadsTo(link, folder, id)) return instead.link(link);
    return isFilteredBy(link, folder, id) ? changeFilter(link, folder, id, instead.filter) : link;
  };
  const changed = mapStrings(source.data, (value, path) => {
    const kind = referenceKind(source, value, path, folder, id);
    if (!kind) return value;
    count += 1;
    if (kind === 'link') return changeLink(value);
    if (kind === 'text') return mapAddresses(value, changeLink);
    const next = instead.id(kind, listAt(source.data, path));
    if (next === undefined) dropped.push(path);
    return next ?? value;
  });
  // Starts with the last one, so that the indexes of the others stay valid.
  for (const path of dropped.reverse()) listAt(changed, path).splice(path.at(-1), 1);
  return count > 0 ? changed : undefined;
}

/**
 * Replaces all references to an entry, except those in the order and the redirects. Writes nothing.
 * @returns the new data of the files that change, by path
 * @throws {CommandError} if a content file is no valid JSON
 */
export function replaceReferences(
  root: string,
  folder: EntryFolder,
  id: string,
  instead: NewReferences,
): Map<string, Json> {
  const changes = readContentFiles(root).map((source): [string, Json] => [
    source.file,
    replaceIn(source, folder, id, instead),
  ]);
  return new Map(changes.filter(([, data]) => data !== undefined));
}

/** Returns a link, or a text with links, with other addresses. */
function changeAddresses(
  value: string,
  path: readonly PropertyKey[],
  change: (link: string) => string,
): string {
  if (addressesIn(value, path).every((link) => change(link) === link)) return value;
  return isLocale(path.at(-1)) ? mapAddresses(value, change) : change(value);
}

/**
 * Leads links to topics in the list of articles to the list itself. Writes nothing.
 * @param topics ids of topics
 * @param changes the new data of files that change already, by path; gets the files that change here
 * @throws {CommandError} if a content file is no valid JSON
 */
export function dropTopicLinks(root: string, topics: readonly string[], changes: Map<string, Json>): void {
  if (topics.length === 0) return;
  const paths = topics.map(topicPath);
  const change = (link: string) =>
    paths.includes(link.replace(/\?[^#]*/, '')) ? link.replace(/#.*$/, '') : link;
  for (const { file, data } of readContentFiles(root)) {
    let isChanged = false;
    const changed = mapStrings(changes.get(file) ?? data, (value, path) => {
      const next = changeAddresses(value, path, change);
      isChanged ||= next !== value;
      return next;
    });
    if (isChanged) changes.set(file, changed);
  }
}
