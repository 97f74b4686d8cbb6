import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ArtKind } from '@/lib/content/art-files';
import type { Tokens } from '@/lib/site/tokens';

/**
 * For each picture, a hash of its inputs: its content, the colors, and the drawing code. Committed, so that only changed
 * pictures are drawn again.
 */
export type Manifest = Record<string, string>;

const folder = path.join('scripts', 'tools', 'artwork');
const manifestFile = path.join(folder, 'manifest.json');

/** Reads the committed hashes; none if the file is missing. */
export function readManifest(root: string): Manifest {
  const file = path.join(root, manifestFile);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {};
}

/** Writes the hashes, sorted by the name of the picture. */
export function writeManifest(manifest: Manifest, root: string): void {
  const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(path.join(root, manifestFile), `${JSON.stringify(sorted, null, 2)}\n`);
}

/** A short hash of JSON data. */
export function hashOf(...inputs: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(inputs)).digest('hex').slice(0, 16);
}

/** The module that draws each kind of picture. */
const painters: Readonly<Record<ArtKind | 'icons', string>> = {
  services: 'services.ts',
  'case-studies': 'case-studies.ts',
  industries: 'industries.ts',
  fallbacks: 'industries.ts',
  insights: 'insights.ts',
  people: 'portraits.ts',
  maps: 'maps.ts',
  pages: 'pages.ts',
  icons: 'icons.ts',
};

/** Removes imports and comment lines, so that moving a file or changing a comment does not draw all pictures again. */
const codeOnly = (code: string) =>
  code.replace(/^import [^;]*;\n/gm, '').replace(/^[ \t]*(\/\/|\/?\*).*\n/gm, '');

const readCode = (file: string, root: string) =>
  readFileSync(path.join(root, file), 'utf8').replaceAll('\r\n', '\n');

/** What pages draw with, too. */
const sharedFolder = 'lib/artwork';

/**
 * The code of a module and of all modules that it imports, here or in the folder that pages share.
 * @param file the path of the module from the project's folder
 */
function codeFrom(file: string, root: string, found = new Map<string, string>()): Map<string, string> {
  if (found.has(file)) return found;
  const code = readCode(file, root);
  found.set(file, codeOnly(code));
  for (const [, name = ''] of code.matchAll(/ from '\.\/([\w-]+)';/g))
    codeFrom(path.join(path.dirname(file), `${name}.ts`), root, found);
  for (const [, name = ''] of code.matchAll(/ from '@\/lib\/artwork\/([\w-]+)';/g))
    codeFrom(path.join(sharedFolder, `${name}.ts`), root, found);
  return found;
}

/**
 * Returns a function that hashes what the pictures of a kind have in common: the colors and the drawing code. A change
 * of one motif changes only the kinds that use it.
 */
export function sourceHashes(tokens: Tokens, root: string): (kind: ArtKind | 'icons') => string {
  // Only colors that pictures use: others may change without drawing all pictures again.
  const colors = Object.entries(tokens).filter(([name]) => /^(night|dawn|on-night)/.test(name));
  const shared = ['lib/site/tokens.ts', path.join(folder, 'pictures.ts')].map((file) =>
    codeOnly(readCode(file, root)),
  );
  const hashes = new Map(
    Object.values(painters).map((painter) => {
      const modules = codeFrom(
        path.join(folder, 'encode.ts'),
        root,
        codeFrom(path.join(folder, painter), root),
      );
      return [painter, hashOf(colors, shared, [...modules].sort())];
    }),
  );
  return (kind) => hashes.get(painters[kind]) ?? '';
}
