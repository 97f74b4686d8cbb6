/** @jest-environment node */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { checkSearchIndexes, moveSearchIndexes } from '@/scripts/build/steps/search-index';
import { temporaryFolder, writeFiles } from '../../../support/folder';

it('moves the search indexes to the files that caches may keep', () => {
  const out = temporaryFolder({ 'search-index/en.0123456789ab.json': '{}', '_next/static/a.js': '' });
  moveSearchIndexes(out);
  expect(readdirSync(join(out, '_next/static/search'))).toEqual(['en.0123456789ab.json']);
  expect(existsSync(join(out, 'search-index'))).toBe(false);
});

it('stops the build if there is no index', () => {
  expect(() => moveSearchIndexes(temporaryFolder())).toThrow('app/search-index/');
});

it('limits the size of an index, with room for the documents of a large site', () => {
  const out = temporaryFolder();
  const file = '_next/static/search/en.json';
  const write = (documents: number, bytes: number) => {
    const index = { title: Array(documents).fill(''), stems: '' };
    index.stems = 'x'.repeat(bytes - JSON.stringify(index).length);
    writeFiles(out, { [file]: JSON.stringify(index) });
  };
  write(500, 60_000);
  expect(checkSearchIndexes(out)).toBe(60_000);
  write(500, 60_001);
  expect(() => checkSearchIndexes(out)).toThrow('en.json: 60001 B, allowed 60000 B');
  write(4500, 60_001);
  expect(checkSearchIndexes(out)).toBe(60_001);
  // The compressed file counts, if there is one.
  write(500, 90_000);
  writeFiles(out, { [`${file}.br`]: 'x'.repeat(20_000) });
  expect(checkSearchIndexes(out)).toBe(20_000);
});
