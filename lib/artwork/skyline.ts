import type { EntryKind } from '@/lib/site/site-map';
import type { Tokens } from '@/lib/site/tokens';
import { drawStrata } from './draw-strata';
import { heroHills } from './hills';
import { random } from './random-numbers';
import type { Mesa } from './strata';

const width = 1600;
const height = 420;
/** The share of the width that the mesas take: to the right of the text. */
const [from, to] = [0.6, 0.94];
const [lowest, highest] = [0.16, 0.66];
/** The height of the highest hill that `heroHills` returns, as a share of the picture. */
const highestHill = 0.4;

/** The page that a skyline belongs to, with the figures that it shows. */
export type SkylineSource = { folder: EntryKind | 'pages'; id: string } & (
  | {
      folder: 'case-studies';
      /** The first results, e.g. "37%". */
      metrics: readonly string[];
    }
  | { folder: 'services'; steps: number }
  | {
      folder: 'insights';
      /** The numbers that the article compares first. */
      values: readonly number[];
    }
  | { folder: 'industries' | 'pages' }
);

const nameOf = ({ folder, id }: SkylineSource): string => `${folder}/${id}`;

/**
 * One mesa for each height from 0 to 1, from left to right.
 * @param half half the width of each, as a share of the distance between two; from 0.5 on, they touch
 */
function row(heights: readonly number[], half = 0.36): Mesa[] {
  const pitch = (to - from) / heights.length;
  return heights.map((share, index) => ({
    at: from + (index + 0.5) * pitch,
    half: pitch * half,
    height: lowest + (highest - lowest) * share,
  }));
}

/**
 * The figures of a page as mesas: the first results of a case study, as high as their hills in its hero; the steps of a
 * service; the numbers that an article compares. Others have two or three by their name, and the home page has one, as
 * its hero.
 */
function mesasOf(source: SkylineSource): Mesa[] {
  switch (source.folder) {
    case 'case-studies':
      return row(heroHills(source.id, source.metrics).map(({ height }) => height / highestHill));
    case 'services':
      return row(
        Array.from({ length: source.steps }, (_, index) => (index + 1) / source.steps),
        0.6,
      );
    case 'insights': {
      const values = source.values.slice(0, 6);
      const [least, most] = [Math.min(...values), Math.max(...values)];
      // From the smallest to the largest, because the differences are what the article is about.
      if (most > least)
        return row(
          values.map((value) => (value - least) / (most - least)),
          0.52,
        );
      break;
    }
    case 'pages':
      if (source.id === 'home') return [{ at: 0.83, half: 0.09, height: 0.66 }];
  }
  const next = random(nameOf(source));
  return row(Array.from({ length: next() < 0.5 ? 2 : 3 }, next));
}

/**
 * The mesas at the end of a page, on a transparent background. Styles stretch it to the width of the window.
 * @returns an SVG document
 */
export function skylineDrawing(source: SkylineSource, tokens: Tokens): string {
  const strata = drawStrata(nameOf(source), tokens, width, height, mesasOf(source));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none">${strata}</svg>\n`;
}
