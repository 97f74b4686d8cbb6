import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { didYouMean } from '@/lib/content/checks/near';
import { contentPath, type Folder, listIds } from '@/lib/content/files';
import { formatJson } from '@/lib/content/format-json';
import type { Order } from '@/lib/content/schemas/order';
import type { Redirects } from '@/lib/content/schemas/redirects';
import { type EntryKind, entries, entryKinds } from '@/lib/site/site-map';

/** A JSON file as a command meets it: whole, but not yet held against its schema. */
// biome-ignore lint/suspicious/noExplicitAny: commands change files of every kind
export type Json = any;

/** Something that the person at the keyboard has to know or fix; shown without a stack trace. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/** The folders whose entries have pages, addresses and a place in the order. */
export const entryFolders = entryKinds;
export type EntryFolder = EntryKind;

/** What a person calls an entry of a folder. */
export const nouns = Object.fromEntries(
  entryKinds.map((kind) => [kind, entries[kind].noun.replaceAll('-', ' ')]),
) as Record<EntryFolder, string>;

/**
 * One of some options.
 * @param what what to choose, e.g. `an icon (--icon)`
 * @throws {CommandError} for anything else; it lists them
 */
export function choice(what: string, value: string | undefined, options: readonly string[]): string {
  if (value !== undefined && options.includes(value)) return value;
  const unknown = value ? `There is no "${value}".${didYouMean(value, options)} ` : '';
  throw new CommandError(`${unknown}Choose ${what}: ${options.join(', ')}.`);
}

export function readJson(root: string, file: string): Json {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8'));
  } catch (error) {
    throw new CommandError(`${file} cannot be read: ${(error as Error).message}`);
  }
}

/**
 * Writes a file under a temporary name and renames it. A program that reads it, or an end of this one, never finds
 * half of it. The temporary file is in `.cache`, which git ignores.
 */
export function writeText(root: string, file: string, text: string): void {
  const folder = join(root, '.cache');
  mkdirSync(folder, { recursive: true });
  const temporary = join(folder, `${basename(file)}.${process.pid}.tmp`);
  writeFileSync(temporary, text);
  renameSync(temporary, join(root, file));
}

export function writeJson(root: string, file: string, data: unknown): void {
  writeText(root, file, formatJson(data));
}

export const entryFile = (folder: Folder, id: string) => contentPath(folder, id);

/** @throws {CommandError} for an entry that is not there */
export function expectEntry(root: string, folder: EntryFolder, id: string): void {
  choice(`one of content/${folder}`, id, listIds(folder, root));
}

export const hasEntry = (root: string, folder: EntryFolder, id: string) =>
  existsSync(join(root, entryFile(folder, id)));

/** Changes a file by a function that may change its argument or give a new value. */
export function edit(root: string, file: string, change: (data: Json) => Json | undefined): void {
  const data = readJson(root, file);
  writeJson(root, file, change(data) ?? data);
}

export const orderFile = contentPath(null, 'order');
const redirectsFile = contentPath(null, 'redirects');

export function editOrder(root: string, folder: EntryFolder, change: (ids: string[]) => string[]): void {
  edit(root, orderFile, (order: Order) => ({ ...order, [folder]: change(order[folder]) }));
}

/**
 * Leads an address that is gone to a page, without leaving chains or circles: what led to the old address leads
 * to the new one, and an address that is a page again leads nowhere else.
 */
export function addRedirect(root: string, from: string, to: string): void {
  edit(root, redirectsFile, ({ redirects, ...rest }: Redirects) => ({
    ...rest,
    redirects: [
      ...redirects
        .filter((redirect) => redirect.from !== to.split('#')[0] && redirect.from !== from)
        .map((redirect) => (redirect.to.split('#')[0] === from ? { ...redirect, to } : redirect)),
      { from, to },
    ],
  }));
}

/** A page that exists again is no longer gone. */
export function dropRedirect(root: string, from: string): void {
  edit(root, redirectsFile, ({ redirects, ...rest }: Redirects) => ({
    ...rest,
    redirects: redirects.filter((redirect) => redirect.from !== from),
  }));
}

/** Whether a file is part of the last commit; so is every file where there is no git to ask. */
export function isCommitted(root: string, file: string): boolean {
  try {
    const args = ['ls-tree', '--name-only', 'HEAD', '--', file];
    return execFileSync('git', args, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] }).length > 0;
  } catch {
    return true;
  }
}

export function removeFile(root: string, file: string): void {
  rmSync(join(root, file));
}
