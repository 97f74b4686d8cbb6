import { entryKinds } from '@/lib/site/site-map';
import { isLocale } from '@/messages/routing';
import { isUploadedPhoto } from '../addresses';
import { artFiles, artShapesOf, uploadFiles } from '../art-files';
import type { Issue } from '../issue';
import { hasMarkSigns, parseMarks, picturesIn } from '../marks';
import { eachString, listAt, type Source, valueAt } from './source';

/** Whether a file exists, by its path from the project's folder. */
type Exists = (path: string) => boolean;

const drawn = [...entryKinds, 'pages'] as const;

function isDrawn(area: Source['area']): area is (typeof drawn)[number] {
  return (drawn as readonly string[]).includes(area);
}

/** Whether a page opens with a picture; the search page does not. */
const hasPicture = (data: unknown) =>
  !listAt(data, 'sections').some((section) => valueAt(section, 'kind') === 'search');

/** The pictures on the pages of an entry, by path from the project's folder. */
function picturesOf({ area, name, data }: Source): string[] {
  if (!isDrawn(area) || (area === 'pages' && !hasPicture(data))) return [];
  const files = artShapesOf[area].flatMap((shape) => artFiles(area, name, shape));
  // The fallback of its case studies' cards (specification, section 8).
  if (area === 'industries')
    files.push(...artFiles('fallbacks', name, 'fallback'), ...artFiles('maps', name, 'hero'));
  return files.map(({ path }) => path);
}

/** Reports entries without artwork. */
export function checkArtwork(sources: readonly Source[], exists: Exists): Issue[] {
  return sources.flatMap((source): Issue[] => {
    const missing = picturesOf(source).filter((path) => !exists(path));
    const [first] = missing;
    if (!first) return [];
    const message = `Run "npm run art": ${missing.length} of the pictures of this entry ${missing.length === 1 ? 'is' : 'are'} missing, e.g. ${first}.`;
    return [{ file: source.file, path: [], message }];
  });
}

/** Reports uploaded photographs whose files are missing. */
export function checkUploads(sources: readonly Source[], exists: Exists): Issue[] {
  return sources.flatMap(({ area, file, data }) => {
    if (area === 'messages') return [];
    const issues: Issue[] = [];
    eachString(data, (value, path) => {
      const addresses =
        isLocale(path.at(-1)) && hasMarkSigns(value) ? picturesIn(parseMarks(value)) : [value];
      for (const address of addresses) {
        if (!isUploadedPhoto(address) || uploadFiles(address).every((one) => exists(one.path))) continue;
        const message = `There is no photograph ${address} here. Upload it in the editor, or add it with: npm run photo -- <file>`;
        issues.push({ file, path, message });
      }
    });
    return issues;
  });
}

/** Reports videos of pages that are missing in `public` in any of the sizes and formats. */
export function checkVideos(sources: readonly Source[], exists: Exists): Issue[] {
  return sources.flatMap(({ area, file, data }) => {
    if (area !== 'pages') return [];
    return listAt(data, 'sections').flatMap((section, index): Issue[] => {
      const path = valueAt(section, 'videoPath');
      if (typeof path !== 'string') return [];
      const missing = ['.webm', '.mp4', '-phone.webm', '-phone.mp4']
        .map((ending) => `public${path}${ending}`)
        .filter((one) => !exists(one));
      if (missing.length === 0) return [];
      const message = `Add ${missing.join(' and ')}, or leave "videoPath" out: the page then shows a picture.`;
      return [{ file, path: ['sections', index, 'videoPath'], message }];
    });
  });
}
