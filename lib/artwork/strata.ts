import { randomNumbers } from './random-numbers';

/** Creates a generator of pseudorandom numbers from 0 to 1, exclusive; the same text gives the same numbers. */
export function random(seed: string): () => number {
  let hash = 0;
  for (const character of seed) hash = (Math.imul(hash, 31) + character.charCodeAt(0)) | 0;
  return randomNumbers(hash);
}

/** A table mountain: its middle and half its width as shares of the width, its height as a share of the height. */
export type Mesa = { at: number; half: number; height: number };

/** The number of points along a layer: enough for eight narrow mesas. */
const pointCount = 65;

/** How far a layer continues outside of the drawing, in pixels, so that the drawing has no lines at its edges. */
const outside = 80;

type Point = { x: number; y: number };

/** The SVG path data of a curve along points: it runs through the midpoints, and bends toward the points. */
function smoothLine(points: readonly Point[]): string {
  const text = ({ x, y }: Point) => `${x.toFixed(0)} ${y.toFixed(1)}`;
  const [first, ...rest] = points as [Point, ...Point[]];
  const curves = rest.map((point, index) => {
    const next = rest[index + 1] ?? point;
    return `Q${text(point)} ${text({ x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 })}`;
  });
  return text(first) + curves.join('');
}

/**
 * Draws stacked layers of rock with mesas.
 * @param seed the same seed draws the same layers; e.g. the path of a page
 * @param width in pixels
 * @param height in pixels
 * @param mesas without any, there is one at a place that depends on the seed
 * @returns one closed SVG path for each layer, from the highest to the lowest
 */
export function strataPaths(
  seed: string,
  count: number,
  width: number,
  height: number,
  mesas?: readonly Mesa[],
): string[] {
  const next = random(seed);
  const waves = Array.from({ length: 4 }, (_, index) => ({
    length: width / (0.7 + index * 0.9 + next()),
    phase: next() * Math.PI * 2,
    size: 46 / (index + 1),
  }));
  // To the right of the text, which takes the left two thirds.
  const forms = mesas ?? [{ at: 0.85 + next() * 0.08, half: 0.135, height: 0.58 }];
  return Array.from({ length: count }, (_, layer) => {
    const share = layer / (count - 1);
    const rise = (1 - share) ** 1.4;
    const points = Array.from({ length: pointCount }, (_, step) => {
      const x = (step / (pointCount - 1)) * width;
      const wave = waves.reduce(
        (sum, { length, phase, size }) =>
          sum + size * Math.sin((x / length) * Math.PI * 2 + phase + layer * 0.35),
        0,
      );
      // Plateaus with steep flanks: the mesas.
      const plateau = forms.reduce(
        (highest, { at, half, height: top }) =>
          Math.max(highest, top / (1 + ((x / width - at) / (half + share * 0.05)) ** 8)),
        0,
      );
      const y = height * (0.87 + share * 0.11) - plateau * rise * height - wave * (0.2 + rise * 0.2);
      return { x, y };
    });
    const left = points[0]?.y ?? height;
    const [start, end, foot] = [-outside, width + outside, height + outside];
    return `M${start} ${foot}V${left.toFixed(1)}L${smoothLine(points)}H${end}V${foot}Z`;
  });
}
