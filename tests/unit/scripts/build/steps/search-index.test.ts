/** @jest-environment node */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { keepAssets } from '@/scripts/build/steps/keep-assets';
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

/** Returns an index with a number of documents and a size. */
const indexOf = (documents: number, bytes: number) => {
  const index = { title: Array(documents).fill(''), stems: '' };
  return JSON.stringify({ ...index, stems: 'x'.repeat(bytes - JSON.stringify(index).length) });
};

it('limits the size of the indexes that this build wrote, not of those that it kept', () => {
  const folder = '_next/static/search';
  const earlier = temporaryFolder({ [`${folder}/en.1.json`]: indexOf(1, 70_000) });
  const out = temporaryFolder({ [`${folder}/en.2.json`]: indexOf(1, 50_000) });
  keepAssets(out, earlier);
  expect(checkSearchIndexes(out)).toEqual({ largest: 50_000, warning: '' });
});

it('warns of an index that is too large, with room for the documents of a large site', () => {
  const out = temporaryFolder();
  const file = '_next/static/search/en.json';
  const write = (documents: number, bytes: number) => writeFiles(out, { [file]: indexOf(documents, bytes) });
  write(500, 60_000);
  expect(checkSearchIndexes(out).warning).toBe('');
  write(500, 60_001);
  expect(checkSearchIndexes(out).warning).toContain('en.json: 60001 B, allowed 60000 B');
  write(4500, 60_001);
  expect(checkSearchIndexes(out)).toEqual({ largest: 60_001, warning: '' });
  // The compressed file counts, if there is one.
  write(500, 90_000);
  writeFiles(out, { [`${file}.br`]: 'x'.repeat(20_000) });
  expect(checkSearchIndexes(out)).toEqual({ largest: 20_000, warning: '' });
});
