import { bell, clamp, mix, smooth } from '@/lib/artwork/curves';
import { type Canvas, createCanvas } from './canvas';
import type { Frame } from './frame';
import { type Layer, paintLayers } from './layers';
import { createMesa, riseOf } from './mesa';
import type { Palette } from './palette';
import { hash, noise1, type Random, random } from './random';
import { inStrata } from './shapes';

/**
 * The part of a sun that is visible, from 0 to 1. `x` and `y` are distances from its middle, relative to its radius, and
 * `sharp` is the number of pixels of the radius, for edges of one pixel.
 */
type Shape = (x: number, y: number, sharp: number) => number;

const full: Shape = (x, y, sharp) => clamp((1 - Math.hypot(x, y)) * sharp + 0.5);
/** A smaller sun in a ring. */
const ring: Shape = (x, y, sharp) =>
  full(x, y, sharp) * clamp((Math.abs(Math.hypot(x, y) - 0.72) - 0.07) * sharp + 0.5);

/** A moon that is open toward the upper right. */
const crescent: Shape = (x, y, sharp) =>
  full(x, y, sharp) * clamp((Math.hypot(x - 0.36, y + 0.3) - 0.82) * sharp + 0.5);

/** Bands with gaps that become wider toward the horizon. */
const bands: Shape = (x, y, sharp) => {
  const gaps = [0.02, 0.3, 0.55, 0.77].map((at, index) => {
    const half = 0.025 + 0.016 * index;
    return clamp((Math.abs(y - at) - half) * sharp + 0.5);
  });
  return full(x, y, sharp) * Math.min(...gaps);
};

/** A sun with layers, which are `tilt` radians from level. Distances are in picture heights. */
type Sun = {
  shape: Shape;
  x: number;
  y: number;
  radius: number;
  beds: number;
  tilt: number;
  seed: number;
};

/** The land under the sun: how far a layer rises above the ground, at a distance from the middle. */
type Land = { layers: number; rise(layer: number, x: number): number };

type LandOptions = { chance: Random; seed: number; height: number };

const horizon = 0.82;

/** A table mountain. */
function mesa({ chance, seed, height }: LandOptions): Land {
  const layers = Math.round(chance.between(11, 17));
  const top = chance.between(0.2, 0.29);
  const foot = chance.between(0.42, 0.48);
  const beds = createMesa({ seed, beds: layers, center: 0, top, foot, height });
  return { layers, rise: (layer, x) => riseOf(beds[layer], x) };
}

/** Domes, one inside the other. */
function dome({ chance, height }: LandOptions): Land {
  const layers = Math.round(chance.between(8, 12));
  const foot = chance.between(0.4, 0.47);
  return {
    layers,
    rise(layer, x) {
      const size = Math.max(0, 1 - layer / layers) ** 0.9;
      const across = Math.abs(x) / Math.max(0.01, foot * size ** 0.7);
      return across < 1 ? height * size * (1 - across ** 2.6) ** 0.55 : 0;
    },
  };
}

/** Slopes that rise toward the middle. */
function ridge({ chance, seed, height }: LandOptions): Land {
  const layers = Math.round(chance.between(10, 14));
  const foot = chance.between(0.3, 0.36);
  return {
    layers,
    rise(layer, x) {
      const size = Math.max(0, 1 - layer / layers);
      const bend = 0.05 * noise1(seed + layer, x * 2.5) * Math.min(1, layer / 3);
      return height * size * bell(x + bend, foot * (1 + 0.35 * (1 - size))) * (1 - 0.1 * bell(x, 0.1));
    },
  };
}

/** Paints the sun, brightest at the top. */
function paintSun({ width, height, data }: Canvas, palette: Palette, sun: Sun): void {
  const { shape, x: middle, y: center, radius, beds, tilt, seed } = sun;
  const rows = [center - radius, center + radius].map((y) => Math.round(y * height)) as [number, number];
  const columns = [middle - radius, middle + radius].map((x) => Math.round(x * height)) as [number, number];
  for (let row = Math.max(0, rows[0] - 1); row < Math.min(height, rows[1] + 1); row++) {
    for (let column = Math.max(0, columns[0] - 1); column < Math.min(width, columns[1] + 1); column++) {
      const x = ((column + 0.5) / height - middle) / radius;
      const y = ((row + 0.5) / height - center) / radius;
      const share = shape(x, y, radius * height);
      if (share === 0) continue;
      const down = clamp((y * Math.cos(tilt) + x * Math.sin(tilt) + 1) / 2);
      const place = down * beds + 0.16 * noise1(seed, x * 1.4 + 7) + 0.3 * hash(seed, 3);
      const bed = Math.floor(place);
      const inside = place - bed;
      const tone = 0.98 - 0.3 * down ** 1.3 + 0.05 * (hash(seed, bed, 4) - 0.5) + 0.05 * (0.5 - inside);
      const toLine = (Math.min(inside, 1 - inside) * radius * 2) / beds;
      const line = clamp(1 - toLine / 0.002) * (0.3 + 0.7 * down);
      palette.dawn.paint(data, (row * width + column) * 3, tone - 0.12 * line, share);
    }
  }
}

