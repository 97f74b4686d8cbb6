import type { EntryKind } from '@/lib/site/site-map';
import { type Tokens, toHex, token } from '@/lib/site/tokens';
import { drawStrata } from './draw-strata';
import { landformOf } from './landforms';
import { landsOfIndustries, landsOfPages, row, type Skyline } from './lands';
import { profileOf, upright } from './profiles';
import { random } from './random-numbers';

const width = 1600;
const height = 420;

/** The page that a skyline belongs to, with the figures that it shows. */
export type SkylineSource = { folder: EntryKind | 'pages'; id: string } & (
  | {
      folder: 'case-studies';
      /** The id of its industry. */
      industry: string;
      /** The change of each of the first results, from 0 to 1 (`shareOfChange`). */
      shares: readonly number[];
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
 * The hills of a page: the first results of a case study, with the outlines and heights that they have in its hero; the
 * steps of a service; the land of an industry; the numbers that an article compares; the land of any other page.
 */
function skylineOf(source: SkylineSource): Skyline {
  switch (source.folder) {
    case 'case-studies':
      return { hills: row(source.shares, 1, upright(profileOf(source.industry))) };
    case 'services': {
      const { steps } = source;
      return {
        hills: row(
          Array.from({ length: steps }, (_, index) => (index + 1) / steps),
          0.6,
        ),
      };
    }
    case 'industries':
      return landsOfIndustries[landformOf(source.id)];
    case 'insights': {
      const values = source.values.slice(0, 6);
      const [least, most] = [Math.min(...values), Math.max(...values)];
      // From the smallest to the largest, because the differences are what the article is about.
      if (most > least)
        return {
          hills: row(
            values.map((value) => (value - least) / (most - least)),
            0.52,
          ),
        };
      break;
    }
    case 'pages': {
      const land = landsOfPages[source.id];
      if (land) return land;
    }
  }
  const next = random(nameOf(source));
  return { hills: row(Array.from({ length: next() < 0.5 ? 2 : 3 }, next)) };
}

/**
 * The hills at the end of a page, on a transparent background. Styles stretch it to the width of the window.
 * @returns an SVG document
 */
export function skylineDrawing(source: SkylineSource, tokens: Tokens): string {
  const { hills, sunAt } = skylineOf(source);
  const strata = drawStrata(nameOf(source), tokens, width, height, hills, sunAt);
  // The ground becomes the color of the footer, which follows.
  const night = toHex(token(tokens, 'night'));
  const ground = `<linearGradient id="ground" x2="0" y2="1"><stop stop-color="${night}" stop-opacity="0"/><stop offset="1" stop-color="${night}"/></linearGradient><path d="M0 ${0.84 * height}H${width}V${height}H0Z" fill="url(#ground)"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none">${strata}${ground}</svg>\n`;
}
