import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The path of an installed program; undefined if it is not installed. */
export function programPath(name: string): string | undefined {
  // Servers such as nginx are in a folder that is not in the PATH of all users.
  return [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
}

/** Runs a program without showing its output. @returns whether it ended without an error */
export function succeeds(command: string, ...args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0;
}

/**
 * Installs Debian packages. Only root can do that.
 * @param options more options of `apt-get install`
 * @returns whether they were installed
 */
export function installPackages(
  packages: readonly string[],
  options: readonly string[] = ['--no-install-recommends'],
): boolean {
  if (process.getuid?.() !== 0) return false;
  console.log(`Installing ${packages.join(', ')} …`);
  return succeeds('apt-get', 'update') && succeeds('apt-get', 'install', '-y', ...options, ...packages);
}
