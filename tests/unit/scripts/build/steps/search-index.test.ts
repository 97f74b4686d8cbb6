/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { moveSearchIndexes } from '@/scripts/build/steps/search-index';

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
