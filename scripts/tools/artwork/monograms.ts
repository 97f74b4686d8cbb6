import type { Canvas } from './canvas';
import type { Frame } from './frame';
import { paintContours, paintMap } from './maps';
import type { Palette } from './palette';
import { noise2 } from './random';
import { clamp, mix, smooth } from './shapes';

/** The lines of each letter, as points of a grid: across from 0 to 4, then down from 0 to 6. */
const letters: Readonly<Record<string, readonly string[]>> = {
  a: ['06 20 46', '14 34'],
  b: ['00 06 36 45 44 33 03', '00 30 41 42 33'],
  c: ['41 30 10 01 05 16 36 45'],
  d: ['00 06 26 45 41 20 00'],
  e: ['40 00 06 46', '03 33'],
  f: ['40 00 06', '03 33'],
  g: ['41 30 10 01 05 16 36 45 43 23'],
  h: ['00 06', '40 46', '03 43'],
  i: ['20 26'],
  j: ['40 45 36 16 05'],
  k: ['00 06', '40 03 46'],
  l: ['00 06 46'],
  m: ['06 00 23 40 46'],
  n: ['06 00 46 40'],
  o: ['10 30 41 45 36 16 05 01 10'],
  p: ['06 00 30 41 42 33 03'],
  q: ['10 30 41 45 36 16 05 01 10', '34 46'],
  r: ['06 00 30 41 42 33 03', '23 46'],
  s: ['41 30 10 01 02 13 33 44 45 36 16 05'],
  t: ['00 40', '20 26'],
  u: ['00 05 16 36 45 40'],
  v: ['00 26 40'],
  w: ['00 16 22 36 40'],
  x: ['00 46', '40 06'],
  y: ['00 23 40', '23 26'],
  z: ['00 40 06 46'],
};

type Point = { x: number; y: number };
type Stroke = { from: Point; to: Point };

/** The size of the letters, and half the width of their strokes, in picture heights. */
const size = { width: 0.25, height: 0.42, gap: 0.18, stroke: 0.021 };

/** How round the valleys between strokes are, in picture heights: at the letters, and on the slope around both. */
const roundness = { letters: 0.01, slope: 0.058 };

/** Cuts off the corners that turn by less than 60 degrees, so that the bowls of letters are round. */
function roundCorners(points: readonly Point[]): Point[] {
  const between = (from: Point, to: Point, share: number): Point => ({
    x: mix(from.x, to.x, share),
    y: mix(from.y, to.y, share),
  });
  return points.flatMap((point, index) => {
    const [before, after] = [points[index - 1], points[index + 1]];
    if (!before || !after) return [point];
    const turn = Math.abs(
      Math.atan2(point.y - before.y, point.x - before.x) - Math.atan2(after.y - point.y, after.x - point.x),
    );
    const isSlight = Math.min(turn, Math.PI * 2 - turn) < Math.PI / 3;
    return isSlight ? [between(before, point, 0.7), between(point, after, 0.3)] : [point];
  });
}

/** The strokes of initials around a point. */
function strokesOf(initials: readonly string[], middle: Point): Stroke[] {
  const { width, height, gap } = size;
  const total = initials.length * (width + gap) - gap;
  return initials.flatMap((letter, index) => {
    const left = middle.x - total / 2 + index * (width + gap);
    const place = ([across, down]: string): Point => ({
      x: left + (Number(across) / 4) * width,
      y: middle.y + (Number(down) / 6 - 0.5) * height,
    });
    return (letters[letter] ?? []).flatMap((line) => {
      const points = roundCorners(roundCorners(line.split(' ').map(place)));
      return points.slice(1).map((to, at) => ({ from: points[at] as Point, to }));
    });
  });
}

/** The smallest of several distances, with round transitions. */
const softMin = (distances: readonly number[], round: number): number =>
  -round * Math.log(distances.reduce((sum, distance) => sum + Math.exp(-distance / round), 0));

function distanceTo({ from, to }: Stroke, x: number, y: number): number {
  const [across, down] = [to.x - from.x, to.y - from.y];
  const along = clamp(((x - from.x) * across + (y - from.y) * down) / (across * across + down * down));
  return Math.hypot(x - from.x - along * across, y - from.y - along * down);
}

/**
 * Paints the portrait of a person: a map on which the initials are ridges, with contour lines around them.
 * @param id the person's name in lower case with hyphens; a name without Latin letters gets a map of hills
 */
export function paintMonogram(
  frame: Frame,
  palette: Palette,
  { seed, id }: { seed: number; id: string },
): Canvas {
  const names = id.split('-');
  const initials = [...new Set([names[0], names.at(-1)])].flatMap((name) => name?.[0] ?? []);
  if (!initials.every((letter) => letter in letters) || initials.length === 0)
    return paintMap(frame, palette, seed);
  const strokes = strokesOf(initials, { x: frame.focus, y: 0.5 });
  return paintContours(frame, palette, seed, {
    height(x, y) {
      const bent = 0.003 * noise2(seed, x * 3, y * 3);
      const distances = strokes.map((stroke) => distanceTo(stroke, x + bent, y - bent));
      const away = Math.max(0, softMin(distances, roundness.letters) - size.stroke);
      const far = Math.max(0, softMin(distances, roundness.slope));
      // The letters are plateaus with cliffs. The contours of the ground around them surround both.
      const ground = 0.62 * Math.exp(-far / 0.22) + 0.05 * noise2(seed + 1, x * 1.6, y * 1.6);
      return mix(ground, 0.96, smooth(0.022, 0, away));
    },
    light: (x, y) => 0.62 + 0.38 * clamp(0.5 + 0.7 * (x - frame.focus) - 0.6 * (y - 0.5)),
  });
}
