import type { Canvas } from './canvas';
import type { Ramp } from './palette';

/** One silhouette. Distances are in picture heights: x from 0 to the aspect ratio, y from 0 (top) to 1. */
export type Layer = {
  crest(x: number): number;
  /** The tone just below the crest, as a position on the ramp; `fall` is how steeply it drops to the right. */
  tone(x: number, fall: number): number;
  /** The tone of the lower part: lighter for mist in a valley, darker for solid rock. */
  base(x: number, fall: number): number;
  /** The distance from the crest at which the tone is halfway there. */
  reach: number;
  /** The tone of the line along the crest, and its opacity from 0 to 1. */
  rim(x: number, fall: number): number;
  rimShare(x: number, fall: number): number;
  /** The width of that line, in picture heights. */
  weight: number;
  /** The distance between the finer lines below the crest, and their opacity. */
  grain: number;
  grainShare(x: number): number;
  ramp: Ramp;
  rimRamp: Ramp;
};

export type Sky = { ramp: Ramp; tone(x: number, y: number): number };

/**
 * Paints silhouettes over a sky. Paints each pixel only once, even if several silhouettes cover it.
 * @param sky without one, the pixels above the silhouettes are transparent
 */
export function paintLayers(canvas: Canvas, sky: Sky | undefined, layers: Layer[]): void {
  const { width, height } = canvas;
  const crests = layers.map(({ crest }) =>
    Float32Array.from({ length: width }, (_, column) => crest((column + 0.5) / height) * height),
  );
  // From front to back: the lowest visible point of the next layer.
  const lowest = new Int32Array(width).fill(height);
  const bottoms: Int32Array[] = [];
  for (let index = layers.length - 1; index >= 0; index--) {
    bottoms[index] = lowest.slice();
    crests[index]?.forEach((crest, column) => {
      lowest[column] = Math.min(lowest[column] as number, Math.floor(crest));
    });
  }
  if (sky) paintSky(canvas, sky, lowest);
  else clearSky(canvas, crests, layers);
  layers.forEach((layer, index) => {
    paintLayer(canvas, layer, crests[index] as Float32Array, bottoms[index] as Int32Array);
  });
}

/** Over which width the light on a slope is averaged, in picture heights: sharp changes would look like vertical stripes. */
const lightWidth = 0.09;

/** A cliff counts as little as this slope, so that the ground beside it is not darker. */
const steepest = 1;

/** How steeply a line drops to the right at each column, on average over `lightWidth`. */
function softSlopes(line: Float32Array, height: number): Float32Array {
  const half = Math.max(1, Math.round((lightWidth * height) / 2));
  const last = line.length - 1;
  const sums = new Float64Array(line.length);
  for (let column = 1; column <= last; column++) {
    const slope = (line[column] as number) - (line[column - 1] as number);
    sums[column] = (sums[column - 1] as number) + Math.min(steepest, Math.max(-steepest, slope));
  }
  return line.map((_, column) => {
    const [from, to] = [Math.max(0, column - half), Math.min(last, column + half)];
    return ((sums[to] as number) - (sums[from] as number)) / (to - from);
  });
}

function paintLayer(
  { width, height, data }: Canvas,
  layer: Layer,
  line: Float32Array,
  bottoms: Int32Array,
): void {
  const weight = layer.weight * height;
  const grain = layer.grain * height;
  const reach = layer.reach * height;
  const slopes = softSlopes(line, height);
  for (let column = 0; column < width; column++) {
    const x = (column + 0.5) / height;
    const crest = line[column] as number;
    const before = line[Math.max(0, column - 1)] as number;
    const after = line[Math.min(width - 1, column + 1)] as number;
    const slope = (after - before) / 2;
    // Line width is measured perpendicular to the line, so a steep line covers more of each column.
    const steepness = Math.sqrt(1 + slope * slope);
    const half = (weight * steepness) / 2;
    const bottom = Math.min(height, (bottoms[column] as number) + 2 + Math.ceil(half));
    // Without this limit, the wide line of a cliff would extend above the plateau next to it.
    const highest = Math.min(before, crest, after) - weight / 2 - 1;
    const top = Math.max(0, Math.floor(Math.max(highest, crest - half - steepness)));
    if (top >= bottom) continue;
    const soft = slopes[column] as number;
    const tone = layer.tone(x, soft);
    const base = layer.base(x, soft);
    const rim = layer.rim(x, slope);
    const rimShare = layer.rimShare(x, slope);
    const grainShare = layer.grainShare(x);
    for (let row = top; row < bottom; row++) {
      const depth = row + 0.5 - crest;
      const offset = (row * width + column) * 3;
      const cover = Math.min(1, depth / steepness + 0.5);
      if (cover > 0) {
        let fill = tone + (base - tone) * (depth > 0 ? depth / (depth + reach) : 0);
        if (grainShare > 0 && depth > grain / 2 && depth < grain * 16) {
          const distance = Math.abs(((depth + grain / 2) % grain) - grain / 2);
          const ink = (half * 0.7 - distance) / steepness + 0.5;
          if (ink > 0) fill += 0.16 * grainShare * Math.min(1, ink) * Math.exp(-depth / (grain * 5));
        }
        layer.ramp.paint(data, offset, fill, cover);
      }
      // A line thinner than a pixel never covers it completely.
      const ink = Math.min(1, weight, (half - Math.abs(depth)) / steepness + 0.5) * rimShare;
      if (ink > 0) layer.rimRamp.paint(data, offset, rim, ink);
    }
  }
}

/** Makes the pixels above all silhouettes and their lines transparent, in one color that encodes to few bytes. */
function clearSky(canvas: Canvas, crests: Float32Array[], layers: Layer[]): void {
  const { width, height, data } = canvas;
  const opacity = new Float32Array(width * height).fill(1);
  for (let column = 0; column < width; column++) {
    const x = (column + 0.5) / height;
    const crest = Math.min(
      ...crests.map(
        (line, index) => (line[column] as number) - ((layers[index] as Layer).weight * height) / 2,
      ),
    );
    for (let row = 0; row < Math.min(height, crest + 1); row++) {
      opacity[row * width + column] = Math.min(1, Math.max(0, row + 1 - crest));
      // The color of the lines, so that their edge toward the sky is not dark.
      layers[0]?.rimRamp.paint(data, (row * width + column) * 3, layers[0].rim(x, 0), 1);
    }
  }
  canvas.opacity = opacity;
}

/** Samples the tone of the sky at some points and interpolates, because it changes slowly. */
function paintSky({ width, height, data }: Canvas, sky: Sky, lowest: Int32Array): void {
  const step = Math.max(1, Math.round(height / 270));
  const columns = Math.ceil(width / step) + 2;
  const sample = (row: number) =>
    Float64Array.from({ length: columns }, (_, at) =>
      sky.tone((at * step + 0.5) / height, (row + 0.5) / height),
    );
  let upper = sample(0);
  for (let top = 0; top < height; top += step) {
    const lower = sample(top + step);
    for (let row = top; row < Math.min(height, top + step); row++) {
      const down = (row - top) / step;
      for (let column = 0; column < width; column++) {
        if (row >= (lowest[column] as number) + 2) continue;
        const at = Math.floor(column / step);
        const across = (column - at * step) / step;
        const left = (upper[at] as number) + ((lower[at] as number) - (upper[at] as number)) * down;
        const right =
          (upper[at + 1] as number) + ((lower[at + 1] as number) - (upper[at + 1] as number)) * down;
        sky.ramp.paint(data, (row * width + column) * 3, left + (right - left) * across, 1);
      }
    }
    upper = lower;
  }
}
