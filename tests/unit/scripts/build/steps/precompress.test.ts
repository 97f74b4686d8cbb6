/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { precompress } from '@/scripts/build/steps/precompress';
import { temporaryFolder, writeFiles } from '../../../support/folder';

const text = 'A page whose words repeat. '.repeat(100);
let out: string;

beforeEach(() => {
  out = temporaryFolder();
});

const write = (file: string, content: string) => writeFiles(out, { [file]: content });
const read = (file: string) => readFileSync(join(out, file));

describe('precompress', () => {
  it.each([
    'index.html',
    'es/about.txt',
    '_next/a.css',
    '_next/a.js',
    'icons.svg',
    'feed.xml',
    'm.webmanifest',
  ])('writes Brotli and gzip files next to %s', async (file) => {
    write(file, text);
    await precompress(out);
    expect(brotliDecompressSync(read(`${file}.br`)).toString()).toBe(text);
    expect(gunzipSync(read(`${file}.gz`)).toString()).toBe(text);
  });

  it('compresses pages of any length', async () => {
    write('case-studies.html', ' '.repeat(8 * 1024 * 1024 + 1));
    expect((await precompress(out)).files).toBe(1);
    expect(existsSync(join(out, 'case-studies.html.br'))).toBe(true);
  });

  it('compresses each of several files with the same content', async () => {
    for (const file of ['a.txt', 'a/full.txt', 'b.html']) write(file, text);
    const { files, bytes, brotli } = await precompress(out);
    for (const file of ['a.txt', 'a/full.txt', 'b.html'])
      expect(brotliDecompressSync(read(`${file}.br`)).toString()).toBe(text);
    expect({ files, bytes }).toEqual({ files: 3, bytes: 3 * text.length });
    expect(brotli).toBe(
      ['a.txt', 'a/full.txt', 'b.html'].reduce((sum, f) => sum + read(`${f}.br`).length, 0),
    );
  });

  it('does not compress pictures, fonts, and small files', async () => {
    for (const file of ['a.png', 'a.woff2', 'a.mp4']) write(file, text);
    write('small.txt', 'short');
    expect((await precompress(out)).files).toBe(0);
    for (const file of ['a.png', 'a.woff2', 'a.mp4', 'small.txt'])
      expect(existsSync(join(out, `${file}.br`)) || existsSync(join(out, `${file}.gz`))).toBe(false);
  });
});
