import { defaultLocale } from '@/messages/routing';
import type { Fault } from '../fault';
import { artOf } from '../image';
import { slug } from '../slug';
import { listAt, type Source, valueAt } from './source';

/** Tells whether a file exists, by its path from the project's folder. */
type Exists = (path: string) => boolean;

/** The shapes that pages show of an entry's artwork, as the ends of its files' names. */
const card = ['-480', '-960'];
const hero = ['-hero-960', '-hero-1920'];

const shapes = {
  services: [...card, ...hero],
  'case-studies': [...card, ...hero],
  industries: [...card, ...hero],
  pages: hero,
} as const;

const formats = ['avif', 'webp'];

function isDrawn(area: Source['area']): area is keyof typeof shapes {
  return Object.hasOwn(shapes, area);
}

/** What an entry's pages show, from the project's folder. */
function picturesOf({ area, name, data }: Source): string[] {
  if (!isDrawn(area)) return [];
  const paths = shapes[area].map((end) => artOf(area, name) + end);
  const title = valueAt(data, 'title', defaultLocale);
  // Cards of its studies fall back to it (specification, section 8).
  if (area === 'industries' && typeof title === 'string') paths.push(`/images/industries/${slug(title)}`);
  return paths.flatMap((path) => formats.map((format) => `public${path}.${format}`));
}

/** Entries whose local pictures are not drawn. */
export function checkArtwork(sources: readonly Source[], exists: Exists): Fault[] {
  return sources.flatMap((source): Fault[] => {
    const missing = picturesOf(source).filter((path) => !exists(path));
    const [first] = missing;
    if (!first) return [];
    const message = `Run "npm run art": ${missing.length} of the pictures of this entry are missing, e.g. ${first}.`;
    return [{ file: source.file, path: [], message }];
  });
}

/** Videos that a page names and that do not lie in `public`, in both formats that browsers ask for. */
export function checkVideos(sources: readonly Source[], exists: Exists): Fault[] {
  return sources.flatMap(({ area, file, data }) => {
    if (area !== 'pages') return [];
    return listAt(data, 'sections').flatMap((section, index): Fault[] => {
      const path = valueAt(section, 'videoPath');
      if (typeof path !== 'string') return [];
      const missing = ['webm', 'mp4']
        .map((ending) => `public${path}.${ending}`)
        .filter((one) => !exists(one));
      if (missing.length === 0) return [];
      const message = `Add ${missing.join(' and ')}, or leave "videoPath" out: a picture stands in for it then.`;
      return [{ file, path: ['sections', index, 'videoPath'], message }];
    });
  });
}
