import { type ArtFile, type ArtShape, artFiles, artShapes, artShapesOf } from '@/lib/content/art-files';
import { type Canvas, halve } from './canvas';
import { paintCaseStudy } from './case-studies';
import type { Entry } from './entries';
import { cardFrame, type Frame, heroFrame } from './frame';
import { paintIndustry } from './industries';
import { paintInsight } from './insights';
import { paintPage } from './pages';
import type { Palette } from './palette';
import { seedFrom } from './random';
import { paintService } from './services';

/** A picture in one shape, with the files it is written to. */
export type Picture = { entry: Entry; shape: ArtShape; key: string; files: ArtFile[] };

/** How to paint each shape, and the maximum size of its files in bytes. */
const shapes: Readonly<Record<ArtShape, { frame: (width: number) => Frame; budget: number }>> = {
  card: { frame: cardFrame, budget: 25_000 },
  hero: { frame: heroFrame, budget: 60_000 },
  fallback: { frame: cardFrame, budget: 25_000 },
};

/** The pictures of an entry, one for each shape it is shown in. */
export function picturesOf<E extends Pick<Entry, 'kind' | 'id'>>(
  entry: E,
): (Omit<Picture, 'entry'> & { entry: E })[] {
  const { kind, id } = entry;
  return artShapesOf[kind].map((shape) => ({
    entry,
    shape,
    key: `${kind}/${id}${shape === 'hero' ? '-hero' : ''}`,
    files: artFiles(kind, id, shape),
  }));
}

/** The maximum size of a picture's files, in bytes. */
export const budgetOf = ({ shape }: Pick<Picture, 'shape'>): number => shapes[shape].budget;

/** Paints a picture at twice the size of its largest file and scales it down, for smooth lines. */
export function paintPicture(picture: Picture, palette: Palette): Canvas {
  const { widths } = artShapes[picture.shape];
  const frame = shapes[picture.shape].frame(Math.max(...widths) * 2);
  return halve(paintEntry(frame, palette, picture.entry));
}

function paintEntry(frame: Frame, palette: Palette, entry: Entry): Canvas {
  const seed = seedFrom(`${entry.kind}/${entry.id}`);
  switch (entry.kind) {
    case 'services':
      return paintService(frame, palette, { ...entry, seed });
    case 'case-studies':
      return paintCaseStudy(frame, palette, { ...entry, seed });
    case 'industries':
      return paintIndustry(frame, palette, { ...entry, seed });
    case 'fallbacks':
      return paintIndustry(frame, palette, { seed, id: entry.industry, early: true });
    case 'insights':
      return paintInsight(frame, palette, { ...entry, seed });
    case 'pages':
      return paintPage(frame, palette, { ...entry, seed });
  }
}
