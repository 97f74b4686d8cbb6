import { execFileSync } from 'node:child_process';

/** When content was published and last changed, if known: `2026-11-20T12:52:20Z`. */
export type History = { published?: string; modified?: string };

const marker = '\u0001';

/** A commit as its time and its parents, then the files it touched, each with `A` for one it added. */
const log = ['log', `--format=${marker}%cI %P`, '--name-status', '--no-renames', '--relative'];

const instant = (time: string) => new Date(time).toISOString().replace('.000Z', 'Z');

/**
 * Reads the output of `git log`, newest commit first.
 * @param isShallow whether older commits were cut off: the oldest one left then seems to have made everything,
 *   and says nothing
 */
export function parseHistory(output: string, isShallow: boolean): Map<string, History> {
  const histories = new Map<string, History>();
  for (const commit of output.split(marker).slice(1)) {
    const [head = '', ...lines] = commit.split('\n');
    const [time = '', ...parents] = head.trim().split(' ');
    if (isShallow && parents.length === 0) continue;
    const at = instant(time);
    for (const line of lines) {
      const [status, file] = line.split('\t');
      if (!file) continue;
      const { published, modified = at } = histories.get(file) ?? {};
      histories.set(file, { published: status === 'A' ? at : published, modified });
    }
  }
  return histories;
}

function git(root: string, ...args: string[]): string {
  return execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

/**
 * Whether the repository lacks older commits, as after `git clone --depth 1`; false without git or a repository.
 * @param root the project's folder
 */
export function isShallowClone(root = process.cwd()): boolean {
  try {
    return git(root, 'rev-parse', '--is-shallow-repository').trim() === 'true';
  } catch {
    return false;
  }
}

/**
 * Returns the history of every content file; empty without git or a repository, e.g. in an unpacked archive.
 * @param root the project's folder
 */
export function readHistory(root = process.cwd()): Map<string, History> {
  try {
    return parseHistory(git(root, ...log, '--', 'content/*.json'), isShallowClone(root));
  } catch (error) {
    // Longer than `maxBuffer`: without an error, the site would have no dates.
    if ((error as NodeJS.ErrnoException).code === 'ENOBUFS') throw error;
    return new Map();
  }
}
