import { type EntryKind, entryKinds } from '@/lib/site/site-map';

/**
 * What has artwork of its own: the entries of each kind, the pages, the people, what the cards of an industry's studies
 * fall back to, and the maps beside the reasons of a page and the challenges of an industry.
 */
export type ArtKind = EntryKind | 'pages' | 'fallbacks' | 'people' | 'maps';

const artFormats = ['avif', 'webp'] as const;
export type ArtFormat = (typeof artFormats)[number];

/**
 * The shapes that the layout uses; `components/ui/picture.tsx` requests exactly these files. `webp` is the width of the one
 * file for the few browsers without AVIF.
 */
export const artShapes = {
  card: { ending: '', widths: [480, 960], webp: 960 },
  hero: { ending: '-hero', widths: [960, 1920], webp: 1920 },
  // For sharp displays, where a card is as wide as two.
  wide: { ending: '', widths: [1920], webp: undefined },
  portrait: { ending: '', widths: [240, 480, 960], webp: 480 },
  // Shown only where the other pictures of a card failed, so one size does.
  fallback: { ending: '', widths: [960], webp: 960 },
} as const satisfies Record<string, { ending: string; widths: readonly number[]; webp?: number }>;

/** The widths in which a photograph of this project is stored; the components request exactly these files. */
export const uploadWidths = [480, 800, 1280, 1920] as const;

/** The files of a photograph of this project, by its address, e.g. `/images/uploads/our-team`. */
export function uploadFiles(address: string): ArtFile[] {
  return uploadWidths.flatMap((width) =>
    artFormats.map((format) => ({ path: `public${address}-${width}.${format}`, width, format })),
  );
}

export type ArtShape = keyof typeof artShapes;

/** The shapes in which a kind is shown. */
export const artShapesOf: Readonly<Record<ArtKind, readonly ArtShape[]>> = {
  ...(Object.fromEntries(entryKinds.map((kind) => [kind, ['card', 'hero']])) as Record<
    EntryKind,
    ArtShape[]
  >),
  'case-studies': ['card', 'wide', 'hero'],
  pages: ['hero'],
  maps: ['hero'],
  people: ['portrait'],
  fallbacks: ['fallback'],
};

export type ArtFile = {
  /** From the project's folder. */
  path: string;
  width: number;
  format: ArtFormat;
};

/** The files of a picture in one shape. */
export function artFiles(kind: ArtKind, id: string, shape: ArtShape): ArtFile[] {
  const { ending, widths, webp } = artShapes[shape];
  return widths.flatMap((width) =>
    artFormats
      .filter((format) => format === 'avif' || width === webp)
      .map((format) => ({
        path: `public/images/art/${kind}/${id}${ending}-${width}.${format}`,
        width,
        format,
      })),
  );
}
