import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp, { type Metadata } from 'sharp';
import { uploadFiles } from '@/lib/content/art-files';
import { slug } from '@/lib/content/slug';

/** The minimum width. Narrower photographs are not sharp on a wide screen. */
const minWidth = 1280;

/** The maximum number of pixels. Larger pictures need too much memory. */
const maxPixels = 100_000_000;

/** The file that somebody names on the command line, where a name with spaces may have no quotation marks. */
export const namedFile = (words: readonly string[]): string | undefined => words.join(' ') || undefined;

/** An error that the user can fix, with a message that says how. */
export class PhotoError extends Error {
  override name = 'PhotoError';
}

const qualities = { avif: 50, webp: 72 };

/** Creates an empty file. Returns whether there was none, even if several processes try at the same time. */
function createFile(path: string): boolean {
  try {
    writeFileSync(path, '', { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Returns the files of an address that is not in use, and creates the first one, so that nothing else takes it. */
function reserveAddress(root: string, id: string): { address: string; paths: string[] } {
  for (let number = 1; ; number++) {
    const address = `/images/uploads/${number === 1 ? id : `${id}-${number}`}`;
    const paths = uploadFiles(address).map(({ path }) => join(root, path)) as [string, ...string[]];
    mkdirSync(dirname(paths[0]), { recursive: true });
    if (!paths.some((path) => existsSync(path)) && createFile(paths[0])) return { address, paths };
  }
}

/** Says why a picture cannot be read. */
function readError(name: string, error: Error): PhotoError {
  const isTooLarge = error.message.includes('exceeds pixel limit');
  return new PhotoError(
    isTooLarge
      ? `"${name}" has more than ${maxPixels / 1e6} million pixels; make it smaller first, e.g. 4000 pixels wide.`
      : `"${name}" is not a readable picture. Use a JPEG, PNG, WebP or AVIF file.`,
  );
}

/** Whether a picture has one of the formats that {@link readError} names; its file name does not matter. */
function isPhotoFormat({ format, compression }: Metadata): boolean {
  return format === 'heif' ? compression === 'av1' : ['jpeg', 'png', 'webp'].includes(format);
}

/** Reads the whole picture once, so that later sizes cannot fail. */
async function readPhoto(bytes: Buffer) {
  const picture = sharp(bytes, { limitInputPixels: maxPixels });
  if (!isPhotoFormat(await picture.metadata())) throw new Error('The picture has another format.');
  return picture.rotate().toBuffer({ resolveWithObject: true });
}

/** Encodes a photograph in all sizes that pages use, in the order of {@link uploadFiles}. */
async function encode(data: Buffer): Promise<Buffer[]> {
  const pictures: Buffer[] = [];
  // The sizes are the same for every address.
  for (const { width, format } of uploadFiles('')) {
    const sized = sharp(data).resize({ width, withoutEnlargement: true });
    pictures.push(await sized[format]({ quality: qualities[format] }).toBuffer());
  }
  return pictures;
}

/**
 * Stores a photograph in the project, in all sizes that pages use, without its metadata (such as the location).
 * @param root the project's folder
 * @param name the name of the file
 * @param bytes JPEG, PNG, WebP or AVIF
 * @returns its address for content, e.g. `/images/uploads/our-team`
 * @throws {PhotoError} if it is not a photograph, too small, or too large
 */
export async function storePhoto(root: string, name: string, bytes: Buffer): Promise<string> {
  const { data, info } = await readPhoto(bytes).catch((error: Error) => {
    throw readError(name, error);
  });
  if (info.width < minWidth)
    throw new PhotoError(
      `"${name}" is ${info.width} pixels wide; use a photograph of ${minWidth} pixels or more.`,
    );
  const pictures = await encode(data);
  const { address, paths } = reserveAddress(root, slug(name.replace(/\.[^.]*$/, '')) || 'photo');
  try {
    for (const [index, path] of paths.entries()) writeFileSync(path, pictures[index] as Buffer);
  } catch (error) {
    for (const path of paths) rmSync(path, { force: true });
    throw error;
  }
  return address;
}
