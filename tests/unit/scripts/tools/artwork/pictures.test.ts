/**
 * @jest-environment node
 */
import type { Entry } from '@/scripts/tools/artwork/entries';
import { picturesOf } from '@/scripts/tools/artwork/pictures';

const filesOf = (entry: Pick<Entry, 'kind' | 'id'>) =>
  picturesOf(entry).flatMap(({ files }) => files.map((file) => file.path));

describe('the files of an entry', () => {
  it('are cards and heroes in two widths for a service, the larger ones also for browsers without AVIF', () => {
    expect(filesOf({ kind: 'services', id: 'ai-ml' })).toEqual([
      'public/images/art/services/ai-ml-480.avif',
      'public/images/art/services/ai-ml-960.avif',
      'public/images/art/services/ai-ml-960.webp',
      'public/images/art/services/ai-ml-hero-960.avif',
      'public/images/art/services/ai-ml-hero-1920.avif',
      'public/images/art/services/ai-ml-hero-1920.webp',
    ]);
  });

  it('are only heroes for a page', () => {
    expect(filesOf({ kind: 'pages', id: 'home' })).toEqual(
      expect.arrayContaining(['public/images/art/pages/home-hero-1920.avif']),
    );
    expect(filesOf({ kind: 'pages', id: 'home' })).toHaveLength(3);
  });

  it('are two cards for the fallback of case studies', () => {
    expect(filesOf({ kind: 'fallbacks', id: 'public-sector' })).toEqual([
      'public/images/art/fallbacks/public-sector-960.avif',
      'public/images/art/fallbacks/public-sector-960.webp',
    ]);
  });
});
