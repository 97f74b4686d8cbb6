/**
 * @jest-environment node
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Entry } from '@/scripts/art/entries';
import { missingArt, picturesOf } from '@/scripts/art/pictures';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'art-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function touch(file: string) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), '');
}

const filesOf = (entry: Pick<Entry, 'kind' | 'id'>) =>
  picturesOf(entry).flatMap(({ files }) => files.map((file) => file.path));

describe('the files of an entry', () => {
  it('has cards and heroes in two widths and two formats for a service', () => {
    expect(filesOf({ kind: 'services', id: 'ai-ml' })).toEqual([
      'public/images/art/services/ai-ml-480.avif',
      'public/images/art/services/ai-ml-480.webp',
      'public/images/art/services/ai-ml-960.avif',
      'public/images/art/services/ai-ml-960.webp',
      'public/images/art/services/ai-ml-hero-960.avif',
      'public/images/art/services/ai-ml-hero-960.webp',
      'public/images/art/services/ai-ml-hero-1920.avif',
      'public/images/art/services/ai-ml-hero-1920.webp',
    ]);
  });

  it('has only a hero for a page', () => {
    expect(filesOf({ kind: 'pages', id: 'home' })).toEqual(
      expect.arrayContaining(['public/images/art/pages/home-hero-1920.avif']),
    );
    expect(filesOf({ kind: 'pages', id: 'home' })).toHaveLength(4);
  });

  it('is named after the industry alone for what studies fall back to', () => {
    expect(filesOf({ kind: 'fallbacks', id: 'public-sector' })).toEqual([
      'public/images/industries/public-sector.avif',
      'public/images/industries/public-sector.webp',
    ]);
  });
});

describe('missing artwork', () => {
  it('lists every file of an entry that was never drawn', () => {
    const entry = { kind: 'pages', id: 'home' } as const;
    expect(missingArt([entry], root)).toEqual(filesOf(entry));
  });

  it('lists a single file that was lost', () => {
    const entry = { kind: 'services', id: 'ai-ml' } as const;
    const [lost, ...others] = filesOf(entry);
    others.forEach(touch);
    expect(missingArt([entry], root)).toEqual([lost]);
  });

  it('is empty when all is there', () => {
    const entry = { kind: 'fallbacks', id: 'retail' } as const;
    filesOf(entry).forEach(touch);
    expect(missingArt([entry], root)).toEqual([]);
  });
});
