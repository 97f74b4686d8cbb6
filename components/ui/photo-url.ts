import type { UploadWidths } from '@/lib/content/views';

/** Widths to request from the photo host, in pixels. */
const widths = { card: [480, 800, 1200], hero: [800, 1280, 1920] } as const;

export type PictureSize = keyof typeof widths;

/** The widths of uploaded photos, in pixels. `UploadWidths` makes sure that they match `lib/content/art-files.ts`. */
const uploadWidths: UploadWidths = [480, 800, 1280, 1920];

/** Whether a photo was uploaded to this site (`npm run photo`); all others are on the photo host. */
export const isUploadedPhoto = (photo: string) => photo.startsWith('/');

/** `srcset` of an uploaded photo. */
export const uploadedPhotoSet = (photo: string, ending: 'avif' | 'webp') =>
  uploadWidths.map((width) => `${photo}-${width}.${ending} ${width}w`).join(', ');

/**
 * The URL of a photo at one width, in the best format that the browser accepts.
 * @param photo the URL on the photo host without a query, or the path of an uploaded photo
 * @param width in pixels
 */
export function photoUrl(photo: string, width: number): string {
  if (isUploadedPhoto(photo))
    return `${photo}-${uploadWidths.find((uploaded) => uploaded >= width) ?? 1920}.webp`;
  return `${photo}?auto=format&fit=crop&w=${width}&q=60`;
}

/** The width of a photo of which only blurred light is visible, in pixels: the blur is wider than one of them, enlarged. */
const faintWidth = 160;

/**
 * `src` and `srcset` of a photo.
 * @param isFaint whether only its blurred light is visible; a single small file is enough then
 */
export function photoSources(
  photo: string,
  size: PictureSize,
  isFaint: boolean,
): { src: string; srcSet?: string } {
  if (isFaint) return { src: photoUrl(photo, faintWidth) };
  return {
    src: photoUrl(photo, widths[size][1]),
    srcSet: isUploadedPhoto(photo)
      ? uploadedPhotoSet(photo, 'webp')
      : widths[size].map((width) => `${photoUrl(photo, width)} ${width}w`).join(', '),
  };
}
