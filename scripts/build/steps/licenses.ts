import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Package = {
  version?: string;
  license?: string;
  dependencies?: Record<string, string>;
};

export type Lock = { packages: Record<string, Package> };

/** Direct dependencies that only the build uses. */
const buildOnly = new Set(['@next/env', '@vercel/og', 'server-only']);

/** Packages that include the code of their dependencies. */
const selfContained = new Set(['next']);

/** Finds the folder of a dependency with Node's rules: inside the package, or in a folder above it. */
function folderOf(name: string, from: string, { packages }: Lock): string | undefined {
  const parents = from.split('/node_modules/');
  for (let depth = from === '' ? 0 : parents.length; depth >= 0; depth--) {
    const base = parents.slice(0, depth).join('/node_modules/');
    const folder = base === '' ? `node_modules/${name}` : `${base}/node_modules/${name}`;
    if (packages[folder]) return folder;
  }
  return undefined;
}

/** The folders of all packages whose code may be part of the published files. */
export function shippedPackages(lock: Lock): string[] {
  const found = new Set<string>();
  const visit = (from: string) => {
    for (const name of Object.keys(lock.packages[from]?.dependencies ?? {})) {
      if (from === '' && buildOnly.has(name)) continue;
      const folder = folderOf(name, from, lock);
      if (!folder || found.has(folder)) continue;
      found.add(folder);
      if (!selfContained.has(name)) visit(folder);
    }
  };
  visit('');
  return [...found].sort();
}

const nameOf = (folder: string) => folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** The text of a package's license file, if there is one. */
function licenseText(folder: string): string | undefined {
  if (!existsSync(folder)) return undefined;
  const file = readdirSync(folder).find((name) => /^licen[cs]e(\.\w+)?$/i.test(name));
  return file && readFileSync(join(folder, file), 'utf8').trim();
}

/**
 * Writes the licenses of all published packages into the export, as most of them require.
 * @returns the number of packages
 * @throws {Error} that lists all packages without a license
 */
export function listLicenses(out: string): number {
  const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
  // npm's list of installed packages; unlike package-lock.json, it is always next to the packages.
  const lock: Lock = {
    packages: { '': read('package.json'), ...read('node_modules/.package-lock.json').packages },
  };
  const folders = shippedPackages(lock);
  const unknown = folders.filter((folder) => !lock.packages[folder]?.license);
  if (unknown.length > 0)
    throw new Error(
      `These packages have no "license" in their package.json: ${unknown.join(', ')}. Find out their licenses before publishing.`,
    );
  const parts = folders.map((folder) => {
    const { version, license } = lock.packages[folder] ?? {};
    return `${nameOf(folder)} ${version} (${license})\n\n${licenseText(folder) ?? 'See the package.'}`;
  });
  const rule = `\n\n${'-'.repeat(80)}\n\n`;
  writeFileSync(
    join(out, 'third-party-licenses.txt'),
    `This site contains third-party code and fonts under these licenses.${rule}${parts.join(rule)}\n`,
  );
  return folders.length;
}
