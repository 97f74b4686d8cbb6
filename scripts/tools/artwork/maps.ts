import { bell, clamp, mix, smooth } from '@/lib/artwork/curves';
import { type Canvas, createCanvas } from './canvas';
import { createBeds, paintField } from './field';
import type { Frame } from './frame';
import type { Palette } from './palette';
import { noise2, random } from './random';

/** The hills of a map, relative to the focal point: the summit, and lower ones beside it. */
const places = [
  { x: 0.14, y: 0.4, size: 0.42, height: 1 },
  { x: -0.34, y: 0.62, size: 0.3, height: 0.62 },
  { x: 0.46, y: 0.86, size: 0.26, height: 0.5 },
] as const;

/** A landscape seen from above: its height from 0 to about 1, and the light, at a point. */
type Relief = { height(x: number, y: number): number; light(x: number, y: number): number };

/** Paints a landscape with contour lines; higher parts are brighter. */
function paintContours(frame: Frame, palette: Palette, seed: number, { height, light }: Relief): Canvas {
  const canvas = createCanvas(frame.width, frame.height);
  paintField(canvas, {
    depth: (x, y) => 1 - height(x, y),
    light,
    glow: (depth) => clamp(0.12 + 0.95 * (1 - depth)),
    beds: createBeds(seed, { thin: 0.06, thick: 0.11 }),
    seed,
    contrast: 0.12,
    weight: 0.009,
    ramp: palette.haze,
    rimRamp: palette.dawn,
  });
  return canvas;
}

/**
 * Paints a map of hills with contour lines, different for each seed: the hero of the contact page, and the pictures
 * beside reasons and challenges. The lower left is dark, because text is there.
 * @param captioned whether text is over all of the lower half: the summit is above it, and the half is dark
 */
export function paintMap(frame: Frame, palette: Palette, seed: number, captioned = false): Canvas {
  const chance = random(seed);
  const hills = places.map(({ x, y, size, height }) => ({
    x: frame.focus + x + chance.between(-0.12, 0.12),
    y: y - (captioned ? 0.12 : 0) + chance.between(-0.1, 0.1),
    wide: size * chance.between(0.8, 1.25),
    high: size * chance.between(0.8, 1.25),
    height: height * chance.between(0.85, 1.1),
  }));
  const heightAt = (x: number, y: number) =>
    hills.reduce(
      (sum, hill) => sum + hill.height * bell(x - hill.x, hill.wide) * bell(y - hill.y, hill.high),
      0,
    ) +
    0.2 * noise2(seed, x * 2.2, y * 2.2) +
    0.05 * noise2(seed + 1, x * 6, y * 6);
  const summit = hills[0] as (typeof hills)[number];
  return paintContours(frame, palette, seed, {
    height: heightAt,
    light(x, y) {
      const near = mix(0.35, 1, bell(x - summit.x, 0.7) * bell(y - summit.y, 0.7));
      const shade = captioned ? mix(1, 0.3, smooth(0.48, 0.8, y)) : 1;
      return near * shade * mix(0.3, 1, smooth(0.25, 0.75, Math.hypot(x - frame.focus + 0.5, y - 1)));
    },
  });
}
