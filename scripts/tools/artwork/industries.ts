import { bell, mix, smooth } from '@/lib/artwork/curves';
import { type Landform as LandformName, landformOf } from '@/lib/artwork/landforms';
import { type Canvas, createCanvas } from './canvas';
import type { Frame } from './frame';
import { type Layer, paintLayers } from './layers';
import type { Palette } from './palette';
import { fractal1, hash, noise1, noise2 } from './random';
import { inStrata } from './shapes';

/** A row of the land, from the horizon (depth 0) to the viewer (depth 1). */
type Row = { index: number; depth: number; seed: number };

type Sun = {
  /** The horizontal position of the sun, relative to the focal point, in picture heights. */
  x: number;
  /** How far its light spreads along the horizon, and how high above it. */
  spread: number;
  tall: number;
  /** The tone of the sky at its brightest (0–1). */
  warmth: number;
};

export type Land = {
  sun: Sun;
  horizon: number;
  /** How far all of it is higher on cards, whose lower part is under text. */
  raise?: number;
  rows: number;
  /** The line of a row; `x` is measured from the focus. */
  crest(x: number, row: Row): number;
};

export type Landform = (seed: number) => Land;

/** Slopes from both sides, with the light in the gap between them. */
const valley: Landform = (seed) => ({
  sun: { x: 0.02, spread: 0.5, tall: 1.15, warmth: 0.84 },
  horizon: 0.53,
  raise: 0.12,
  rows: 22,
  crest(x, { depth, index }) {
    const side = index % 2 === 0 ? 1 : -1;
    const slope = smooth(0, 0.72, side * x + 0.16 + 0.14 * noise1(seed + index, 0.5) * (1 - 0.5 * depth));
    const roll = 0.035 * noise1(seed + index, x * 1.3);
    return 0.54 + 0.5 * depth ** 1.2 - (0.36 - 0.1 * depth) * slope * (0.55 + 0.7 * depth) - roll;
  },
});

/** Blocks of rock like the buildings of a city, tallest in the middle. */
const blocks: Landform = (seed) => ({
  sun: { x: 0.1, spread: 0.5, tall: 0.95, warmth: 0.86 },
  horizon: 0.62,
  raise: 0.1,
  rows: 26,
  crest(x, { index, depth, seed: own }) {
    let rise = 0;
    if (index < 11) {
      const level = index / 10;
      const pitch = mix(0.085, 0.14, level);
      const shift = hash(own, 9);
      const place = x / pitch + shift;
      const cell = Math.floor(place);
      const tall = (at: number) => {
        const middle = (at + 0.5 - shift) * pitch;
        // Higher toward the middle of the city, so that no two towers have the same height.
        const crowd = 0.45 * bell(middle, 0.42) + 0.55 * bell(middle, 0.13);
        return (0.03 + 0.5 * crowd * (0.25 + 0.75 * hash(own, at, 5))) * (1 - level) ** 0.7;
      };
      const edge = 0.007 / pitch;
      rise = mix(tall(cell), tall(cell + 1), smooth(1 - edge, 1, place - cell));
    }
    return 0.63 + 0.4 * depth ** 1.4 - rise - 0.03 * depth * noise1(seed, x * 1.6 + depth * 2);
  },
});

/** Domes of rock, one inside the other. */
const shells: Landform = (seed) => {
  const count = 7;
  return {
    sun: { x: 0.3, spread: 0.62, tall: 0.9, warmth: 0.82 },
    horizon: 0.63,
    raise: 0.12,
    rows: 26,
    crest(x, { depth, index, seed: own }) {
      let dome = 0;
      if (index < count) {
        const radius = mix(0.09, 0.46, (1 - index / count) ** 0.9);
        const across = Math.abs(x / (radius * 1.42) + 0.03 * noise1(own, x * 2));
        if (across < 1) dome = 0.92 * radius * (1 - across ** 2.4) ** 0.62;
      }
      return 0.64 + 0.42 * depth ** 1.3 - dome - 0.025 * depth * noise1(seed, x * 1.4 + depth * 3);
    },
  };
};

