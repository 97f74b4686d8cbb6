import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { brotliSettings } from '@/scripts/lib/brotli';
import type { FileVersion } from './freshness';

export type Encoding = 'br' | 'gzip' | 'identity';

/** The bytes to send: a file as it lies on disk, or the result of compression. */
export type Encoded = { file: string; size: number } | { buffer: Buffer; size: number };

/** Below this a header costs more than compression saves; above the other limit memory is not the place. */
const smallest = 1024;
const largest = 8 * 1024 * 1024;

const endings: Record<Exclude<Encoding, 'identity'>, string> = { br: '.br', gzip: '.gz' };

/**
 * Whether it is worth compressing a file of this size.
 * @param most in bytes; without it what fits into memory while a request waits
 */
export function isWorthCompressing(size: number, most = largest): boolean {
  return size >= smallest && size <= most;
}

/** The encoding a client likes best among those we have; brotli before gzip where it does not mind. */
export function negotiateEncoding(header: string | undefined): Encoding {
  const weights = new Map<string, number>();
  for (const item of (header ?? '').split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    if (name) weights.set(name, weight === undefined ? 1 : Number(weight.slice(2)) || 0);
  }
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  const br = weightOf('br');
  const gz = Math.max(weightOf('gzip'), weights.get('x-gzip') ?? 0);
  const identity = weights.get('identity') ?? 0;
  if (Math.max(br, gz) <= 0 || Math.max(br, gz) < identity) return 'identity';
  return br >= gz ? 'br' : 'gzip';
}

const compress = {
  // Two levels below the best: a thirtieth of the time for a tenth more bytes.
  br: (input: Buffer) => promisify(brotliCompress)(input, brotliSettings(input.length, 9)),
  gzip: (input: Buffer) => promisify(gzip)(input, { level: constants.Z_BEST_COMPRESSION }),
};

type Entry = { version: string; result: Promise<Buffer>; size: number };

/**
 * Compresses files, each version once. A sibling made by the build (`x.html.br`) is preferred while it is not
 * older than its file. Results are kept in memory, those unused for longest leaving first.
 * @param limit how many bytes of results to keep
 */
export function createCompressor(limit = 64 * 1024 * 1024) {
  const entries = new Map<string, Entry>();
  let held = 0;

  function drop(key: string) {
    held -= entries.get(key)?.size ?? 0;
    entries.delete(key);
  }

  async function memoised(file: string, found: FileVersion, encoding: 'br' | 'gzip'): Promise<Buffer> {
    const key = `${encoding} ${file}`;
    const version = `${found.mtimeMs} ${found.size}`;
    const known = entries.get(key);
    if (known?.version === version) {
      entries.delete(key);
      entries.set(key, known);
      return known.result;
    }
    drop(key);
    const entry: Entry = { version, result: readFile(file).then(compress[encoding]), size: 0 };
    entries.set(key, entry);
    try {
      const result = await entry.result;
      if (entries.get(key) === entry) {
        entry.size = result.length;
        held += result.length;
        for (const oldest of entries.keys()) {
          if (held <= limit) break;
          drop(oldest);
        }
      }
      return result;
    } catch (error) {
      if (entries.get(key) === entry) drop(key);
      throw error;
    }
  }

  /** A file in the given encoding. */
  return async function encode(file: string, found: FileVersion, encoding: Encoding): Promise<Encoded> {
    if (encoding === 'identity') return { file, size: found.size };
    const sibling = file + endings[encoding];
    const ready = await stat(sibling).catch(() => undefined);
    if (ready?.isFile() && ready.mtimeMs >= found.mtimeMs) return { file: sibling, size: ready.size };
    const buffer = await memoised(file, found, encoding);
    return { buffer, size: buffer.length };
  };
}

export type Compressor = ReturnType<typeof createCompressor>;
