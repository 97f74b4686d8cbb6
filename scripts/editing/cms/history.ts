import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeText } from '../content-commands/project';

/** The texts of all content files, by path from the project's folder. */
type Snapshot = ReadonlyMap<string, string>;

/** The number of changes that can be undone. */
const maxChanges = 20;

// Global, because the development server reloads this module after a code change.
const store = globalThis as { contentHistory?: Snapshot[] };

function snapshot(root: string): Snapshot {
  const files = ['content', 'messages'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.json') && !name.startsWith('schemas'))
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
  );
  return new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
}

/** Stores the current content, so that {@link undo} can restore it. */
export function saveForUndo(root: string): void {
  store.contentHistory = [...(store.contentHistory ?? []), snapshot(root)].slice(-maxChanges);
}

/** Discards what {@link saveForUndo} stored last, because no change followed. */
export function discardUndo(): void {
  store.contentHistory?.pop();
}

/** Discards all that {@link saveForUndo} stored. */
export function forgetUndo(): void {
  store.contentHistory = [];
}

/** Whether there is a change to undo. */
export const canUndo = () => (store.contentHistory?.length ?? 0) > 0;

/**
 * Restores the content before the last change that the editor saved.
 * @returns the files that changed
 */
export function undo(root: string): string[] {
  const before = store.contentHistory?.pop();
  if (!before) return [];
  const now = snapshot(root);
  const added = [...now.keys()].filter((file) => !before.has(file));
  for (const file of added) if (existsSync(join(root, file))) rmSync(join(root, file));
  const changed = [...before].filter(([file, text]) => now.get(file) !== text);
  for (const [file, text] of changed) writeText(root, file, text);
  return [...added, ...changed.map(([file]) => file)];
}