/** Ridges at equal distances, like the roofs of a factory. */
const sawtooth: Landform = () => ({
  sun: { x: 0.14, spread: 0.56, tall: 0.85, warmth: 0.84 },
  horizon: 0.45,
  raise: 0.14,
  rows: 11,
  crest(x, { depth }) {
    const place = x / (0.13 + 0.34 * depth) + 40.1;
    const along = place - Math.floor(place);
    const tooth = along < 0.88 ? along / 0.88 : (1 - along) / 0.12;
    return 0.47 + 0.62 * depth ** 1.2 - (0.05 + 0.13 * depth) * tooth;
  },
});

/** A hillside of terraces, like shelves above each other. */
const terraces: Landform = (seed) => ({
  sun: { x: 0.42, spread: 0.56, tall: 0.95, warmth: 0.88 },
  horizon: 0.56,
  rows: 20,
  crest(x, { depth }) {
    const bend = 0.1 * noise1(seed, x * 1.7 + depth * 2.2);
    const hill =
      0.5 * bell(x + 0.04 + bend, 0.44) + 0.26 * bell(x - 0.78 + bend, 0.3) + 0.2 * bell(x + 0.85, 0.26);
    const level = (hill * (1 - 0.86 * depth)) / 0.062;
    const shelf = Math.floor(level) + smooth(0.72, 1, level - Math.floor(level));
    return 0.6 + 0.46 * depth ** 1.25 - 0.062 * shelf - 0.012 * noise1(seed, x * 2 + depth * 3);
  },
});

/** Walls in steps on both sides of an opening. */
const canyon: Landform = (seed) => ({
  sun: { x: 0.02, spread: 0.4, tall: 1.2, warmth: 0.88 },
  horizon: 0.56,
  raise: 0.1,
  rows: 26,
  crest(x, { depth, index, seed: own }) {
    const gap = 0.11 + 0.5 * depth ** 0.8 + (index % 3 === 2 ? 0.055 : 0) + 0.02 * hash(own, 3);
    const beyond = Math.abs(x - 0.05 * noise1(seed, depth * 3)) - gap + 0.012 * noise1(seed, x * 7);
    const wall = 0.8 * smooth(-0.012, 0.02, beyond) + 0.2 * smooth(-0.1, 0.05, beyond);
    const tall = (0.36 - 0.2 * depth) * (1 - 0.3 * depth);
    return 0.58 + 0.5 * depth ** 1.25 - tall * wall - 0.012 * noise1(own, x * 2);
  },
});

/** Ridges that rise to one summit. */
const summit: Landform = (seed) => ({
  sun: { x: 0.36, spread: 0.58, tall: 1.05, warmth: 0.84 },
  horizon: 0.58,
  raise: 0.05,
  rows: 24,
  crest(x, { depth, index, seed: own }) {
    const middle = index === 0 ? 0 : 0.42 * (hash(own, 4) - 0.5);
    const peak = Math.max(0, 1 - Math.abs(x - middle) / (0.22 + 0.78 * depth)) ** 1.22;
    const rough = 0.035 * fractal1(own, x * 2.6, 3) * (0.35 + peak);
    const rise = (0.42 - 0.3 * depth ** 0.7) * (index === 0 ? 1 : 0.92) * peak;
    return 0.62 + 0.46 * depth ** 1.2 - rise - rough - 0.03 * noise1(seed, x + depth * 3);
  },
});

/** Leaves of rock around one in the middle, in calm water. */
const leaves: Landform = (seed) => ({
  sun: { x: 0.02, spread: 0.52, tall: 0.95, warmth: 0.88 },
  horizon: 0.58,
  raise: 0.07,
  rows: 30,
  crest(x, { depth, index }) {
    const pair = Math.floor(index / 2);
    let rise = 0;
    if (index % 2 === 0 && pair < 5) {
      const out = pair * (0.155 - 0.008 * pair);
      const half = 0.17 + 0.012 * pair;
      // Leaves lean away from the middle.
      const across = (Math.abs(x) - out) / half;
      const leaf = Math.max(0, 1 - Math.abs(across < 0 ? across * 0.82 : across) ** 1.75);
      rise = (0.46 - 0.075 * pair) * leaf ** 0.9;
    }
    return 0.62 + 0.44 * depth ** 1.35 - rise - 0.008 * (0.3 + depth) * noise1(seed, x * 1.4 + depth * 4);
  },
});

