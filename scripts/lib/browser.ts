import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { toolSettings } from '@/lib/site/settings';

/** Names of installed browsers to look for, the smallest first. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

/** The path of a program in PATH; undefined if it is not installed. */
export function programPath(name: string): string | undefined {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => {
      try {
        accessSync(path, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

function presentBrowser(): string | undefined {
  for (const name of names) {
    const path = programPath(name);
    if (path) return path;
  }
  const downloaded = chromium.executablePath();
  return existsSync(downloaded) ? downloaded : undefined;
}

/** Runs a program without showing its output. @returns whether it ended without an error */
export function succeeds(command: string, ...args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0;
}

function installBrowser(): void {
  console.log('Installing a browser for the tests …');
  if (process.getuid?.() === 0 && succeeds('apt-get', 'update'))
    // Older Debian releases have only the package "chromium".
    for (const name of ['chromium-headless-shell', 'chromium'])
      if (succeeds('apt-get', 'install', '-y', name)) return;
  spawnSync(join('node_modules', '.bin', 'playwright'), ['install', 'chromium'], { stdio: 'inherit' });
}

/**
 * Finds the Chromium for all test commands: CHROMIUM_PATH, an installed browser, or Playwright's download. Installs one if
 * there is none (Debian's package, or Playwright's download).
 * @returns the path of the program
 * @throws {Error} if none could be installed
 */
export function findBrowser(): string {
  const { chromium: configured } = toolSettings();
  if (configured) {
    if (existsSync(configured)) return configured;
    throw new Error(`CHROMIUM_PATH names ${configured}, which does not exist. Correct it, or leave it out.`);
  }
  const present = presentBrowser();
  if (present) return present;
  installBrowser();
  const installed = presentBrowser();
  if (installed) return installed;
  throw new Error(
    'No Chromium was found, and none could be installed. Install one, and set CHROMIUM_PATH to its program.',
  );
}

/** The name and version of a browser, e.g. `Chromium 156.0.8078.73`. */
export function browserVersion(path: string): string {
  return execFileSync(path, ['--version', '--no-sandbox'], { encoding: 'utf8' }).trim();
}
