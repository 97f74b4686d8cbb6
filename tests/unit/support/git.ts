import { execFileSync, spawnSync } from 'node:child_process';

/** Whether git is installed; it may be missing when an unpacked archive is tested. */
export const hasGit = spawnSync('git', ['--version']).status === 0;

/** Runs git in a folder, with its own author and without the settings of this computer. Returns the output. */
export function git(folder: string, ...args: string[]): string {
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  return execFileSync('git', [...author, ...args], {
    cwd: folder,
    encoding: 'utf8',
    stdio: 'pipe',
    env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' },
  }).trim();
}

/**
 * Commits all changes in a folder.
 * @param time the committer date, with its time zone
 */
export function commitAt(folder: string, time: string): void {
  git(folder, 'add', '.');
  process.env.GIT_COMMITTER_DATE = time;
  git(folder, 'commit', '-m', 'x');
  delete process.env.GIT_COMMITTER_DATE;
}
