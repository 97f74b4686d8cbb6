import { bell, clamp, mix, smooth } from '@/lib/artwork/curves';
import { groundAt, type Hill, heroHills, placeByHeight } from '@/lib/artwork/hills';
import { commonProfile, type Profile, profileOf, upright } from '@/lib/artwork/profiles';
import { type Canvas, createCanvas } from './canvas';
import type { Frame } from './frame';
import { type Layer, paintLayers } from './layers';
import type { Palette } from './palette';
import { hash, noise1, random } from './random';
import { inStrata } from './shapes';

/**
 * The places of hills on a card, relative to the focus, from the highest to the lowest. All are above the figure of the
 * card.
 */
const places = [
  { x: 0.02, depth: 0.34 },
  { x: 0.44, depth: 0.3 },
  { x: -0.42, depth: 0.36 },
  { x: -0.22, depth: 0.48 },
  { x: 0.24, depth: 0.5 },
  { x: 0.48, depth: 0.42 },
] as const;

type CaseStudy = {
  id: string;
  seed: number;
  industry: string;
  months: number;
  /** The change of each result, from 0 to 1. */
  shares: number[];
  /** Whether it is for a card, whose sky is transparent: it shows its photo there. */
  withoutSky: boolean;
};

/** Paints the ridge plot of a case study: one hill for each result; more lines for longer projects. */
export function paintCaseStudy(
  frame: Frame,
  palette: Palette,
  { id, seed, industry, months, shares, withoutSky }: CaseStudy,
): Canvas {
  const profile = profileOf(industry);
  const rows = Math.round(30 + Math.min(24, months) * 1.3);
  if (withoutSky)
    return paintRidges(frame, palette, seed, { rows, hills: cardHills(seed, shares), profile, withoutSky });
  // Further right than in other heroes, because the title is long. The page labels the summits (`lib/artwork/hills.ts`).
  const focus = 0.82 * frame.aspect;
  const hills = heroHills(id, shares).map((hill) => ({ ...hill, x: hill.x * frame.aspect - focus }));
  return paintRidges({ ...frame, focus }, palette, seed, { rows, hills, profile: upright(profile) });
}

function cardHills(seed: number, shares: readonly number[]): Hill[] {
  const chance = random(seed);
  const turn = chance.pick([1, -1]);
  const shown = shares.slice(0, places.length);
  const placed = placeByHeight(shown, places);
  return shown.map((share, index) => {
    const { x, depth } = placed[index] as (typeof places)[number];
    return {
      x: turn * x + chance.between(-0.06, 0.06),
      depth: depth + chance.between(-0.03, 0.03),
      width: 0.2 + 0.15 * share + chance.between(0, 0.04),
      length: 0.09 + 0.07 * share + chance.between(0, 0.02),
      height: 0.09 + 0.27 * share,
    };
  });
}

/** The `x` of these hills is relative to the focus, in picture heights. */
type Ridges = { rows: number; hills: Hill[]; profile: Profile; withoutSky?: boolean };

/** Paints lines over hills; higher parts are brighter. */
function paintRidges(
  frame: Frame,
  palette: Palette,
  seed: number,
  { rows, hills, profile, withoutSky }: Ridges,
): Canvas {
  const canvas = createCanvas(frame.width, frame.height);
  const { focus, day } = frame;
  const tallest = Math.max(...hills.map(({ height }) => height)) * 0.82;
  const glow = focus + 0.3 * (hash(seed, 1) - 0.3);
  // On a card, the horizon under the photo rises and falls. It stays above the ground's start, so that it covers the photo.
  const roll = (x: number) =>
    0.075 * (0.5 + 0.5 * noise1(seed + 9, x * 1.1)) + 0.03 * (0.5 + 0.5 * noise1(seed + 10, x * 2.9));
  const sky = {
    ramp: palette.haze,
    tone(x: number, y: number) {
      const dusk = Math.exp(-Math.abs(0.37 - y) / (0.13 + 0.1 * day));
      return inStrata(
        0.12 +
          0.06 * day +
          0.13 * bell(x - focus, 0.9) * bell(y - 0.3, 0.4) +
          (0.34 + 0.3 * day) * bell(x - glow, 0.6 + 0.3 * day) * dusk,
      );
    },
  };
  const layers = Array.from({ length: rows }, (_, index): Layer => {
    const depth = index / (rows - 1);
    const own = seed + index * 7919;
    const ground = groundAt(depth);
    const here = hills.map((hill) => hill.height * bell(depth - hill.depth, hill.length));
    // The cube root of the sum of cubes merges overlapping hills and keeps the plain flat.
    const rise = (x: number) =>
      Math.cbrt(
        hills.reduce((sum, hill, at) => {
          const height = (here[at] as number) * profile((x - focus - hill.x) / hill.width);
          return sum + height ** 3;
        }, 0),
      );
    const stir = (x: number) =>
      (0.2 + 0.8 * bell(x - focus, 0.6)) *
      (0.003 * noise1(own, x * 14) + 0.014 * noise1(seed + 5, x * 3 + depth * 4));
    // On a card, the lower part has the figure over it: its hills are in the shade, instead of behind a dark layer.
    const sunlit = withoutSky ? 1 - 0.72 * smooth(0.4, 0.72, depth) : 1;
    const lift = (x: number) => sunlit * clamp(rise(x) / tallest);
    const rolling = withoutSky ? 1 - smooth(0, 0.55, depth) : 0;
    const side = (x: number) => mix(0.3 + 0.7 * smooth(0, focus, x), 1, 0.8 * day);
    return {
      crest: (x) => ground - rise(x) - stir(x) - rolling * roll(x),
      tone: (x, fall) =>
        0.1 +
        0.06 * day +
        (0.06 + (0.58 + 0.12 * day) * lift(x)) * side(x) +
        0.12 * lift(x) * Math.tanh(fall * 1.5),
      base: (x) => 0.08 + day * (0.08 + 0.24 * lift(x)) + 0.1 * lift(x) * side(x) * (1 - depth),
      reach: 0.055,
      rim: (x) => 0.3 + 0.12 * side(x) + 0.66 * lift(x) ** 0.8 * side(x),
      rimShare: (x) => (0.38 + 0.2 * day) * side(x) + 0.58 * lift(x) ** 0.6,
      weight: 0.003,
      grain: 1,
      grainShare: () => 0,
      ramp: palette.haze,
      rimRamp: palette.dawn,
    };
  });
  paintLayers(canvas, withoutSky ? undefined : sky, layers);
  return canvas;
}

/** Paints eight hills of the same shape, for the page that lists all case studies. */
export function paintManyCaseStudies(frame: Frame, palette: Palette, seed: number): Canvas {
  const chance = random(seed);
  const hills = Array.from({ length: 8 }, (_, index) => ({
    x: (index - 3.5) * 0.19 + chance.between(-0.05, 0.05),
    depth: 0.2 + 0.62 * ((index * 5) % 8) * 0.125 + chance.between(-0.04, 0.04),
    width: chance.between(0.26, 0.42),
    length: chance.between(0.12, 0.18),
    height: chance.between(0.16, 0.36),
  }));
  return paintRidges(frame, palette, seed, { rows: 46, hills, profile: commonProfile });
}
