import { readFileSync } from 'node:fs';

/** Texts of content files as someone is typing them, by path; the visual editor of the development server puts them here. */
const store = globalThis as { unsavedContent?: Map<string, string> };

/** While `npm run edit` uses the server of `npm run dev`, this file contains the process id of `npm run edit`. */
export const editingMark = '.cache/editing';

/** Whether a process is running. */
export function isRunning(pid: number): boolean {
  try {
    // Signal 0 only tests whether the process exists: https://nodejs.org/api/process.html#processkillpid-signal
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Whether `npm run edit` has joined the development server that runs here. */
function hasJoined(): boolean {
  try {
    return isRunning(Number(readFileSync(editingMark, 'utf8')));
  } catch {
    return false;
  }
}

/** Only `npm run edit` has unsaved texts: where it started the development server, and where it joined one. */
export const isEditing = () =>
  process.env.NODE_ENV === 'development' && (process.env.SITE_EDITOR === 'on' || hasJoined());

/** The unsaved text of a file, if there is one. */
export function unsavedText(path: string): string | undefined {
  if (!store.unsavedContent?.has(path)) return undefined;
  return isEditing() ? store.unsavedContent.get(path) : undefined;
}

/** Stores the unsaved text of a file for the preview, or removes it. */
export function keepUnsaved(path: string, text: string | undefined): void {
  store.unsavedContent ??= new Map();
  if (text === undefined) store.unsavedContent.delete(path);
  else store.unsavedContent.set(path, text);
}
