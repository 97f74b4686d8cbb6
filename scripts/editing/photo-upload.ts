import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { uploadFiles } from '@/lib/content/art-files';
import { slug } from '@/lib/content/slug';

/** The minimum width. Narrower photographs are not sharp on a wide screen. */
const minWidth = 1280;

/** The file that somebody names on the command line, where a name with spaces may have no quotation marks. */
export const namedFile = (words: readonly string[]): string | undefined => words.join(' ') || undefined;

/** An error that the user can fix, with a message that says how. */
export class PhotoError extends Error {
  override name = 'PhotoError';
}

const qualities = { avif: 50, webp: 72 };

/** Returns an address that is not in use. */
function freeAddress(root: string, id: string): string {
  const isTaken = (address: string) => uploadFiles(address).some(({ path }) => existsSync(join(root, path)));
  for (let number = 1; ; number++) {
    const address = `/images/uploads/${number === 1 ? id : `${id}-${number}`}`;
    if (!isTaken(address)) return address;
  }
}

/**
 * Stores a photograph in the project, in all sizes that pages use, without its metadata (such as the location).
 * @param root the project's folder
 * @param name the name of the file
 * @param bytes JPEG, PNG, WebP or AVIF
 * @returns its address for content, e.g. `/images/uploads/our-team`
 * @throws {PhotoError} if it is not a photograph, or too small
 */
export async function storePhoto(root: string, name: string, bytes: Buffer): Promise<string> {
  const id = slug(name.replace(/\.[^.]*$/, ''));
  if (!id) throw new PhotoError(`Give the file a name with letters or digits, not "${name}".`);
  // The whole picture is read once, so that later sizes cannot fail.
  const photo = sharp(bytes, { limitInputPixels: 100_000_000 }).rotate();
  const { data, info } = await photo.toBuffer({ resolveWithObject: true }).catch(() => {
    throw new PhotoError(`"${name}" is not a readable picture. Use a JPEG, PNG, WebP or AVIF file.`);
  });
  if (info.width < minWidth)
    throw new PhotoError(
      `"${name}" is ${info.width} pixels wide; use a photograph of ${minWidth} pixels or more.`,
    );
  const address = freeAddress(root, id);
  for (const { path, width, format } of uploadFiles(address)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    const sized = sharp(data).resize({ width, withoutEnlargement: true });
    await sized[format]({ quality: qualities[format] }).toFile(join(root, path));
  }
  return address;
}
