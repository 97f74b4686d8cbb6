import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError, writeText } from '../content-commands/project';
import { headOf } from './git';

/** A file that a change wrote; a text is undefined where there is no file. */
type FileChange = { file: string; before: string | undefined; after: string | undefined };

/** A change: what it is in words, the files that it wrote, and the last commit at that time. */
type Step = { change: string; files: readonly FileChange[]; head: string | undefined };

/** The number of changes that can be undone. */
const maxChanges = 20;

// Global, because the development server reloads this module after a code change.
const store = globalThis as { contentHistory?: Step[] };

function textOf(root: string, file: string): string | undefined {
  return existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined;
}

/** Returns the texts of all content files, by path from the project's folder. */
function snapshot(root: string): Map<string, string | undefined> {
  const files = ['content', 'messages'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.json') && !name.startsWith('schemas'))
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
  );
  return new Map(files.map((file) => [file, textOf(root, file)]));
}

function changesSince(root: string, before: ReadonlyMap<string, string | undefined>): FileChange[] {
  const now = snapshot(root);
  return [...new Set([...before.keys(), ...now.keys()])]
    .map((file) => ({ file, before: before.get(file), after: now.get(file) }))
    .filter((one) => one.before !== one.after);
}

/** Returns the changes that can be undone: none from before a commit that the editor did not make. */
function steps(root: string): Step[] {
  const all = store.contentHistory ?? [];
  if (all.length === 0) return all;
  const head = headOf(root);
  return all.filter((step) => step.head === head);
}

/**
 * Runs a task, and stores which content files it changes, so that {@link undo} can restore them.
 * @param change what the task does, in words
 * @returns the result of the task
 */
export function recordChange<Result>(root: string, change: string, task: () => Result): Result {
  const before = snapshot(root);
  try {
    return task();
  } finally {
    const files = changesSince(root, before);
    if (files.length > 0)
      store.contentHistory = [...steps(root), { change, files, head: headOf(root) }].slice(-maxChanges);
  }
}

/**
 * Runs a task that commits what the editor saved. The changes before it can still be undone.
 * @returns the result of the task
 */
export function commitAndKeepUndo<Result>(root: string, commit: () => Result): Result {
  const before = steps(root);
  const result = commit();
  const head = headOf(root);
  store.contentHistory = before.map((step) => ({ ...step, head }));
  return result;
}

/** The change that {@link undo} takes back, in words; undefined if there is none. */
export const lastChange = (root: string): string | undefined => steps(root).at(-1)?.change;

/**
 * Restores the files of the last change that the editor saved.
 * @returns these files
 * @throws {CommandError} if there is none, or if something else has changed one of these files since
 */
export function undo(root: string): string[] {
  const all = steps(root);
  const last = all.at(-1);
  if (!last)
    throw new CommandError('There is nothing left to undo. A commit outside of the editor ends undo.');
  const changed = last.files.filter(({ file, after }) => textOf(root, file) !== after);
  if (changed.length > 0) {
    const names = changed.map(({ file }) => file).join(' and ');
    throw new CommandError(
      `Not undone: ${names} ${changed.length === 1 ? 'has' : 'have'} changed since. Undoing would take that back, too. Correct the text in its form instead, or restore a version with git: see “Undo” in docs/editing.md.`,
    );
  }
  for (const { file, before } of last.files) {
    if (before === undefined) rmSync(join(root, file));
    else writeText(root, file, before);
  }
  store.contentHistory = all.slice(0, -1);
  return last.files.map(({ file }) => file);
}
