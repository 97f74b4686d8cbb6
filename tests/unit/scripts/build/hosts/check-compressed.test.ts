/** @jest-environment node */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { checkCompressed } from '@/scripts/build/hosts/check-compressed';
import { temporaryFolder } from '../../../support/folder';

let out: string;

beforeEach(() => {
  out = temporaryFolder({
    'about.html': 'about',
    'about.html.br': brotliCompressSync('about'),
    'about.html.gz': gzipSync('about'),
  });
});

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
