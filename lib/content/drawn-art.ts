import { existsSync } from 'node:fs';
import { type ArtShape, artFiles } from './art-files';
import { artOf } from './image';

/**
 * The path of a picture that the site does without, e.g. of a person, so that a content change needs no drawing.
 * @returns undefined until "npm run art" has drawn it
 */
export function drawnArt(folder: 'people' | 'maps', id: string, shape: ArtShape): string | undefined {
  const isDrawn = artFiles(folder, id, shape).every(({ path }) => existsSync(path));
  return isDrawn ? artOf(folder, id) : undefined;
}