/** Mountain ranges, paler with distance. */
export const ranges: Landform = (seed) => ({
  sun: { x: 0.14, spread: 0.62, tall: 1.15, warmth: 0.88 },
  horizon: 0.5,
  rows: 10,
  crest(x, { depth, index, seed: own }) {
    const ridge = noise1(own, x * (1.25 - 0.35 * depth)) + 0.22 * fractal1(own + 1, x * 4.5, 2);
    const tilt = 0.06 * (index % 2 === 0 ? 1 : -1) * x;
    return (
      0.47 +
      0.56 * depth ** 1.1 -
      (0.075 + 0.06 * depth) * (0.4 + ridge) -
      tilt * (1 - 0.6 * depth) -
      0.02 * noise1(seed, x)
    );
  },
});

const lands: Record<LandformName, Landform> = {
  valley,
  blocks,
  shells,
  sawtooth,
  terraces,
  canyon,
  summit,
  leaves,
};

/** Paints the landform of an industry at dawn. */
export function paintIndustry(
  frame: Frame,
  palette: Palette,
  { seed, id, early = false }: { seed: number; id: string; early?: boolean },
): Canvas {
  const land = lands[landformOf(id)](seed);
  // The fallback picture for photos of case studies shows the same land earlier, from further left.
  const sun = {
    ...land.sun,
    x: land.sun.x - 0.22,
    warmth: land.sun.warmth - 0.16,
    spread: land.sun.spread * 1.1,
  };
  return paintLand(frame, palette, seed, early ? { ...land, sun } : land);
}

/** Paints a landform, from the sky to the rows nearest to the viewer. */
export function paintLand(frame: Frame, palette: Palette, seed: number, land: Land): Canvas {
  const canvas = createCanvas(frame.width, frame.height);
  const { day } = frame;
  const raise = day * (land.raise ?? 0);
  const horizon = land.horizon - raise;
  const sun = frame.focus + land.sun.x;
  const near = (x: number, share: number) => bell(x - sun, land.sun.spread * share * (1 + 0.3 * day));
  const sky = {
    ramp: palette.haze,
    tone(x: number, y: number) {
      const up = Math.max(0, horizon - y) / land.sun.tall;
      const side = near(x, 1.25);
      const bands = side > 0.02 ? 0.05 * noise2(seed, x * 1.1, y * 16) * Math.exp(-up / 0.2) * side : 0;
      const glow = Math.exp(-up / (0.1 + 0.14 * side)) * side;
      return inStrata(
        0.13 +
          (0.18 + 0.16 * day) * Math.exp(-up / 0.4) * (0.4 + 0.6 * near(x, 2)) +
          (land.sun.warmth - 0.12) * glow +
          bands,
      );
    },
  };
  const layers = Array.from({ length: land.rows }, (_, index): Layer => {
    const depth = index / (land.rows - 1);
    const row = { index, depth, seed: seed + index * 7919 };
    const lit = day * (0.05 + 0.09 * (1 - depth));
    const far = (1 - depth) ** 1.2;
    const bed = 0.04 * (hash(row.seed, 1) - 0.5);
    const turned = (x: number, fall: number) =>
      Math.tanh(fall * 1.8 * Math.tanh((sun - x) * 4)) * (0.25 + 0.75 * near(x, 1.6));
    return {
      crest: (x) => land.crest(x - frame.focus, row) - raise,
      tone: (x, fall) =>
        0.13 + lit + 0.14 * far + 0.28 * far * near(x, 1) + bed + turned(x, fall) * (0.06 + 0.16 * far),
      base: (x, fall) =>
        0.07 + lit + 0.24 * far + 0.46 * far * near(x, 0.95) + bed + turned(x, fall) * 0.06 * far,
      reach: 0.025 + 0.05 * depth,
      rim: (x) => 0.28 + lit + 0.14 * far + (0.24 + 0.38 * far) * near(x, 1.15),
      rimShare: (x) => (0.22 + 0.2 * day + 0.7 * near(x, 1.05)) * (0.45 + 0.15 * day + 0.55 * far),
      weight: 0.0024 + 0.0006 * depth,
      grain: 0.014 + 0.012 * depth,
      grainShare: (x) => 0.3 + 0.7 * near(x, 1.2),
      ramp: palette.haze,
      rimRamp: palette.dawn,
    };
  });
  paintLayers(canvas, sky, layers);
  return canvas;
}
