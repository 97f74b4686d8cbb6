/**
 * @jest-environment node
 */
import { stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createCompressor, type Encoded, negotiateEncoding } from '@/scripts/local/serve/compression';
import { cleanUp, temporaryFolder } from '../../local-site';

afterEach(cleanUp);

describe('negotiateEncoding', () => {
  test.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['x-gzip', 'gzip'],
    ['GZIP;Q=0.5', 'gzip'],
    ['br;q=0.5, gzip;q=0.9', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0, gzip;q=0', 'identity'],
    ['*', 'br'],
    ['br;q=0, *;q=0.3', 'gzip'],
    ['identity', 'identity'],
    ['identity;q=1, br;q=0.5', 'identity'],
    ['deflate', 'identity'],
    ['br;q=nonsense', 'identity'],
  ])('%s comes to %s', (header, expected) => {
    expect(negotiateEncoding(header)).toBe(expected);
  });
});

describe('createCompressor', () => {
  const text = 'Some text to compress. '.repeat(200);

  async function textFile(contents = text) {
    const file = path.join(await temporaryFolder(), 'page.html');
    await writeFile(file, contents);
    return file;
  }

  function bytes(encoded: Encoded): Buffer {
    if (!('buffer' in encoded)) throw new Error(`expected bytes in memory, got the file ${encoded.file}`);
    return encoded.buffer;
  }

  test('gives back the same text in each encoding', async () => {
    const file = await textFile();
    const compressor = createCompressor();
    const br = bytes(await compressor(file, await stat(file), 'br'));
    const gz = bytes(await compressor(file, await stat(file), 'gzip'));
    expect([brotliDecompressSync(br).toString(), gunzipSync(gz).toString()]).toEqual([text, text]);
  });

  test('compresses a version once, also for many who ask at the same time', async () => {
    const file = await textFile();
    const compressor = createCompressor();
    const found = await stat(file);
    const [first, ...others] = await Promise.all(
      Array.from({ length: 10 }, async () => bytes(await compressor(file, found, 'br'))),
    );
    expect(others.every((other) => other === first)).toBe(true);
  });

  test('notices that the file has changed', async () => {
    const file = await textFile();
    const compressor = createCompressor();
    await compressor(file, await stat(file), 'br');
    await writeFile(file, `${text} And more.`);
    const again = bytes(await compressor(file, await stat(file), 'br'));
    expect(brotliDecompressSync(again).toString()).toBe(`${text} And more.`);
  });

  test('forgets what was unused for longest when memory is full', async () => {
    const [a, b] = [await textFile(), await textFile(text.toUpperCase())];
    const size = bytes(await createCompressor()(a, await stat(a), 'br')).length;
    const compressor = createCompressor(size + 10);
    const first = bytes(await compressor(a, await stat(a), 'br'));
    await compressor(b, await stat(b), 'br');
    const second = bytes(await compressor(a, await stat(a), 'br'));
    expect(second).toEqual(first);
    expect(second).not.toBe(first);
  });

  test('tries again after a failure', async () => {
    const file = await textFile();
    const compressor = createCompressor();
    const missing = `${file}.missing`;
    const found = await stat(file);
    await expect(compressor(missing, found, 'gzip')).rejects.toThrow('ENOENT');
    await writeFile(missing, text);
    expect(gunzipSync(bytes(await compressor(missing, found, 'gzip'))).toString()).toBe(text);
  });

  test('prefers what the build has compressed, unless it is older than the file', async () => {
    const file = await textFile();
    await writeFile(`${file}.br`, 'made by the build');
    await writeFile(`${file}.gz`, 'left over from an older build');
    const past = new Date(Date.now() - 60_000);
    await utimes(`${file}.gz`, past, past);
    const compressor = createCompressor();
    expect(await compressor(file, await stat(file), 'br')).toEqual({ file: `${file}.br`, size: 17 });
    expect(await compressor(file, await stat(file), 'gzip')).toHaveProperty('buffer');
  });
});
