import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import type { CheckedFile, Digests } from '../bootstrap/integrity';
import { chunksPath } from '../next-html';

/** A script of this build that runs in the browser, bundled into one line. */
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

/** The digest of each script and stylesheet of the export; the browser checks it (subresource integrity). */
export function readDigests(out: string): Digests {
  const names = readdirSync(join(out, chunksPath)).filter((name) => /\.(js|css)$/.test(name));
  const digest = (name: string) =>
    createHash('sha256')
      .update(readFileSync(join(out, chunksPath, name)))
      .digest('base64');
  return Object.fromEntries(names.map((name) => [chunksPath + name, digest(name)]));
}

/** Writes a file beside Next's scripts whose name is a hash of its text, so that browsers keep it for good. */
export function writeHashed(out: string, name: string, extension: string, text: string): CheckedFile {
  const digest = createHash('sha256').update(text).digest();
  const file = `${name}-${digest.toString('hex').slice(0, 12)}.${extension}`;
  writeFileSync(join(out, chunksPath, file), text);
  return { href: chunksPath + file, integrity: `sha256-${digest.toString('base64')}` };
}

/** Writes the file with all digests, which is loaded with the first script that is not part of the start. */
export function writeDigests(out: string, digests: Digests): CheckedFile {
  return writeHashed(out, 'integrity', 'json', JSON.stringify(digests));
}
