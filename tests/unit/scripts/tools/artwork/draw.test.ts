/** @jest-environment node */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isShapedBy } from '@/scripts/editing/content-commands/finish';
import { drawArt } from '@/scripts/tools/artwork/draw';
import { readEntries } from '@/scripts/tools/artwork/entries';
import { type Manifest, readManifest, writeManifest } from '@/scripts/tools/artwork/manifest';
import { picturesOf } from '@/scripts/tools/artwork/pictures';
import { validSite, writeSite } from '../../../lib/content/site';

/** Creates a project in which every picture exists and is outdated. */
function projectWithOldPictures(): string {
  const root = writeSite(validSite());
  for (const folder of ['components/styles', 'lib/site', 'scripts/tools/artwork'])
    cpSync(folder, path.join(root, folder), { recursive: true });
  const manifest: Manifest = { icons: { inputs: 'old', files: ['public/logo.svg'] } };
  for (const { key, files } of readEntries(root).flatMap((entry) => picturesOf(entry)))
    manifest[key] = { inputs: 'old', files: files.map((file) => file.path) };
  for (const file of Object.values(manifest).flatMap(({ files }) => files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), 'old');
  }
  writeManifest(manifest, root);
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

describe('the pictures that depend on an entry', () => {
  const shaped = (folder: Parameters<typeof isShapedBy>[1], id: string) =>
    readEntries(projectWithOldPictures())
      .filter((entry) => isShapedBy(entry, folder, id))
      .map(({ kind, id }) => `${kind}/${id}`);

  it('are its own', () => {
    expect(shaped('services', 'cloud')).toEqual(['services/cloud']);
    expect(shaped('case-studies', 'bank')).toEqual(['case-studies/bank']);
  });

  it('include those of the case studies of an industry', () => {
    expect(shaped('industries', 'retail')).toEqual([
      'case-studies/shop',
      'industries/retail',
      'fallbacks/the-retail-trade',
    ]);
  });
});
