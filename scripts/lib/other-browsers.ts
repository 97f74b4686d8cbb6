import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages, programPath } from './programs';

/** The paths of the programs that run the site in browsers other than Chromium; undefined if not installed. */
type InstalledPrograms = {
  firefox: string | undefined;
  /** WebKitGTK's WebDriver. */
  webKitDriver: string | undefined;
  /** The sample browser of WebKitGTK. */
  miniBrowser: string | undefined;
  /** Runs a program on a virtual screen. */
  xvfbRun: string | undefined;
};

export type OtherBrowsers = { [Name in keyof InstalledPrograms]: string };

/** The Debian packages of each program. */
const packages: Record<keyof InstalledPrograms, readonly string[]> = {
  firefox: ['firefox-esr'],
  webKitDriver: ['webkit2gtk-driver'],
  miniBrowser: ['webkit2gtk-driver'],
  xvfbRun: ['xvfb', 'xauth'],
};

/** WebKitGTK installs its MiniBrowser outside PATH, in a folder that depends on its version and the system. */
function findMiniBrowser(): string | undefined {
  return ['/usr/libexec', '/usr/lib', '/usr/lib64']
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => [folder, ...listFolders(folder)])
    .flatMap((folder) => listFolders(folder).filter((path) => /\/webkit[^/]*$/.test(path)))
    .map((folder) => join(folder, 'MiniBrowser'))
    .find((path) => existsSync(path));
}

function listFolders(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(folder, name));
}

function findInstalled(): InstalledPrograms {
  return {
    firefox: programPath('firefox-esr') ?? programPath('firefox'),
    webKitDriver: programPath('WebKitWebDriver'),
    miniBrowser: findMiniBrowser(),
    xvfbRun: programPath('xvfb-run'),
  };
}

/** The Debian packages of all programs that are not installed, each once. */
export function missingPackages(installed: InstalledPrograms): string[] {
  const missing = (Object.keys(packages) as (keyof InstalledPrograms)[]).filter((name) => !installed[name]);
  return [...new Set(missing.flatMap((name) => packages[name]))];
}

/**
 * Finds the installed Firefox and WebKitGTK. As root, installs the Debian packages of missing programs first.
 * @throws {Error} that names the packages to install
 */
export function findOtherBrowsers(): OtherBrowsers {
  const needed = missingPackages(findInstalled());
  if (needed.length > 0) installPackages(needed);
  const installed = findInstalled();
  const missing = missingPackages(installed);
  if (missing.length > 0)
    throw new Error(
      `The tests in Firefox and WebKit need programs that are not installed. On Debian or Ubuntu, run: sudo apt-get install ${missing.join(' ')}`,
    );
  return installed as OtherBrowsers;
}
