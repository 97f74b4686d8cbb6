import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { toolSettings } from '@/lib/site/settings';
import { installPackages, programPath } from './programs';

/** Names of installed browsers to look for, the smallest first. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

function installedBrowser(): string | undefined {
  const downloaded = chromium.executablePath();
  return names.map(programPath).find(Boolean) ?? (existsSync(downloaded) ? downloaded : undefined);
}

function installBrowser(): void {
  // Older Debian releases have only the package "chromium".
  if (['chromium-headless-shell', 'chromium'].some((name) => installPackages([name], []))) return;
  console.log('Downloading a browser for the tests …');
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
  if (!installedBrowser()) installBrowser();
  const installed = installedBrowser();
  if (installed) return installed;
  throw new Error(
    'No Chromium was found, and none could be installed. Install one, and set CHROMIUM_PATH to the path of its program.',
  );
}

/** The name and version of a browser, e.g. `Chromium 156.0.8078.73`. */
export function browserVersion(path: string): string {
  return execFileSync(path, ['--version', '--no-sandbox'], { encoding: 'utf8' }).trim();
}
