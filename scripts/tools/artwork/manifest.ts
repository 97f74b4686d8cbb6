import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Tokens } from '@/lib/site/tokens';

/** What was drawn from what, committed beside the code that draws. */
export type Manifest = Record<string, Drawn>;

export type Drawn = {
  /** Changes when the content, the colors or the drawing code behind the picture change. */
  inputs: string;
  /** What the picture averages to, e.g. for the ground it loads on; icons have none. */
  color?: string;
  /** Paths from the project's folder. */
  files: string[];
};

const manifestFile = path.join('scripts', 'tools', 'artwork', 'manifest.json');

export function readManifest(root: string): Manifest {
  const file = path.join(root, manifestFile);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {};
}

export function writeManifest(manifest: Manifest, root: string): void {
  const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(path.join(root, manifestFile), `${JSON.stringify(sorted, null, 2)}\n`);
}

/** A short hash of anything that JSON can hold. */
export function fingerprint(...inputs: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(inputs)).digest('hex').slice(0, 16);
}

/** Files of this folder that a picture's bytes do not depend on. */
const notDrawing = new Set(['horizon.ts', 'contours.ts', 'draw.ts', 'manifest.ts', 'sheet.ts']);

/** A moved file is still the same drawing code. */
const withoutImports = (code: string) => code.replace(/^import [^;]*;\n/gm, '');

/** A hash of the drawing code and of the colors it draws with. */
export function sourceFingerprint(tokens: Tokens, root: string): string {
  const folder = path.join(root, 'scripts', 'tools', 'artwork');
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !notDrawing.has(name))
    .sort()
    .map((name) => path.join(folder, name));
  const sources = [path.join(root, 'lib', 'site', 'tokens.ts'), ...files].map((file) =>
    withoutImports(readFileSync(file, 'utf8').replaceAll('\r\n', '\n')),
  );
  return fingerprint(tokens, sources);
}
