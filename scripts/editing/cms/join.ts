import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { editingMark, isRunning } from '@/lib/content/unsaved';

/** A development server: its process, and where it answers. */
export type DevServer = { pid: number; url: string };

/** Next.js keeps this file while its development server runs, and refuses to start a second one. */
const lockFile = '.next/dev/lock';

/**
 * The development server of this project, if one runs.
 * @param root the project's folder
 */
export function runningServer(root: string): DevServer | undefined {
  try {
    const { pid, appUrl } = JSON.parse(readFileSync(join(root, lockFile), 'utf8'));
    return typeof appUrl === 'string' && isRunning(pid) ? { pid, url: appUrl } : undefined;
  } catch {
    // No server has run here, or another version of Next.js writes something else.
    return undefined;
  }
}

/**
 * Opens the editor on a development server that runs already, until this process ends.
 * @param root the project's folder
 */
export function joinServer(root: string): void {
  const mark = join(root, editingMark);
  mkdirSync(dirname(mark), { recursive: true });
  writeFileSync(mark, String(process.pid));
  process.on('exit', () => rmSync(mark, { force: true }));
}

/**
 * The port that was asked for.
 * @throws {Error} for anything but a port
 */
export function parsePort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535)
    throw new Error(`Write a number from 1 to 65535 after --port, not "${text}".`);
  return port;
}
