import { type ArtFile, type ArtShape, artFiles, artShapes, artShapesOf } from '@/lib/content/art-files';
import { entryHours, type Hour, hourOfIndustry, hourOfPage } from '@/lib/content/picture-hours';
import type { Tokens } from '@/lib/site/tokens';
import { type Canvas, halve } from './canvas';
import { paintCaseStudy } from './case-studies';
import type { Entry } from './entries';
import { cardFrame, type Frame, heroFrame, portraitFrame } from './frame';
import { paintIndustry } from './industries';
import { paintInsight } from './insights';
import { paintMap } from './maps';
import { paintPage } from './pages';
import { createPalette } from './palette';
import { paintPortrait } from './portraits';
import { random, seedFrom } from './random';
import { hourOfService, paintService } from './services';

/** A picture in one shape, with the files it is written to. */
export type Picture = { entry: Entry; shape: ArtShape; key: string; files: ArtFile[] };

/** How to paint each shape, and the maximum size of its files in bytes. */
const shapes: Readonly<Record<ArtShape, { frame: (width: number) => Frame; budget: number }>> = {
  card: { frame: cardFrame, budget: 25_000 },
  hero: { frame: heroFrame, budget: 60_000 },
  wide: { frame: cardFrame, budget: 80_000 },
  portrait: { frame: portraitFrame, budget: 40_000 },
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
    key: `${kind}/${id}${shape === 'hero' || shape === 'wide' ? `-${shape}` : ''}`,
    files: artFiles(kind, id, shape),
  }));
}

/** The maximum size of a picture's files, in bytes. */
export const budgetOf = ({ shape }: Pick<Picture, 'shape'>): number => shapes[shape].budget;

/** Paints a picture at twice the size of its largest file and scales it down, for smooth lines. */
export function paintPicture(picture: Picture, tokens: Tokens): Canvas {
  const { widths } = artShapes[picture.shape];
  const frame = shapes[picture.shape].frame(Math.max(...widths) * 2);
  return halve(paintEntry(frame, tokens, picture));
}

const seedOf = ({ kind, id }: Entry): number => seedFrom(`${kind}/${id}`);

/** The hour of an entry. A case study has the hour of its industry; a new entry gets one by its id. */
export function hourOf(entry: Entry): Hour {
  const seed = seedOf(entry);
  switch (entry.kind) {
    case 'services':
      return hourOfService(entry.icon, seed);
    case 'case-studies':
    case 'fallbacks':
      return hourOfIndustry(entry.industry);
    case 'industries':
      return hourOfIndustry(entry.id);
    case 'maps':
      return entry.industry ? hourOfIndustry(entry.industry) : random(seed).pick(entryHours);
    case 'people':
      return random(seed + 15).pick(entryHours);
    case 'insights':
      return entry.hour;
    case 'pages':
      return hourOfPage(entry.id);
  }
}

function paintEntry(frame: Frame, tokens: Tokens, { entry, shape }: Picture): Canvas {
  const seed = seedOf(entry);
  const palette = createPalette(tokens, hourOf(entry));
  switch (entry.kind) {
    case 'services':
      return paintService(frame, palette, { ...entry, seed });
    case 'case-studies':
      return paintCaseStudy(frame, palette, { ...entry, seed, withoutSky: shape !== 'hero' });
    case 'industries':
      return paintIndustry(frame, palette, { ...entry, seed });
    case 'fallbacks':
      return paintIndustry(frame, palette, { seed, id: entry.industry, early: true });
    case 'insights':
      return paintInsight(frame, palette, { ...entry, seed });
    case 'people':
      return paintPortrait(frame, palette, seed);
    case 'maps':
      return paintMap(frame, palette, seed, entry.industry === undefined);
    case 'pages':
      return paintPage(frame, palette, { ...entry, seed });
  }
}
