import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { toolSettings } from '@/lib/site/settings';
import { run } from './run';

const systemBrowsers = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

async function systemBrowser(): Promise<string | undefined> {
  for (const name of systemBrowsers) {
    const { code, output } = await run('which', [name], { quiet: true });
    if (code === 0) return output.trim();
  }
  return undefined;
}

/**
 * Finds a Chromium for tests: from the setting CHROMIUM_PATH, the system, or Playwright; or installs Debian's package.
 * @returns the path of its program
 * @throws {Error} if none is found or installed; the message says what to do
 */
export async function findBrowser(): Promise<string> {
  const { chromium: configured } = toolSettings();
  if (configured) return configured;
  const present = await systemBrowser();
  if (present) return present;
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  console.log('Installing a browser for the tests …');
  if (process.getuid?.() === 0 && (await run('apt-get', ['update'], { quiet: true })).code === 0) {
    // The headless shell is smaller; older releases of Debian have only the full browser.
    for (const name of ['chromium-headless-shell', 'chromium'])
      if ((await run('apt-get', ['install', '-y', name], { quiet: true })).code === 0) break;
    const installed = await systemBrowser();
    if (installed) return installed;
  }
  if ((await run('playwright', ['install', 'chromium'])).code === 0) return chromium.executablePath();
  throw new Error(
    'No Chromium was found or could be installed; install one and set CHROMIUM_PATH to its program.',
  );
}
