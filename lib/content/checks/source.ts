import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Locale, locales } from '@/messages/routing';
import { type Folder, folders, singles } from '../files';
import type { Issue } from '../issue';
import { examineJson } from '../parse';

/** The areas of content in the project: the folders of entries, the single files, and the interface texts. */
export type Area = Folder | 'singles' | 'messages';

/** The files of an area; undefined if its folder is missing. */
export type Listing = { area: Area; folder: string; names: { name: string; isFile: boolean }[] | undefined };

/** A JSON file, read and parsed once for all rules. */
export type Source = {
  area: Area;
  /** Its path from the project's folder, as messages name it. */
  file: string;
  /** Its name without ".json". */
  name: string;
  text: string;
  /** Undefined where the JSON is broken. */
  data: unknown;
};

/** Deeper than any schema goes, and shallow enough for a recursive walk. */
const deepest = 40;

/** Texts that are checked before they are written, by path from the project's folder. */
export type Unsaved = ReadonlyMap<string, string>;

const nothing: Unsaved = new Map();

/** The names of unsaved files in a folder. */
function unsavedIn(folder: string, unsaved: Unsaved): string[] {
  const paths = [...unsaved.keys()].filter((path) => dirname(path) === folder);
  return paths.map((path) => basename(path));
}

function list(root: string, area: Area, folder: string, unsaved: Unsaved): Listing {
  if (!existsSync(join(root, folder))) return { area, folder, names: undefined };
  const names = readdirSync(join(root, folder), { withFileTypes: true })
    // Systems leave files such as .DS_Store behind.
    .filter(({ name }) => !name.startsWith('.'))
    .map((entry) => ({ name: entry.name, isFile: entry.isFile() }));
  for (const name of unsavedIn(folder, unsaved))
    if (!names.some((each) => each.name === name)) names.push({ name, isFile: true });
  return { area, folder, names: names.sort((a, b) => (a.name < b.name ? -1 : 1)) };
}

/**
 * Lists the files in the folders of the content.
 * @param root the project's folder
 * @param unsaved files that count as written
 * @throws {Error} if there is no content
 */
export function listAreas(root: string, unsaved = nothing): Listing[] {
  if (!existsSync(join(root, 'content'))) {
    throw new Error(`There is no folder "content" in ${root}; run the check in the project's folder.`);
  }
  return [
    list(root, 'singles', 'content', unsaved),
    ...folders.map((folder) => list(root, folder, `content/${folder}`, unsaved)),
    list(root, 'messages', 'messages', unsaved),
  ];
}

/** Whether a file belongs to an area; the folders of single files and messages also contain other files. */
export function isExpected(area: Area, name: string): boolean {
  if (area === 'singles') return (singles as readonly string[]).includes(name);
  if (area === 'messages') return locales.includes(name as Locale);
  return true;
}

function isTooDeep(value: unknown, left = deepest): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return left === 0 || Object.values(value).some((item) => isTooDeep(item, left - 1));
}

function parse(text: string, file: string): { data: unknown; issues: Issue[] } {
  const json = examineJson(text, file);
  if ('issue' in json) return { data: undefined, issues: [json.issue] };
  if (!isTooDeep(json.value)) return { data: json.value, issues: [] };
  const message = `Take lists and objects out of each other: they are nested more than ${deepest} deep.`;
  return { data: undefined, issues: [{ file, path: [], message, at: { line: 1, column: 1 } }] };
}

/** A file with another text, e.g. that of an older version. */
export function parseSource(source: Source, text: string): Source {
  return { ...source, text, data: parse(text, source.file).data };
}

/**
 * Reads and parses every file in the listings.
 * @param unsaved texts to use instead of those on disk
 * @returns the files, and the issues of those that are not valid JSON
 */
export function readSources(
  root: string,
  listings: readonly Listing[],
  unsaved = nothing,
): { sources: Source[]; issues: Issue[] } {
  const sources: Source[] = [];
  const issues: Issue[] = [];
  for (const { area, folder, names = [] } of listings) {
    for (const { name: fileName, isFile } of names) {
      const name = fileName.replace(/\.json$/, '');
      if (!isFile || name === fileName || !isExpected(area, name)) continue;
      const file = `${folder}/${fileName}`;
      const text = unsaved.get(file) ?? readFileSync(join(root, file), 'utf8');
      const { data, issues: own } = parse(text, file);
      sources.push({ area, file, name, text, data });
      issues.push(...own);
    }
  }
  return { sources, issues };
}

/** The value that keys and indices lead to, or undefined. */
export function valueAt(data: unknown, ...path: PropertyKey[]): unknown {
  let value = data;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<PropertyKey, unknown>)[key];
  }
  return value;
}

/** The value as a list; empty for anything else, which the schemas report. */
export function listAt(data: unknown, ...path: PropertyKey[]): unknown[] {
  const value = valueAt(data, ...path);
  return Array.isArray(value) ? value : [];
}

type Visit = (value: string, path: readonly PropertyKey[]) => void;

function collect(data: unknown, path: readonly PropertyKey[], visit: Visit): void {
  if (typeof data === 'string') visit(data, path);
  else if (Array.isArray(data))
    for (const [index, item] of data.entries()) collect(item, [...path, index], visit);
  else if (typeof data === 'object' && data !== null)
    for (const [key, item] of Object.entries(data)) collect(item, [...path, key], visit);
}

/** The strings of a file, found once for all rules. */
const stringsOf = new WeakMap<object, [value: string, path: readonly PropertyKey[]][]>();

/** Calls back for every string in the data, those in lists and objects included. */
export function eachString(data: unknown, visit: Visit): void {
  if (typeof data !== 'object' || data === null) {
    collect(data, [], visit);
    return;
  }
  let strings = stringsOf.get(data);
  if (!strings) {
    const found: [string, readonly PropertyKey[]][] = [];
    collect(data, [], (value, path) => found.push([value, path]));
    stringsOf.set(data, found);
    strings = found;
  }
  for (const [value, path] of strings) visit(value, path);
}
