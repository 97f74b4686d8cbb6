import { mix, smooth } from '@/lib/artwork/curves';
import type { Canvas } from './canvas';
import type { Frame } from './frame';
import type { Palette } from './palette';
import { noise2, random } from './random';
import { type Motif, paintCut } from './services';

type Edge = { steep: number; width: number };

/** How the layers of an article rise: as blocks, as peaks, or as one wave through the values. */
const edges: readonly [Edge, ...Edge[]] = [
  { steep: 0.02, width: 0.72 },
  { steep: 0.3, width: 0.62 },
  { steep: 0.5, width: 1 },
];

/** Layers that rise as the bars of an article's first drawing do; without a drawing, by seed. */
function bars(values: readonly number[]): Motif {
  return (seed) => {
    const chance = random(seed);
    const count = values.length > 1 ? values.length : 5;
    const most = Math.max(...values, 0);
    const heights = Array.from({ length: count }, (_, index) =>
      values.length > 1 && most > 0 ? (values[index] ?? 0) / most : chance.between(0.15, 1),
    );
    const pitch = 1.5 / count;
    const { steep, width } = random(seed + 1).pick(edges);
    const edge = Math.max(0.02, steep * pitch);
    const rise = (x: number) =>
      heights.reduce((sum, height, index) => {
        const left = x + 0.72 - index * pitch;
        return sum + height * (smooth(-edge, edge, left) - smooth(-edge, edge, left - pitch * width));
      }, 0);
    return {
      depth(x, y) {
        const height = 0.36 * rise(x);
        const below = y - 0.24 + height;
        // Above the bars, the layers become level, so that the bars have an outline.
        if (below < 0)
          return 0.7 * (y - 0.24 + height * Math.exp(below / 0.12)) + 0.01 * noise2(seed, x * 2, y * 2);
        return below * mix(1, 0.6, smooth(0, 0.05, height));
      },
      glow: (depth) => (depth < 0 ? 0.24 * Math.exp(depth / 0.16) : 0.2 + 0.8 * Math.exp(-depth / 0.2)),
      thin: 0.02,
      thick: 0.042,
    };
  };
}

/** Paints the cross-section of an article. */
export function paintInsight(
  frame: Frame,
  palette: Palette,
  { seed, values }: { seed: number; values: readonly number[] },
): Canvas {
  return paintCut(frame, palette, seed, bars(values)(seed, 0));
}
