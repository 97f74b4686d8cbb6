import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { programPath, succeeds } from './browser';

/** The programs that run the site in browsers other than Chromium; undefined is not installed. */
type Present = {
  firefox: string | undefined;
  /** WebKitGTK's WebDriver. */
  webKitDriver: string | undefined;
  /** WebKitGTK's small browser. */
  miniBrowser: string | undefined;
  /** Runs a program on a virtual screen. */
  xvfbRun: string | undefined;
};

export type OtherBrowsers = { [Name in keyof Present]: string };

/** Debian's package of each program; `webkit2gtk-driver` brings the small browser. */
const packages: Record<keyof Present, readonly string[]> = {
  firefox: ['firefox-esr'],
  webKitDriver: ['webkit2gtk-driver'],
  miniBrowser: ['webkit2gtk-driver'],
  xvfbRun: ['xvfb', 'xauth'],
};

/** WebKitGTK installs its MiniBrowser outside PATH, in a folder that depends on its version and the system. */
function findMiniBrowser(): string | undefined {
  const folders = ['/usr/libexec', '/usr/lib', '/usr/lib64'].filter((folder) => existsSync(folder));
  const below = folders.flatMap((folder) => [folder, ...listFolders(folder)]);
  return below
    .flatMap((folder) => listFolders(folder).filter((path) => /\/webkit[^/]*$/.test(path)))
    .map((folder) => join(folder, 'MiniBrowser'))
    .find((path) => existsSync(path));
}

function listFolders(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(folder, name));
}

function findPresent(): Present {
  return {
    firefox: programPath('firefox-esr') ?? programPath('firefox'),
    webKitDriver: programPath('WebKitWebDriver'),
    miniBrowser: findMiniBrowser(),
    xvfbRun: programPath('xvfb-run'),
  };
}

/**
 * Lists the packages of the programs that are missing.
 * @param present the path of each program
 * @returns Debian's names, each once
 */
export function missingPackages(present: Present): string[] {
  const missing = (Object.keys(packages) as (keyof Present)[]).filter((name) => !present[name]);
  return [...new Set(missing.flatMap((name) => packages[name]))];
}

/**
 * Firefox and WebKitGTK as the system has them; as root, Debian's packages are installed first if they are missing.
 * @throws {Error} that names the packages to install
 */
export function findOtherBrowsers(): OtherBrowsers {
  let present = findPresent();
  let missing = missingPackages(present);
  if (missing.length > 0 && process.getuid?.() === 0) {
    console.log(`Installing ${missing.join(', ')} …`);
    if (succeeds('apt-get', 'update'))
      succeeds('apt-get', 'install', '-y', '--no-install-recommends', ...missing);
    present = findPresent();
    missing = missingPackages(present);
  }
  if (missing.length > 0)
    throw new Error(
      `The tests in Firefox and WebKit need programs that are not installed. On Debian or Ubuntu, run: sudo apt-get install ${missing.join(' ')}`,
    );
  return present as OtherBrowsers;
}
