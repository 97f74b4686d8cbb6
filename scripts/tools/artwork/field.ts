import { clamp, mix } from '@/lib/artwork/curves';
import type { Canvas } from './canvas';
import type { Ramp } from './palette';
import { hash, random } from './random';

/** Beds (layers of rock) of different thickness. `lookup` has the bed at regular steps of the depth. */
export type Beds = { tops: number[]; lookup: Int16Array };

/** The depths between which there are beds. */
const [from, to] = [-4, 4];
const lookupSteps = 4096;

/**
 * Creates beds; the same seed gives the same beds. `thin` and `thick` are the average thickness of the two kinds of beds,
 * in picture heights.
 */
export function createBeds(seed: number, { thin = 0.022, thick = 0.085 } = {}): Beds {
  const chance = random(seed);
  const tops: number[] = [from];
  while ((tops.at(-1) as number) < to) {
    const thickness =
      chance.next() < 0.4 ? thin * chance.between(0.8, 1.6) : thick * chance.between(0.6, 1.2);
    tops.push((tops.at(-1) as number) + thickness);
  }
  const lookup = new Int16Array(lookupSteps + 1);
  let bed = 0;
  for (let step = 0; step <= lookupSteps; step++) {
    const depth = mix(from, to, step / lookupSteps);
    while ((tops[bed + 1] as number) <= depth) bed++;
    lookup[step] = bed;
  }
  return { tops, lookup };
}

function bedAt({ tops, lookup }: Beds, depth: number): number {
  const step = Math.floor(((depth - from) / (to - from)) * lookupSteps);
  let bed = lookup[Math.min(lookupSteps, Math.max(0, step))] as number;
  while (bed < tops.length - 2 && (tops[bed + 1] as number) <= depth) bed++;
  return bed;
}

/**
 * A cross-section of rock. `depth` returns the original depth of the layer at a point. Points with the same depth form a
 * line, so changing the function bends the layers. Distances are in picture heights.
 */
export type Field = {
  depth(x: number, y: number): number;
  /** The light at a point, from 0 to 1. */
  light(x: number, y: number): number;
  /** The tone of a bed in full light, from 0 to 1, by the depth of its center. */
  glow(depth: number): number;
  beds: Beds;
  seed: number;
  /** How much the tones of neighboring beds differ. */
  contrast: number;
  /** Line weight in picture heights. */
  weight: number;
  /** The distance of the finer lines inside thick beds, if not the default. */
  fine?: number;
  ramp: Ramp;
  rimRamp: Ramp;
};

/** Paints a cross-section: beds, lines between beds, and finer lines inside thick beds. */
export function paintField({ width, height, data }: Canvas, field: Field): void {
  const { beds, ramp, rimRamp } = field;
  const half = (field.weight * height) / 2;
  const glows = beds.tops.map((top, bed) => {
    const middle = (top + (beds.tops[bed + 1] ?? top)) / 2;
    return clamp(field.glow(middle) + field.contrast * (hash(field.seed, bed) - 0.5));
  });
  const depthsOf = (row: number, depths: Float64Array) => {
    const y = (row + 0.5) / height;
    for (let column = 0; column <= width; column++) depths[column] = field.depth((column + 0.5) / height, y);
    return depths;
  };
  let here: Float64Array = depthsOf(0, new Float64Array(width + 1));
  let next: Float64Array = new Float64Array(width + 1);
  for (let row = 0; row < height; row++) {
    depthsOf(row + 1, next);
    const y = (row + 0.5) / height;
    for (let column = 0; column < width; column++) {
      const depth = here[column] as number;
      const across = (here[column + 1] as number) - depth;
      const down = (next[column] as number) - depth;
      // Depth per pixel, for converting depths to pixels.
      const slope = Math.sqrt(across * across + down * down) + 1e-9;
      const bed = bedAt(beds, depth);
      const top = beds.tops[bed] as number;
      const thickness = (beds.tops[bed + 1] as number) - top;
      const inside = (depth - top) / thickness;
      const toTop = (depth - top) / slope;
      const toBottom = (top + thickness - depth) / slope;
      const light = field.light((column + 0.5) / height, y);
      const glow = glows[bed] as number;
      // The sun is low on the right: edges that face it are brighter, other edges are darker.
      const facing = Math.min(1, Math.max(0, 0.62 - (0.9 * across) / slope));

      // A bed is darkest just above the next one, which is in front of it.
      const shade = Math.exp(-toBottom / (0.014 * height));
      const body = (0.1 + 0.1 * light + 0.66 * glow * light) * (1 - 0.34 * shade);
      const relief = (0.5 - inside) * (0.03 + 0.18 * light * glow) + 0.06 * light * (facing - 0.6);
      const offset = (row * width + column) * 3;
      ramp.paint(data, offset, body + relief, 1);

      const edge = lineAt(Math.min(toTop, toBottom), half, thickness / slope, half * 4);
      if (edge > 0) {
        const lit = toTop < toBottom ? glow : (glows[bed + 1] as number);
        const shine = light * (0.35 + 0.65 * lit) * facing;
        const share = edge * (0.3 + 0.7 * Math.min(1, shine * 1.4));
        rimRamp.paint(data, offset, Math.max(body + 0.16, 0.26 + 0.8 * shine), share);
        continue;
      }
      const parts = Math.max(1, Math.round(thickness / (field.fine ?? 0.02)));
      const part = (inside * parts) % 1;
      const pitch = thickness / parts / slope;
      const fine = lineAt(Math.min(part, 1 - part) * pitch, half / 2, pitch, half * 6);
      if (fine > 0) rimRamp.paint(data, offset, body + 0.16 + 0.06 * light, fine * (0.1 + 0.4 * light));
    }
    [here, next] = [next, here];
  }
}

/** The share of a pixel that a line covers. Lines fade where they are dense, to avoid moiré patterns. */
function lineAt(distance: number, half: number, pitch: number, crowded: number): number {
  const cover = Math.min(1, half - distance + 0.5);
  return cover > 0 ? cover * Math.min(1, Math.max(0, pitch / crowded - 0.3)) : 0;
}
