import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { hiddenFiles } from '@/lib/content/hidden';
import { readHistory } from '@/lib/content/history';
import { buildInputs } from '@/lib/site/settings';
import { listFiles } from '@/scripts/lib/copy-project';

const stampFile = '.cache/build-stamp';

/** Folders that do not affect the build. */
const ignoredFolders = ['tests/', 'docs/', '.github/', '.vscode/'];

/** npm's list of the installed packages. */
const installedPackages = 'node_modules/.package-lock.json';

/** All files that git does not ignore; undefined if the folder is not a git repository. */
function filesInGit(root: string): string[] | undefined {
  try {
    const files = listFiles(root);
    // An unpacked archive may be inside another repository that ignores it.
    return files.includes('package.json') ? files : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns a function that tells whether `.gitignore` ignores a path. Supports only the patterns of this project: names,
 * paths, and `*.extension`.
 */
function readIgnored(root: string): (path: string) => boolean {
  const file = join(root, '.gitignore');
  const patterns = (existsSync(file) ? readFileSync(file, 'utf8') : '')
    .split('\n')
    .map((line) => line.trim().replace(/\/$/, ''))
    .filter(Boolean);
  return (path) =>
    [...patterns, '.git'].some(
      (pattern) =>
        path === pattern ||
        basename(path) === pattern ||
        (pattern.startsWith('*') && path.endsWith(pattern.slice(1))),
    );
}

/** The same list without git, for an unpacked archive. */
function filesInFolder(root: string, folder = '', isIgnored = readIgnored(root)): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (isIgnored(path)) return [];
    return entry.isDirectory() ? filesInFolder(root, path, isIgnored) : [path];
  });
}

function contentOf(path: string): Buffer | string {
  try {
    return readFileSync(path);
  } catch {
    // A symbolic link to a folder, or no installed packages.
    return 'unreadable';
  }
}

/**
 * A hash of all inputs of the build: files, settings, the version of Node.js, installed packages, the dates of
 * the content in the git history, the entries that are hidden today, and the year.
 * @param env the environment variables; settings files are read in addition
 */
export function hashBuildInputs(
  env: NodeJS.ProcessEnv = process.env,
  root = process.cwd(),
  nodeVersion = process.version,
): string {
  const hash = createHash('sha256').update(`${nodeVersion}\n`);
  for (const [name, value] of buildInputs(root, env)) hash.update(`${name}=${value}\n`);
  const files = (filesInGit(root) ?? filesInFolder(root)).filter(
    // The settings are already part of the hash.
    (file) => !ignoredFolders.some((folder) => file.startsWith(folder)) && !basename(file).startsWith('.env'),
  );
  for (const file of [...files.sort(), installedPackages])
    hash.update(`\n${file}\n`).update(contentOf(join(root, file)));
  // On its date, an entry is published without a change to a file.
  hash.update(hiddenFiles(root).join('\n'));
  // A commit changes the dates of pages without a change to a file.
  hash.update(JSON.stringify([...readHistory(root)].sort()));
  // The year is in the footer and in the company's figures.
  hash.update(String(new Date().getUTCFullYear()));
  return hash.digest('hex');
}

/** A hash of the names, sizes, and times of all exported files. It changes when anything else writes to `out/`. */
function outputState(root: string): string {
  const hash = createHash('sha256');
  const add = (folder: string) => {
    for (const name of readdirSync(join(root, folder)).sort()) {
      const path = join(folder, name);
      const found = lstatSync(join(root, path));
      if (found.isDirectory()) add(path);
      else hash.update(`${path} ${found.size} ${found.mtimeMs}\n`);
    }
  };
  add('out');
  return hash.digest('hex');
}

/** Whether `out/` is the unchanged result of a build with this {@link hashBuildInputs hash of its inputs}. */
export function isBuilt(stamp: string, root = process.cwd()): boolean {
  const file = join(root, stampFile);
  if (!existsSync(join(root, 'out/index.html')) || !existsSync(file)) return false;
  return readFileSync(file, 'utf8') === `${stamp}\n${outputState(root)}\n`;
}

/** Records the {@link hashBuildInputs hash of the inputs} of a finished build. */
export function recordBuild(stamp: string, root = process.cwd()): void {
  const file = join(root, stampFile);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${stamp}\n${outputState(root)}\n`);
}
