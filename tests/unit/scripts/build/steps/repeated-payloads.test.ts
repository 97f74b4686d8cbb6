/** @jest-environment node */

import { removeRepeatedPayloads } from '@/scripts/build/steps/repeated-payloads';
import { filesBelow } from '@/scripts/lib/files';
import { temporaryFolder } from '../../../support/folder';

const script = '_next/static/chunks/a.js';
const kept = ['about.txt', 'about/__next._tree.txt', 'about/__next.$d$locale.txt'];
const repeated = ['__next._full.txt', 'about/__next._full.txt'];

const exported = (code: string) =>
  temporaryFolder({
    ...Object.fromEntries([...kept, ...repeated].map((file) => [file, 'payload'])),
    [script]: code,
  });

describe('removeRepeatedPayloads', () => {
  it('removes the files that repeat a payload, and no others', () => {
    const out = exported('load("/__next._tree.txt")');
    expect(removeRepeatedPayloads(out)).toBe(2);
    expect(filesBelow(out).sort()).toEqual([...kept, script].sort());
  });

  it('keeps them if a script mentions them', () => {
    const out = exported('load("/_full")');
    expect(removeRepeatedPayloads(out)).toBe(0);
    expect(filesBelow(out).sort()).toEqual([...kept, ...repeated, script].sort());
  });
});
