import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeText } from '../content-commands/project';

/** The texts of all content files, by path from the project's folder. */
type Snapshot = ReadonlyMap<string, string>;

/** A change: what it is in words, and the content before it. */
type Step = { change: string; before: Snapshot };

/** The number of changes that can be undone. */
const maxChanges = 20;

// Global, because the development server reloads this module after a code change.
const store = globalThis as { contentHistory?: Step[] };

function snapshot(root: string): Snapshot {
  const files = ['content', 'messages'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.json') && !name.startsWith('schemas'))
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
  );
  return new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
}

/**
 * Stores the current content, so that {@link undo} can restore it.
 * @param change the change that follows, in words
 */
export function saveForUndo(root: string, change: string): void {
  const step = { change, before: snapshot(root) };
  store.contentHistory = [...(store.contentHistory ?? []), step].slice(-maxChanges);
}

/** Discards what {@link saveForUndo} stored last, because no change followed. */
export function discardUndo(): void {
  store.contentHistory?.pop();
}

/** Discards all that {@link saveForUndo} stored. */
export function forgetUndo(): void {
  store.contentHistory = [];
}

/** The change that {@link undo} takes back, in words; undefined if there is none. */
export const lastChange = (): string | undefined => store.contentHistory?.at(-1)?.change;

/**
 * Restores the content before the last change that the editor saved.
 * @returns the files that changed
 */
export function undo(root: string): string[] {
  const before = store.contentHistory?.pop()?.before;
  if (!before) return [];
  const now = snapshot(root);
  const added = [...now.keys()].filter((file) => !before.has(file));
  for (const file of added) if (existsSync(join(root, file))) rmSync(join(root, file));
  const changed = [...before].filter(([file, text]) => now.get(file) !== text);
  for (const [file, text] of changed) writeText(root, file, text);
  return [...added, ...changed.map(([file]) => file)];
}
