/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { checkCompressed } from '@/scripts/build/hosts/check-compressed';

let out: string;

beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'export-'));
  writeFileSync(join(out, 'about.html'), 'about');
  writeFileSync(join(out, 'about.html.br'), brotliCompressSync('about'));
  writeFileSync(join(out, 'about.html.gz'), gzipSync('about'));
});

afterEach(() => rmSync(out, { recursive: true }));

it('accepts compressed files that match their original', () => {
  expect(() => checkCompressed(out)).not.toThrow();
});

it('reports the compressed files of a page that changed', () => {
  writeFileSync(join(out, 'about.html'), 'changed');
  expect(() => checkCompressed(out)).toThrow(/about\.html\.br\n.*about\.html\.gz\nBuild again/);
});

it('reports a compressed file that is damaged or has no original', () => {
  writeFileSync(join(out, 'about.html.gz'), 'damaged');
  writeFileSync(join(out, 'gone.html.br'), brotliCompressSync('gone'));
  expect(() => checkCompressed(out)).toThrow(
    /^(?!.*about\.html\.br)[\s\S]*about\.html\.gz\n.*gone\.html\.br\n/,
  );
});
