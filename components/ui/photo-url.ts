/** Widths asked of the photo host, in pixels: a phone, a card at double density, a desktop, a large desktop. */
const widths = { card: [480, 800, 1200], hero: [800, 1280, 1920] } as const;

export type PictureSize = keyof typeof widths;

/**
 * Asks the photo host for one width of a photograph in the best format the browser accepts.
 * @param photo the address without a query
 * @param width in pixels
 */
export function photoUrl(photo: string, width: number): string {
  return `${photo}?auto=format&fit=crop&w=${width}&q=60`;
}

/** `src` and `srcset` of a photograph. */
export function photoSources(photo: string, size: PictureSize): { src: string; srcSet: string } {
  return {
    src: photoUrl(photo, widths[size][1]),
    srcSet: widths[size].map((width) => `${photoUrl(photo, width)} ${width}w`).join(', '),
  };
}
