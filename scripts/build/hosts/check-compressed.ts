import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { filesBelow } from '@/scripts/lib/files';

const decoders = { '.br': brotliDecompressSync, '.gz': gunzipSync } as const;

function contentOf(path: string, ending: keyof typeof decoders): Buffer | undefined {
  try {
    return decoders[ending](readFileSync(path));
  } catch {
    return undefined;
  }
}

/**
 * Checks that each compressed file has the same content as its original. nginx and the local server do not compare them,
 * so they would serve the old version of a file that changed after compression.
 * @param out the folder of the export
 * @throws {Error} that lists all compressed files that do not match
 */
export function checkCompressed(out: string): void {
  const stale = filesBelow(out).filter((file) => {
    const ending = (['.br', '.gz'] as const).find((each) => file.endsWith(each));
    if (!ending) return false;
    const original = join(out, file.slice(0, -ending.length));
    if (!existsSync(original)) return true;
    return !contentOf(join(out, file), ending)?.equals(readFileSync(original));
  });
  if (stale.length === 0) return;
  const lines = stale.map((file) => `  ${out}/${file}`).join('\n');
  throw new Error(
    `These compressed files differ from their originals:\n${lines}\nBuild again ("npm run build"), and upload each file together with its .br and .gz.`,
  );
}
