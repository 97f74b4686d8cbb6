import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Tokens } from '@/lib/site/tokens';

/**
 * For each picture, a hash of its inputs: its content, the colors, and the drawing code. Committed, so that only changed
 * pictures are drawn again.
 */
export type Manifest = Record<string, string>;

const manifestFile = path.join('scripts', 'tools', 'artwork', 'manifest.json');

export function readManifest(root: string): Manifest {
  const file = path.join(root, manifestFile);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {};
}

export function writeManifest(manifest: Manifest, root: string): void {
  const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(path.join(root, manifestFile), `${JSON.stringify(sorted, null, 2)}\n`);
}

/** A short hash of JSON data. */
export function fingerprint(...inputs: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(inputs)).digest('hex').slice(0, 16);
}

/** Files in this folder that do not affect pictures. */
const unrelatedFiles = new Set(['contours.ts', 'draw.ts', 'manifest.ts']);

/** Removes imports and comment lines, so that moving a file or changing a comment does not draw all pictures again. */
const codeOnly = (code: string) =>
  code.replace(/^import [^;]*;\n/gm, '').replace(/^[ \t]*(\/\/|\/?\*).*\n/gm, '');

/** A hash of the drawing code and the colors. */
export function sourceFingerprint(tokens: Tokens, root: string): string {
  const folder = path.join(root, 'scripts', 'tools', 'artwork');
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !unrelatedFiles.has(name))
    .sort()
    .map((name) => path.join(folder, name));
  const sources = [path.join(root, 'lib', 'site', 'tokens.ts'), ...files].map((file) =>
    codeOnly(readFileSync(file, 'utf8').replaceAll('\r\n', '\n')),
  );
  // Only colors that pictures use: others may change without drawing all pictures again.
  const colors = Object.entries(tokens).filter(([name]) => /^(night|dawn|on-night)/.test(name));
  return fingerprint(colors, sources);
}
