import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * The existing files of a git repository that are tracked or new, without ignored files.
 * @throws {Error} if the folder is not in a repository
 */
export function listFiles(project: string): string[] {
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: project,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return list.split('\0').filter((file) => file !== '' && existsSync(join(project, file)));
}

/** Copies files to the same paths in another folder. */
export function copyFiles(files: readonly string[], from: string, to: string): void {
  for (const file of files) {
    mkdirSync(dirname(join(to, file)), { recursive: true });
    copyFileSync(join(from, file), join(to, file));
  }
}

/**
 * Copies a project, including uncommitted changes, to a new temporary folder.
 * @param prefix the start of the folder's name
 * @returns the folder
 */
export function copyProject(prefix: string, project = process.cwd()): string {
  const root = mkdtempSync(join(tmpdir(), prefix));
  copyFiles(listFiles(project), project, root);
  return root;
}

/** Copies a folder as hard links: copied packages would be large, and the bundler does not follow symbolic links. */
export function linkFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkOrCopy(source, target);
  }
}

function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    // Hard links do not work across disks.
    copyFileSync(from, to);
  }
}
