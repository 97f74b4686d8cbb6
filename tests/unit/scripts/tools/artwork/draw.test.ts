/** @jest-environment node */
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { hourOfIndustry } from '@/lib/content/picture-hours';
import { dependsOn } from '@/scripts/editing/content-commands/finish';
import { drawArt, inputsOf } from '@/scripts/tools/artwork/draw';
import { type Entry, readEntries } from '@/scripts/tools/artwork/entries';
import { iconFiles } from '@/scripts/tools/artwork/icons';
import { readManifest, writeManifest } from '@/scripts/tools/artwork/manifest';
import { picturesOf } from '@/scripts/tools/artwork/pictures';
import { validSite, writeSite } from '../../../lib/content/site';
import { writeFiles } from '../../../support/folder';

jest.mock('@/lib/content/picture-hours', () => {
  const hours = jest.requireActual<typeof import('@/lib/content/picture-hours')>(
    '@/lib/content/picture-hours',
  );
  return { ...hours, hourOfIndustry: jest.fn(hours.hourOfIndustry) };
});

/** Creates a project in which every picture exists and is outdated. */
function projectWithOldPictures(): string {
  const root = writeSite(validSite());
  for (const folder of ['components/styles', 'lib/site', 'lib/artwork', 'scripts/tools/artwork'])
    cpSync(folder, path.join(root, folder), { recursive: true });
  const pictures = readEntries(root).flatMap((entry) => picturesOf(entry));
  const files = [...iconFiles, ...pictures.flatMap(({ files }) => files.map((file) => file.path))];
  writeFiles(root, Object.fromEntries(files.map((file) => [file, 'old'])));
  const keys = ['icons', ...pictures.map(({ key }) => key)];
  writeManifest(Object.fromEntries(keys.map((key) => [key, 'old'])), root);
  return root;
}

it('draws only the selected entries, so that a rename draws no other pictures', async () => {
  const root = projectWithOldPictures();
  const before = readManifest(root);
  const drawn: string[] = [];
  const result = await drawArt({ root, only: () => false, onDrawn: (key) => drawn.push(key) });
  expect(result.removed).toEqual([]);
  expect(drawn).toEqual([]);
  expect(readFileSync(path.join(root, 'public/images/art/services/cloud-480.avif'), 'utf8')).toBe('old');
  // They stay outdated for the next complete run.
  expect(readManifest(root)).toEqual(before);
});

it('draws missing pictures, and removes those without an entry', async () => {
  const root = projectWithOldPictures();
  const gone = 'public/images/art/services/gone-480.avif';
  writeFiles(root, { [gone]: 'old' });
  for (const { key, files } of readEntries(root).flatMap((entry) => picturesOf(entry)))
    if (key === 'fallbacks/retail') for (const file of files) rmSync(path.join(root, file.path));
  const drawn: string[] = [];
  const { removed } = await drawArt({ root, only: () => false, onDrawn: (key) => drawn.push(key) });
  expect(drawn).toEqual(['fallbacks/retail']);
  expect(removed).toEqual([gone]);
  expect(existsSync(path.join(root, gone))).toBe(false);
  // Encoding one picture takes up to two minutes on a slow computer whose cores are all busy.
}, 300_000);

it('draws the pictures of an industry again after a change of its hour', () => {
  const entries = readEntries(writeSite(validSite()));
  const hash = (entry: Entry) => inputsOf(entry, 'the same source');
  const before = entries.map(hash);
  const original = jest.mocked(hourOfIndustry).getMockImplementation();
  jest
    .mocked(hourOfIndustry)
    .mockImplementation((id) => (id === 'retail' ? 'dawn' : (original?.(id) ?? 'blue')));
  const outdated = entries.filter((entry, index) => hash(entry) !== before[index]);
  expect(outdated.map(({ kind, id }) => `${kind}/${id}`)).toEqual([
    'case-studies/shop',
    'industries/retail',
    'maps/retail',
    'fallbacks/retail',
  ]);
});

describe('the pictures that depend on an entry', () => {
  const shaped = (folder: Parameters<typeof dependsOn>[1], id: string) =>
    readEntries(projectWithOldPictures())
      .filter((entry) => dependsOn(entry, folder, id))
      .map(({ kind, id }) => `${kind}/${id}`);

  it('are its own', () => {
    expect(shaped('services', 'cloud')).toEqual(['services/cloud']);
    expect(shaped('case-studies', 'bank')).toEqual(['case-studies/bank']);
  });

  it('include those of the case studies of an industry', () => {
    expect(shaped('industries', 'retail')).toEqual([
      'case-studies/shop',
      'industries/retail',
      'maps/retail',
      'fallbacks/retail',
    ]);
  });
});
