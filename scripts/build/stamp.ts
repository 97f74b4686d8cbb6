import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { hiddenFiles } from '@/lib/content/hidden';
import { buildInputs } from '@/lib/site/settings';

const stampFile = '.cache/build-stamp';

/** Folders whose files no build reads. */
const unread = ['tests/', 'docs/', '.github/', '.vscode/'];

/** Says which packages are installed; npm writes it. */
const installedPackages = 'node_modules/.package-lock.json';

/** Every tracked file, and every new one that git does not ignore; undefined where git does not know the folder. */
function filesInGit(root: string): string[] | undefined {
  try {
    const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
    const output = execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const files = output.split('\0').filter(Boolean);
    // An unpacked archive may lie inside another repository, which ignores it.
    return files.includes('package.json') ? files : undefined;
  } catch {
    return undefined;
  }
}

/** Tells whether `.gitignore` names a path. It understands the patterns of this project: names, paths, `*.ending`. */
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

/** The same list without git, as in an unpacked archive. */
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
    // A tracked file that was deleted, or a link to a folder.
    return 'unreadable';
  }
}

/**
 * A hash of everything that a build reads: the project's files, the settings, the version of Node.js, the
 * installed packages, and which entries are left out today.
 * @param env the environment of the build; settings files are read in addition
 */
export function fingerprint(
  env: NodeJS.ProcessEnv = process.env,
  root = process.cwd(),
  nodeVersion = process.version,
): string {
  const hash = createHash('sha256').update(`${nodeVersion}\n`);
  for (const [name, value] of buildInputs(root, env)) hash.update(`${name}=${value}\n`);
  const files = (filesInGit(root) ?? filesInFolder(root)).filter(
    // The values of settings files are part of the hash already.
    (file) => !unread.some((folder) => file.startsWith(folder)) && !basename(file).startsWith('.env'),
  );
  for (const file of [...files.sort(), installedPackages])
    hash.update(`\n${file}\n`).update(contentOf(join(root, file)));
  // An entry comes onto the site on its day, without a change of a file.
  hash.update(hiddenFiles(root).join('\n'));
  return hash.digest('hex');
}

/** A hash of the names, sizes, and times of all exported files; it changes when something else writes to `out/`. */
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

/** Whether `out/` is what a build with this {@link fingerprint} has made, unchanged since. */
export function isBuilt(stamp: string, root = process.cwd()): boolean {
  const file = join(root, stampFile);
  if (!existsSync(join(root, 'out/index.html')) || !existsSync(file)) return false;
  return readFileSync(file, 'utf8') === `${stamp}\n${outputState(root)}\n`;
}

/** Records what `out/` was made from, after a build. */
export function noteBuild(stamp: string, root = process.cwd()): void {
  const file = join(root, stampFile);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${stamp}\n${outputState(root)}\n`);
}
