import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { didYouMean } from '@/lib/content/checks/near';
import { contentPath, type Folder, listIds } from '@/lib/content/files';
import { formatJson } from '@/lib/content/format-json';
import { formatIssues } from '@/lib/content/issue';
import { examineJson } from '@/lib/content/parse';
import type { Order } from '@/lib/content/schemas/order';
import type { Redirects } from '@/lib/content/schemas/redirects';
import { type EntryKind, entryKinds, entryPath } from '@/lib/site/site-map';

/** The data of a JSON file that is not validated yet. */
// biome-ignore lint/suspicious/noExplicitAny: commands change files of every kind
export type Json = any;

/** An error that the user can fix. It is shown without a stack trace. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/** The folders of entries, which have pages and an order. */
export const entryFolders = entryKinds;
export type EntryFolder = EntryKind;

/**
 * Returns the value if it is one of the options.
 * @param what the noun for the message, e.g. `an icon (--icon)`
 * @throws {CommandError} that lists the options, if it is not
 */
export function choice(what: string, value: string | undefined, options: readonly string[]): string {
  if (value !== undefined && options.includes(value)) return value;
  const unknown = value ? `There is no "${value}".${didYouMean(value, options)} ` : '';
  throw new CommandError(`${unknown}Choose ${what}: ${options.join(', ')}.`);
}

/**
 * Reads a JSON file of the project.
 * @throws {CommandError} if it is missing or no valid JSON
 */
export function readJson(root: string, file: string): Json {
  const json = examineJson(readText(root, file), file);
  if ('issue' in json) throw new CommandError(formatIssues([json.issue]));
  return json.value;
}

function readText(root: string, file: string): string {
  try {
    return readFileSync(join(root, file), 'utf8');
  } catch {
    throw new CommandError(
      `${file} cannot be read. If it is missing, bring it back with "git restore ${file}".`,
    );
  }
}

/**
 * Writes a temporary file and renames it, so that no other program, nor a crash of this one, leaves a partial file. The
 * temporary file is in `.cache`, which git ignores.
 */
export function writeText(root: string, file: string, text: string): void {
  const folder = join(root, '.cache');
  mkdirSync(folder, { recursive: true });
  const temporary = join(folder, `${basename(file)}.${process.pid}.tmp`);
  writeFileSync(temporary, text);
  renameSync(temporary, join(root, file));
}

/** Writes a JSON file in the format of the project. */
export function writeJson(root: string, file: string, data: unknown): void {
  writeText(root, file, formatJson(data));
}

/** The file of an entry or a page, relative to the project. */
export const entryFile = (folder: Folder, id: string) => contentPath(folder, id);

/** @throws {CommandError} if there is no such entry */
export function expectEntry(root: string, folder: EntryFolder, id: string): void {
  choice(`one of content/${folder}`, id, listIds(folder, root));
}

/** Whether the file of an entry exists. */
export const hasEntry = (root: string, folder: EntryFolder, id: string) =>
  existsSync(join(root, entryFile(folder, id)));

/** Changes a file with a function that changes its argument or returns a new value. */
export function edit(root: string, file: string, change: (data: Json) => Json | undefined): void {
  const data = readJson(root, file);
  writeJson(root, file, change(data) ?? data);
}

/** The file with the display order of all entries. */
export const orderFile = contentPath(null, 'order');
const redirectsFile = contentPath(null, 'redirects');

/** Returns the display order with a change in one folder. Writes nothing. */
function changedOrder(root: string, folder: EntryFolder, change: (ids: string[]) => string[]): Order {
  const order: Order = readJson(root, orderFile);
  return { ...order, [folder]: change(order[folder]) };
}

/** Changes the display order of a folder. */
export function editOrder(root: string, folder: EntryFolder, change: (ids: string[]) => string[]): void {
  writeJson(root, orderFile, changedOrder(root, folder, change));
}

/**
 * Adds a redirect without creating chains or loops: redirects to the old path change to the new one, and a redirect from
 * the new path is removed.
 */
function withRedirect({ redirects, ...rest }: Redirects, from: string, to: string): Redirects {
  return {
    ...rest,
    redirects: [
      ...redirects
        .filter((redirect) => redirect.from !== to.split('#')[0] && redirect.from !== from)
        .map((redirect) => (redirect.to.split('#')[0] === from ? { ...redirect, to } : redirect)),
      { from, to },
    ],
  };
}

function withoutRedirect({ redirects, ...rest }: Redirects, from: string): Redirects {
  return { ...rest, redirects: redirects.filter((redirect) => redirect.from !== from) };
}

/** Removes the redirect from a path that is a page again. */
export function dropRedirect(root: string, from: string): void {
  edit(root, redirectsFile, (data: Redirects) => withoutRedirect(data, from));
}

/** Whether a file is part of the last commit; true without git. */
function isCommitted(root: string, file: string): boolean {
  try {
    const args = ['ls-tree', '--name-only', 'HEAD', '--', file];
    return execFileSync('git', args, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] }).length > 0;
  } catch {
    return true;
  }
}

/**
 * Returns the redirects after an entry is gone: one from its path. A path that was never published, because its file is
 * not part of the last commit, gets no redirect; other redirects to it are updated. Writes nothing.
 */
function changedRedirects(root: string, folder: EntryFolder, id: string, to: string): Redirects {
  const path = entryPath(folder, id);
  const redirects = withRedirect(readJson(root, redirectsFile), path, to);
  return isCommitted(root, entryFile(folder, id)) ? redirects : withoutRedirect(redirects, path);
}

/** What a command changes besides the file of the entry that goes away. */
type Replacement = {
  /** Where the path of the entry leads from now on. */
  path: string;
  /** Returns the new display order of the folder. */
  order: (ids: string[]) => string[];
  /** The new data of all other files that change. */
  files: ReadonlyMap<string, unknown>;
};

/**
 * Writes all changes that the removal of an entry needs, then deletes its file. Computes all of them before the first is
 * written, so that a file that cannot be read leaves nothing half done.
 * @throws {CommandError} if the order or the redirects are no valid JSON; nothing is written then
 */
export function replaceEntry(root: string, folder: EntryFolder, id: string, instead: Replacement): void {
  const files = new Map<string, unknown>([
    [redirectsFile, changedRedirects(root, folder, id, instead.path)],
    ...instead.files,
    [orderFile, changedOrder(root, folder, instead.order)],
  ]);
  for (const [file, data] of files) writeJson(root, file, data);
  rmSync(join(root, entryFile(folder, id)));
}
