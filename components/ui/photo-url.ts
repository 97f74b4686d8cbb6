import type { UploadWidths } from '@/lib/content/views';

/** Widths asked of the photo host, in pixels: a phone, a card at double density, a desktop, a large desktop. */
const widths = { card: [480, 800, 1200], hero: [800, 1280, 1920] } as const;

export type PictureSize = keyof typeof widths;

/** The widths in which `lib/content/art-files.ts` stores photographs of this project: others are a type error. */
const uploadWidths: UploadWidths = [480, 800, 1280, 1920];

/** Tells whether a photograph lies in this project; all others are on the photo host. */
export const isOwnPhoto = (photo: string) => photo.startsWith('/');

/** `srcset` of a photograph of this project. */
export const ownPhotoSet = (photo: string, ending: 'avif' | 'webp') =>
  uploadWidths.map((width) => `${photo}-${width}.${ending} ${width}w`).join(', ');

/**
 * Asks the photo host for one width of a photograph in the best format the browser accepts.
 * @param photo the address without a query, or that of a photograph of this project, which is taken from there
 * @param width in pixels
 */
export function photoUrl(photo: string, width: number): string {
  if (isOwnPhoto(photo)) return `${photo}-${uploadWidths.find((own) => own >= width) ?? 1920}.webp`;
  return `${photo}?auto=format&fit=crop&w=${width}&q=60`;
}

/** `src` and `srcset` of a photograph. */
export function photoSources(photo: string, size: PictureSize): { src: string; srcSet: string } {
  return {
    src: photoUrl(photo, widths[size][1]),
    srcSet: isOwnPhoto(photo)
      ? ownPhotoSet(photo, 'webp')
      : widths[size].map((width) => `${photoUrl(photo, width)} ${width}w`).join(', '),
  };
}