/** Two summits with a gap between them. */
function twins({ chance, seed, height }: LandOptions): Land {
  const layers = Math.round(chance.between(11, 15));
  const apart = chance.between(0.24, 0.32) * (chance.next() < 0.5 ? -1 : 1);
  return {
    layers,
    rise(layer, x) {
      const size = Math.max(0, 1 - layer / layers);
      const bend = 0.02 * noise1(seed + layer, x * 5);
      const peak = (at: number, share: number) =>
        share * Math.max(0, 1 - Math.abs(x + bend - at) / (0.2 + 0.3 * (1 - size))) ** 1.15;
      return height * size * Math.max(peak(-0.06 * Math.sign(apart), 1), peak(apart, 0.66));
    },
  };
}

/** Steps that rise to one side. */
function steps({ chance, seed, height }: LandOptions): Land {
  const side = chance.next() < 0.5 ? -1 : 1;
  const layers = 12;
  return {
    layers,
    rise(layer, x) {
      const size = Math.max(0, 1 - layer / layers);
      const place = (side * x + 0.62 - 0.02 * noise1(seed + layer, x * 4)) / 0.2;
      const level = Math.floor(place) + smooth(0.86, 1, place - Math.floor(place));
      return height * size * clamp(level / 3.6) * smooth(0.34, 0.22, side * x - 0.3 * (1 - size));
    },
  };
}

/** Paints a canvas with transparent parts over another one of the same size. */
function paintOver({ data }: Canvas, { data: above, opacity }: Canvas): void {
  for (let index = 0; index < data.length; index++) {
    const share = opacity?.[Math.floor(index / 3)] ?? 1;
    data[index] = mix(data[index] as number, above[index] as number, share);
  }
}

/**
 * Paints the portrait of a person: the sun over a landform, like a head over shoulders. Size, place, and shape of both
 * differ for each seed.
 */
export function paintPortrait(frame: Frame, palette: Palette, seed: number): Canvas {
  // With this number, no two people in the current content have the same sun over the same land.
  const chance = random(seed + 134);
  // A low sun is large and rises from behind the land.
  const isLow = chance.next() < 0.25;
  const sun: Sun = {
    shape: isLow ? full : chance.pick([full, ring, crescent, bands]),
    x: frame.focus + chance.between(-0.06, 0.06),
    y: isLow ? chance.between(0.5, 0.56) : chance.between(0.36, 0.39),
    radius: isLow ? chance.between(0.27, 0.33) : chance.between(0.13, 0.2),
    beds: Math.round(chance.between(6, 10)),
    tilt: chance.between(-0.6, 0.6),
    seed,
  };
  const height = horizon - sun.y - (isLow ? 0 : sun.radius) + chance.between(-0.02, 0.035);
  const land = chance.pick([mesa, dome, ridge, twins, steps])({ chance, seed: seed + 1, height });
  const butte = createMesa({
    seed: seed + 2,
    beds: 7,
    center: (chance.next() < 0.5 ? -1 : 1) * chance.between(0.46, 0.56),
    top: chance.between(0.05, 0.11),
    foot: chance.between(0.16, 0.22),
    height: chance.between(0.06, 0.2),
  });
  const near = (x: number, spread: number) => bell(x - sun.x, spread);
  // From night to shortly before the day.
  const dawn = chance.next();
  const count = land.layers + 12;
  const layers = Array.from({ length: count }, (_, index): Layer => {
    const depth = index / (count - 1);
    const own = seed + index * 7919;
    const far = (1 - depth) ** 1.2;
    const bed = 0.06 * (hash(own, 1) - 0.5);
    const turned = (x: number, fall: number) => Math.tanh(fall * 1.6 * Math.tanh((sun.x - x) * 5));
    return {
      crest(x) {
        const across =
          x - frame.focus + 0.006 * noise1(own, x * 12) + 0.01 * noise1(seed, x * 6 + index * 0.15);
        const rise = Math.max(land.rise(index, across), riseOf(butte[index], across));
        return horizon + 0.24 * depth ** 1.6 - rise - 0.03 * depth * noise1(seed + 5, x * 1.3 + depth * 2);
      },
      tone: (x, fall) => 0.2 + 0.2 * far * near(x, 0.4) + bed + turned(x, fall) * (0.05 + 0.15 * far),
      base: (x, fall) => 0.12 + far * (0.12 + 0.2 * near(x, 0.4)) + bed + turned(x, fall) * 0.07 * far,
      reach: 0.03 + 0.05 * depth,
      rim: (x) => 0.36 + 0.12 * far + (0.2 + 0.36 * far) * near(x, 0.34),
      rimShare: (x) => (0.4 + 0.6 * near(x, 0.4)) * mix(0.5, 1, far),
      weight: 0.0042,
      grain: 0.016 + 0.012 * depth,
      grainShare: (x) => 0.25 + 0.5 * near(x, 0.4),
      ramp: palette.haze,
      rimRamp: palette.dawn,
    };
  });
  const sky = {
    ramp: palette.haze,
    tone(x: number, y: number) {
      const away = Math.max(0, Math.hypot(x - sun.x, y - sun.y) - sun.radius);
      return inStrata(
        0.13 + 0.3 * Math.exp(-away / 0.13) + 0.17 * Math.exp(-away / 0.5) + 0.24 * dawn * mix(0.4, 1, y),
      );
    },
  };
  const canvas = createCanvas(frame.width, frame.height);
  paintLayers(canvas, sky, []);
  paintSun(canvas, palette, sun);
  const ground = createCanvas(frame.width, frame.height);
  paintLayers(ground, undefined, layers);
  paintOver(canvas, ground);
  return canvas;
}
