import { execFileSync } from 'node:child_process';
import { entryFileAt } from './files';
import type { Redirects } from './schemas/redirects';

/** When content was published and last changed, if known: `2026-11-20T12:52:20Z`. */
export type History = { published?: string; modified?: string };

const marker = '\u0001';

/** A commit as its time and its parents, then the files it touched, each with `A` for one it added. */
const log = ['log', `--format=${marker}%cI %P`, '--name-status', '--no-renames', '--relative'];

const instant = (time: string) => new Date(time).toISOString().replace('.000Z', 'Z');

/** The output of git may have this many bytes. */
const maxBuffer = 64 * 1024 * 1024;

type Change = { status: string; file: string };
type Commit = { at: string; isFirst: boolean; changes: Change[] };

/** The redirects of content, without a language. */
type RedirectList = Redirects['redirects'];

function changeOf(line: string): Change[] {
  const [status = '', file] = line.split('\t');
  return file ? [{ status, file }] : [];
}

function parseCommit(text: string): Commit {
  const [head = '', ...lines] = text.split('\n');
  const [time = '', ...parents] = head.trim().split(' ');
  return { at: instant(time), isFirst: parents.length === 0, changes: lines.flatMap(changeOf) };
}

/** Returns a function that maps the file of a renamed or removed entry to the file that its path leads to. */
function targetFiles(redirects: RedirectList): (file: string) => string {
  const targets = new Map(redirects.map(({ from, to }) => [entryFileAt(from), entryFileAt(to)]));
  return (file) => targets.get(file) ?? file;
}

/**
 * The entries that a commit renamed: it deleted the old file and added the new one, and both lead to the same entry now.
 * The redirect of a removed entry to an existing one (`npm run remove`) is no rename.
 */
function renamesIn(
  changes: readonly Change[],
  targetOf: (file: string) => string,
): [from: string, to: string][] {
  const filesWith = (wanted: string) =>
    changes.filter(({ status }) => status === wanted).map(({ file }) => file);
  const deleted = filesWith('D');
  return filesWith('A').flatMap((to) =>
    deleted.filter((from) => targetOf(from) === targetOf(to)).map((from): [string, string] => [from, to]),
  );
}

/**
 * Reads the output of `git log`, newest commit first. The history of a renamed entry includes that of its former files.
 * @param isShallow whether older commits were cut off: the oldest one left then seems to have made everything,
 *   and says nothing
 * @param redirects which entries were renamed
 */
export function parseHistory(
  output: string,
  isShallow: boolean,
  redirects: RedirectList = [],
): Map<string, History> {
  const histories = new Map<string, History>();
  const targetOf = targetFiles(redirects);
  /** The present file of an entry by its former files. */
  const present = new Map<string, string>();
  const presentFile = (file: string) => present.get(file) ?? file;
  for (const { at, isFirst, changes } of output.split(marker).slice(1).map(parseCommit)) {
    if (isShallow && isFirst) continue;
    const renames = renamesIn(changes, targetOf);
    for (const [from, to] of renames) present.set(from, presentFile(to));
    const renamed = new Set(renames.map(([, to]) => to));
    for (const { status, file } of changes) {
      const { published, modified = at } = histories.get(presentFile(file)) ?? {};
      const isAdded = status === 'A' && !renamed.has(file);
      histories.set(presentFile(file), { published: isAdded ? at : published, modified });
    }
  }
  return histories;
}

function git(root: string, ...args: string[]): string {
  return execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer,
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
 * @param redirects which entries were renamed; without them, the history of an entry starts with its last name
 * @throws {Error} if the history is too long to read; without an error, the site would have no dates
 */
export function readHistory(root = process.cwd(), redirects: RedirectList = []): Map<string, History> {
  try {
    return parseHistory(git(root, ...log, '--', 'content/*.json'), isShallowClone(root), redirects);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOBUFS') {
      const size = `${maxBuffer / 1024 / 1024} MB`;
      throw new Error(
        `The git history of content/ is longer than ${size}; increase maxBuffer in lib/content/history.ts.`,
        { cause: error },
      );
    }
    return new Map();
  }
}
