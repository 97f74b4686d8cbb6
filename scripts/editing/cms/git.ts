import { execFileSync } from 'node:child_process';

/** The maximum duration of a git command. Pictures take minutes on a slow connection. */
const timeoutMs = (command: string | undefined) =>
  command === 'push' || command === 'fetch' ? 600_000 : 60_000;

/**
 * Runs git in the project's folder.
 * @returns its output
 * @throws {Error} with the error message of git
 */
export function git(root: string, ...args: string[]): string {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: timeoutMs(args[0]),
      // Nobody could answer if git asked for a password. Its messages are read, so they are in English.
      env: { ...process.env, GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C' },
    });
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string };
    throw new Error(stderr?.trim() || message);
  }
}

/** Whether a folder is in a git repository. */
export function isRepository(root: string): boolean {
  try {
    git(root, 'rev-parse', '--git-dir');
    return true;
  } catch {
    return false;
  }
}

/** Returns the hash of the last commit; undefined without git, or before the first commit. */
export function headOf(root: string): string | undefined {
  try {
    return git(root, 'rev-parse', '--verify', 'HEAD').trim();
  } catch {
    return undefined;
  }
}

/** Whether the branch has one on a server that it is sent to. */
export function hasUpstream(root: string): boolean {
  try {
    git(root, 'rev-parse', '--verify', '@{upstream}');
    return true;
  } catch {
    return false;
  }
}

/** The server of the project, e.g. "origin"; undefined if there is none. */
export function remoteOf(root: string): string | undefined {
  const remotes = git(root, 'remote').split('\n').filter(Boolean);
  return remotes.includes('origin') ? 'origin' : remotes[0];
}

/** Lists files with changes that are in no commit, new ones included. */
export function changedFiles(root: string): string[] {
  // Without a commit, all files are new. Of a renamed file, both names are in the list.
  const tracked = fileNames(
    git(root, 'diff', '--name-only', '--no-renames', '-z', '--relative', 'HEAD', '--'),
  );
  const added = fileNames(git(root, 'ls-files', '-z', '--others', '--exclude-standard'));
  return [...new Set([...tracked, ...added])].sort();
}

/** The file names in an output of git with the option `-z`. */
export const fileNames = (output: string): string[] => output.split('\0').filter(Boolean);
