/** @jest-environment node */
import { appendFileSync, cpSync } from 'node:fs';
import { join } from 'node:path';
import type { ArtKind } from '@/lib/content/art-files';
import { readTokens } from '@/lib/site/tokens';
import { sourceHashes } from '@/scripts/tools/artwork/manifest';
import { temporaryFolder } from '../../../support/folder';

const kinds = [
  'services',
  'case-studies',
  'industries',
  'fallbacks',
  'insights',
  'people',
  'maps',
  'pages',
  'icons',
] as const;
const artwork = 'scripts/tools/artwork';

/** Returns the kinds whose pictures are drawn again after a change of a file. */
function changedBy(file: string, change: string): (ArtKind | 'icons')[] {
  const root = temporaryFolder();
  for (const folder of ['lib/site', 'lib/artwork', artwork])
    cpSync(folder, join(root, folder), { recursive: true });
  const tokens = readTokens('dark');
  const before = sourceHashes(tokens, root);
  appendFileSync(join(root, file), change);
  const after = sourceHashes(tokens, root);
  return kinds.filter((kind) => before(kind) !== after(kind));
}

it.each([
  ['of one motif', 'maps.ts', ['maps', 'pages']],
  ['of a module that a motif imports', 'field.ts', ['services', 'insights', 'maps', 'pages']],
  ['of what all pictures use', 'pictures.ts', kinds],
  ['of what a motif shares with pages', '../../../lib/artwork/hills.ts', ['case-studies', 'pages']],
  ['of the landforms', '../../../lib/artwork/landforms.ts', ['industries', 'fallbacks', 'pages']],
  [
    'of what shared code imports',
    '../../../lib/artwork/random-numbers.ts',
    ['case-studies', 'industries', 'fallbacks', 'pages'],
  ],
  ['of a module that draws nothing', 'entries.ts', []],
])('a change %s draws only the pictures of the kinds that use it (%s)', (_what, file, expected) => {
  expect(changedBy(join(artwork, file), 'export const more = 1;\n')).toEqual(expected);
});

it('a comment draws no picture again', () => {
  expect(changedBy(join(artwork, 'pictures.ts'), '// A comment.\n')).toEqual([]);
});
