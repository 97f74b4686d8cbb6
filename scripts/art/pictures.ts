import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Canvas, halve } from './canvas';
import { paintStudy } from './case-studies';
import type { Entry, Kind } from './entries';
import { cardFrame, type Frame, heroFrame } from './frame';
import { paintIndustry } from './industries';
import { paintPage } from './pages';
import type { Palette } from './palette';
import { seedFrom } from './random';
import { paintService } from './services';

export const formats = ['avif', 'webp'] as const;
export type Format = (typeof formats)[number];

/** A picture in one shape, with the files it is written to. */
export type Picture = { entry: Entry; shape: Shape; key: string; files: PictureFile[] };

/** `path` starts at the project's folder. */
export type PictureFile = { path: string; width: number; format: Format };

type Shape = keyof typeof shapes;

/** The shapes that the layout uses (`components/ui/picture.tsx` asks for exactly these files). */
const shapes = {
  card: { suffix: '', widths: [480, 960], frame: cardFrame, budget: 25_000 },
  hero: { suffix: '-hero', widths: [960, 1920], frame: heroFrame, budget: 60_000 },
  // Shown only where the other pictures of a card failed, so one size does.
  fallback: { suffix: null, widths: [960], frame: cardFrame, budget: 25_000 },
} as const satisfies Record<
  string,
  { suffix: string | null; widths: readonly number[]; frame: (width: number) => Frame; budget: number }
>;

const shapesOf: Record<Kind, Shape[]> = {
  services: ['card', 'hero'],
  'case-studies': ['card', 'hero'],
  industries: ['card', 'hero'],
  pages: ['hero'],
  fallbacks: ['fallback'],
};

/** The pictures of an entry, one for each shape it is shown in. */
export function picturesOf<E extends Pick<Entry, 'kind' | 'id'>>(
  entry: E,
): (Omit<Picture, 'entry'> & { entry: E })[] {
  return shapesOf[entry.kind].map((shape) => ({
    entry,
    shape,
    key: `${entry.kind}/${entry.id}${shape === 'hero' ? '-hero' : ''}`,
    files: shapes[shape].widths.flatMap((width) =>
      formats.map((format) => ({ path: filePath(entry, shape, width, format), width, format })),
    ),
  }));
}

function filePath(
  { kind, id }: Pick<Entry, 'kind' | 'id'>,
  shape: Shape,
  width: number,
  format: Format,
): string {
  const { suffix } = shapes[shape];
  if (suffix === null) return `public/images/industries/${id}.${format}`;
  return `public/images/art/${kind}/${id}${suffix}-${width}.${format}`;
}

/** The most bytes that a file of a picture may have. */
export const budgetOf = ({ shape }: Pick<Picture, 'shape'>): number => shapes[shape].budget;

/**
 * The files that entries should have and have not, as paths from the project's folder.
 * `npm run art` draws them.
 * @param root the project's folder
 */
export function missingArt(entries: Pick<Entry, 'kind' | 'id'>[], root = process.cwd()): string[] {
  return entries
    .flatMap((entry) => picturesOf(entry))
    .flatMap(({ files }) => files.map((file) => file.path))
    .filter((file) => !existsSync(path.join(root, file)));
}

/** Paints a picture at twice the size of its largest file, and averages it down, so that lines stay fine. */
export function paintPicture(picture: Picture, palette: Palette): Canvas {
  const { frame, widths } = shapes[picture.shape];
  return halve(paintEntry(frame(Math.max(...widths) * 2), palette, picture.entry));
}

function paintEntry(frame: Frame, palette: Palette, entry: Entry): Canvas {
  const seed = seedFrom(`${entry.kind}/${entry.id}`);
  switch (entry.kind) {
    case 'services':
      return paintService(frame, palette, { ...entry, seed });
    case 'case-studies':
      return paintStudy(frame, palette, { ...entry, seed });
    case 'industries':
      return paintIndustry(frame, palette, { ...entry, seed });
    case 'fallbacks':
      return paintIndustry(frame, palette, { seed, id: entry.industry, early: true });
    case 'pages':
      return paintPage(frame, palette, { ...entry, seed });
  }
}
