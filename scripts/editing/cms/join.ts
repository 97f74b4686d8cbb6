import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { editingMark, isRunning } from '@/lib/content/unsaved';

/** A running development server. */
export type DevServer = { pid: number; url: string };

/** Next.js writes this file while its development server runs, and does not start a second one. */
const lockFile = '.next/dev/lock';

/**
 * Returns the running development server of this project, if there is one.
 * @param root the project's folder
 */
export function runningServer(root: string): DevServer | undefined {
  try {
    const { pid, appUrl } = JSON.parse(readFileSync(join(root, lockFile), 'utf8'));
    return typeof appUrl === 'string' && isRunning(pid) ? { pid, url: appUrl } : undefined;
  } catch {
    // No server has run here, or this version of Next.js writes another format.
    return undefined;
  }
}

/**
 * Enables the editor in a running development server until this process ends.
 * @param root the project's folder
 */
export function joinServer(root: string): void {
  const mark = join(root, editingMark);
  mkdirSync(dirname(mark), { recursive: true });
  const own = String(process.pid);
  writeFileSync(mark, own);
  process.on('exit', () => {
    // A command that joined later has replaced it, and keeps the editor open.
    if (existsSync(mark) && readFileSync(mark, 'utf8') === own) rmSync(mark);
  });
}

/**
 * Parses the option --port.
 * @throws {Error} if the text is not a valid port
 */
export function parsePort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535)
    throw new Error(`Write a number from 1 to 65535 after --port, not "${text}".`);
  return port;
}
