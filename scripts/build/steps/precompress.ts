import { createHash } from 'node:crypto';
import { copyFile, readFile, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip as gzipCompress } from 'node:zlib';
import { brotliSettings } from '@/scripts/lib/brotli';
import { contentType, isCompressible } from '@/scripts/lib/content-types';
import { filesBelow } from '@/scripts/lib/files';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzipCompress);

/**
 * Above this many bytes of text, the best qualities take too long. A megabyte of pages and payloads takes 1.2 s of CPU
 * time at quality 11, 0.4 s at 10, 0.12 s at 9, and 0.02 s at 6. Quality 11 saves 10% compared with 9, and 9 saves less
 * than 1% compared with 6.
 */
const maxBytesAtBestQuality = 40_000_000;

/** Smaller files are not compressed: the additional header would cost more than compression saves. */
const minFileBytes = 1024;

type Quality = { brotli: number; gzip: number };

/** Files that a first visit waits for get the best quality. Payloads (`.txt`) do not: the router prefetches them. */
function qualityOf(file: string, total: number): Quality {
  if (total > maxBytesAtBestQuality) return { brotli: 6, gzip: 6 };
  return { brotli: file.endsWith('.txt') ? 10 : 11, gzip: 9 };
}

/** Runs a task for each item, as many at a time as there are CPU cores. */
async function inParallel<T>(items: readonly T[], task: (item: T) => Promise<void>): Promise<void> {
  const queue = items.values();
  const work = async () => {
    for (const item of queue) await task(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

/** A file, and its size in bytes in each encoding. */
type Written = { path: string; size: number; br: number; gz: number };

const endings = ['br', 'gz'] as const;

async function writeSiblings(path: string, text: Buffer, { brotli, gzip }: Quality): Promise<Written> {
  const size = text.length;
  const [br, gz] = await Promise.all([
    toBrotli(text, brotliSettings(size, brotli)),
    toGzip(text, { level: gzip }),
  ]);
  if (br.length < size) await writeFile(`${path}.br`, br);
  if (gz.length < size) await writeFile(`${path}.gz`, gz);
  return { path, size, br: br.length, gz: gz.length };
}

async function copySiblings(original: Written, path: string): Promise<Written> {
  for (const ending of endings)
    if (original[ending] < original.size) await copyFile(`${original.path}.${ending}`, `${path}.${ending}`);
  return original;
}

export type Precompressed = { files: number; bytes: number; brotli: number };

/**
 * Writes a `.br` and a `.gz` file next to each text file of the export, for hosts (and the local server) that send
 * precompressed files. Skips small files, and files that would not become smaller. Must run after all steps that change
 * files.
 * @param out the folder of the export
 * @returns the number of compressed files, their original size in bytes, and the size of the `.br` files
 */
export async function precompress(out: string): Promise<Precompressed> {
  const texts: { file: string; size: number }[] = [];
  for (const file of filesBelow(out)) {
    if (!isCompressible(contentType(file))) continue;
    const { size } = await stat(join(out, file));
    // No upper limit: large list pages benefit most.
    if (size >= minFileBytes) texts.push({ file, size });
  }
  const total = texts.reduce((sum, { size }) => sum + size, 0);
  // Next writes many payloads several times under different names. Copy their compressed files.
  const written = new Map<string, Promise<Written>>();
  const result: Precompressed = { files: 0, bytes: 0, brotli: 0 };

  await inParallel(texts, async ({ file, size }) => {
    const path = join(out, file);
    const text = await readFile(path);
    const quality = qualityOf(file, total);
    const key = createHash('sha256').update(text).digest('base64') + quality.brotli;
    const original = written.get(key);
    const siblings = original?.then((same) => copySiblings(same, path)) ?? writeSiblings(path, text, quality);
    if (!original) written.set(key, siblings);
    const { br } = await siblings;
    result.files++;
    result.bytes += size;
    result.brotli += br;
  });
  return result;
}
