/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkSearchIndexes, moveSearchIndexes } from '@/scripts/build/steps/search-index';

let out: string;

beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'search-index-'));
});
afterEach(() => rmSync(out, { recursive: true }));

it('moves the search indexes to the files that caches may keep', () => {
  mkdirSync(join(out, 'search-index'));
  mkdirSync(join(out, '_next/static'), { recursive: true });
  writeFileSync(join(out, 'search-index/en.0123456789ab.json'), '{}');
  moveSearchIndexes(out);
  expect(readdirSync(join(out, '_next/static/search'))).toEqual(['en.0123456789ab.json']);
  expect(existsSync(join(out, 'search-index'))).toBe(false);
});

it('stops the build if there is no index', () => {
  expect(() => moveSearchIndexes(out)).toThrow('app/search-index/');
});

it('limits the size of an index, with room for the documents of a large site', () => {
  const folder = join(out, '_next/static/search');
  mkdirSync(folder, { recursive: true });
  const write = (documents: number, bytes: number) => {
    const index = { title: Array(documents).fill(''), stems: '' };
    index.stems = 'x'.repeat(bytes - JSON.stringify(index).length);
    writeFileSync(join(folder, 'en.json'), JSON.stringify(index));
  };
  write(500, 60_000);
  expect(checkSearchIndexes(out)).toBe(60_000);
  write(500, 60_001);
  expect(() => checkSearchIndexes(out)).toThrow('en.json: 60001 B, allowed 60000 B');
  write(4500, 60_001);
  expect(checkSearchIndexes(out)).toBe(60_001);
  // The compressed file counts, if there is one.
  write(500, 90_000);
  writeFileSync(join(folder, 'en.json.br'), 'x'.repeat(20_000));
  expect(checkSearchIndexes(out)).toBe(20_000);
});
