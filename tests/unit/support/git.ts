import { execFileSync } from 'node:child_process';

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
