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

/** Packages that carry copies of what they use, so that their own dependencies stay out of the site. */
const closed = new Set(['next']);

/** Where the package manager put a dependency of a package: nested if at all, otherwise further up. */
function placeOf(name: string, from: string, { packages }: Lock): string | undefined {
  const above = from.split('/node_modules/');
  for (let depth = from === '' ? 0 : above.length; depth >= 0; depth--) {
    const base = above.slice(0, depth).join('/node_modules/');
    const place = base === '' ? `node_modules/${name}` : `${base}/node_modules/${name}`;
    if (packages[place]) return place;
  }
  return undefined;
}

/** The folders of all packages whose code may be in the published files. */
export function shippedPackages(lock: Lock): string[] {
  const found = new Set<string>();
  const visit = (from: string) => {
    for (const name of Object.keys(lock.packages[from]?.dependencies ?? {})) {
      if (from === '' && buildOnly.has(name)) continue;
      const place = placeOf(name, from, lock);
      if (!place || found.has(place)) continue;
      found.add(place);
      if (!closed.has(name)) visit(place);
    }
  };
  visit('');
  return [...found].sort();
}

const nameOf = (place: string) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** The text of a package's license, as it lies beside its code. */
function licenseText(folder: string): string | undefined {
  if (!existsSync(folder)) return undefined;
  const file = readdirSync(folder).find((name) => /^licen[cs]e(\.\w+)?$/i.test(name));
  return file && readFileSync(join(folder, file), 'utf8').trim();
}

/**
 * Writes the licenses of what ships into the export, as most of them ask for.
 * @throws {Error} that names every package of which no license is known
 */
export function listLicenses(out: string): number {
  const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
  // What npm has installed; unlike package-lock.json it lies beside the packages, wherever those are.
  const lock: Lock = {
    packages: { '': read('package.json'), ...read('node_modules/.package-lock.json').packages },
  };
  const places = shippedPackages(lock);
  const unknown = places.filter((place) => !lock.packages[place]?.license);
  if (unknown.length > 0) throw new Error(`Of these packages no license is known: ${unknown.join(', ')}`);
  const parts = places.map((place) => {
    const { version, license } = lock.packages[place] ?? {};
    return `${nameOf(place)} ${version} (${license})\n\n${licenseText(place) ?? 'See the package.'}`;
  });
  const rule = `\n\n${'-'.repeat(80)}\n\n`;
  writeFileSync(
    join(out, 'third-party-licenses.txt'),
    `This site contains code and fonts of others, under these licenses.${rule}${parts.join(rule)}\n`,
  );
  return places.length;
}
