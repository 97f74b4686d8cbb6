/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keepAssets } from '@/scripts/build/steps/keep-assets';
import { temporaryFolder, writeFiles } from '../../../support/folder';

/** Returns an export with these files, each with the folder as its content. */
function exported(...names: string[]): string {
  const out = temporaryFolder();
  writeFiles(out, Object.fromEntries(names.map((name) => [`_next/static/${name}`, out])));
  return out;
}

const has = (out: string, name: string) => existsSync(join(out, '_next/static', name));

describe('keepAssets', () => {
  it('adds files that the new export lacks, and overwrites nothing', () => {
    const earlier = exported('chunks/old.js', 'chunks/same.js', 'media/old.woff2');
    const out = exported('chunks/new.js', 'chunks/same.js');
    expect(keepAssets(out, earlier)).toBe(2);
    for (const name of ['chunks/old.js', 'chunks/new.js', 'media/old.woff2'])
      expect(has(out, name)).toBe(true);
    expect(readFileSync(join(out, '_next/static/chunks/same.js'), 'utf8')).toBe(out);
  });

  it('keeps a file for 30 days after it was replaced, whatever the number of builds', () => {
    const day = (text: string) => new Date(`${text}T12:00:00Z`);
    const builds = [exported('a.js'), exported('b.js'), exported('c.js'), exported('d.js')] as const;
    keepAssets(builds[1], builds[0], day('2026-01-01'));
    keepAssets(builds[2], builds[1], day('2026-01-31'));
    expect([has(builds[2], 'a.js'), has(builds[2], 'b.js')]).toEqual([true, true]);
    keepAssets(builds[3], builds[2], day('2026-02-01'));
    expect([has(builds[3], 'a.js'), has(builds[3], 'b.js'), has(builds[3], 'c.js')]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('treats a file that returns as a current file', () => {
    const builds = [exported('a.js'), exported('b.js'), exported('a.js'), exported('c.js')] as const;
    keepAssets(builds[1], builds[0], new Date('2026-01-01'));
    keepAssets(builds[2], builds[1], new Date('2026-01-20'));
    keepAssets(builds[3], builds[2], new Date('2026-02-10'));
    expect(has(builds[3], 'a.js')).toBe(true);
  });

  it('throws if the previous export is missing or is the new one', () => {
    const out = exported('a.js');
    expect(() => keepAssets(out, join(out, 'nothing'))).toThrow('has no export');
    expect(() => keepAssets(out, `${out}/`)).toThrow('is the folder of the new export');
  });
});
