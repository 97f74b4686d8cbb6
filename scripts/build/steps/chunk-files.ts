import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import type { CheckedFile, Digests } from '../bootstrap/integrity';
import { chunksPath } from '../next-html';

/** Bundles and minifies one of this build's browser scripts. */
export function browserScript(entryPoint: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [entryPoint],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  });
  return outputFiles[0]?.text.trim() ?? '';
}

/** The digest of each script and stylesheet of the export, for subresource integrity. */
export function readDigests(out: string): Digests {
  const names = readdirSync(join(out, chunksPath)).filter((name) => /\.(js|css)$/.test(name));
  const digest = (name: string) =>
    createHash('sha256')
      .update(readFileSync(join(out, chunksPath, name)))
      .digest('base64');
  return Object.fromEntries(names.map((name) => [chunksPath + name, digest(name)]));
}

/** Writes a file with a hash in its name next to Next's scripts, so that browsers can cache it permanently. */
export function writeHashed(out: string, name: string, extension: string, text: string): CheckedFile {
  const digest = createHash('sha256').update(text).digest();
  const file = `${name}-${digest.toString('hex').slice(0, 12)}.${extension}`;
  writeFileSync(join(out, chunksPath, file), text);
  return { href: chunksPath + file, integrity: `sha256-${digest.toString('base64')}` };
}

/** Writes the file with all digests, which browsers load together with the first later script. */
export function writeDigests(out: string, digests: Digests): CheckedFile {
  return writeHashed(out, 'integrity', 'json', JSON.stringify(digests));
}
