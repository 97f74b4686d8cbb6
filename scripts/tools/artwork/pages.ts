import { bell, mix, smooth } from '@/lib/artwork/curves';
import type { Canvas } from './canvas';
import { paintManyCaseStudies } from './case-studies';
import type { Frame } from './frame';
import { paintHome } from './home';
import { type Landform, paintLand, ranges } from './industries';
import { paintInsight } from './insights';
import { paintMap } from './maps';
import { createMesa, riseOf } from './mesa';
import type { Palette } from './palette';
import { noise1, noise2 } from './random';
import { type Motif, paintCut } from './services';

/** One large fold with bright beds. */
const fold: Motif = (seed) => ({
  depth(x, y) {
    const arch = 0.3 * Math.cos(x * 2.4 - 0.5) * smooth(-1.3, 0.2, x) + 0.06 * noise2(seed, x * 1.1, y * 0.7);
    const squeeze = mix(0.62, 1.1, smooth(-0.6, 0.9, x));
    return (y + arch - 0.12) / squeeze;
  },
  glow: (depth) => (0.5 + 0.5 * Math.cos((depth / 0.5) * Math.PI * 8)) * 0.2 + 0.74 * bell(depth - 0.02, 0.2),
  thin: 0.025,
  thick: 0.06,
});

/** Layers that break off and continue at another height (a geological fault). */
const fault: Motif = (seed) => {
  const plane = (x: number, y: number) => x + 0.34 * y - 0.02 * noise1(seed, y * 5);
  return {
    depth(x, y) {
      const beyond = plane(x, y);
      const bend = 0.035 * noise2(seed, x * 1.4, y);
      if (beyond > 0) return y + bend - 0.21 + 0.05 * bell(beyond, 0.14);
      return y + bend + 0.06 - 0.05 * bell(beyond, 0.14);
    },
    shade: (x, y) => (plane(x, y) > 0 ? 1 : 1 - 0.55 * Math.exp(plane(x, y) / 0.06)),
    glow: (depth) => 0.85 * bell(depth + 0.02, 0.13) + 0.1 * bell(depth, 0.5),
  };
};

/** Terraces that rise to the right, one for each step of the work. */
const terraces: Motif = (seed) => ({
  depth(x, y) {
    const step = 0.38;
    const place = (x + 0.9) / step;
    const rise = 0.085 * (Math.floor(place) + smooth(0.72, 1, place - Math.floor(place)));
    return y + rise - 0.26 + 0.014 * noise2(seed, x * 1.3, y * 1.6);
  },
  glow: (depth) => 0.85 * bell(depth - 0.03, 0.1) + 0.14,
  thin: 0.024,
  thick: 0.052,
});

/** Closed arches around a core, for the page about security. */
const vaults: Motif = (seed) => ({
  depth(x, y) {
    const across = Math.abs(x - 0.42) * 1.1;
    const upright = Math.max(0, 0.34 - y) * 1.05;
    return Math.hypot(across, upright) - 0.12 + 0.018 * noise2(seed, x * 1.4, y * 1.8);
  },
  glow: (depth) => 0.1 + 0.84 * Math.exp(-((Math.max(0, depth) / 0.3) ** 1.4)),
  thin: 0.026,
  thick: 0.05,
});

/** Level lines. */
const level: Motif = (seed) => ({
  depth: (x, y) => y + 0.012 * noise2(seed, x * 0.8, y * 2),
  glow: (depth) => 0.5 * bell(depth - 0.05, 0.12) + 0.12,
  thin: 0.03,
  thick: 0.05,
});

/** Table mountains one behind another. */
const mesas: Landform = (seed) => {
  const forms = [
    createMesa({ seed, beds: 9, center: -0.62, top: 0.16, foot: 0.32, height: 0.1 }),
    createMesa({ seed: seed + 1, beds: 14, center: 0.34, top: 0.2, foot: 0.46, height: 0.2 }),
    createMesa({ seed: seed + 2, beds: 8, center: -0.14, top: 0.07, foot: 0.17, height: 0.13 }),
    createMesa({ seed: seed + 3, beds: 18, center: -0.34, top: 0.1, foot: 0.34, height: 0.15 }),
    createMesa({ seed: seed + 4, beds: 24, center: 0.86, top: 0.12, foot: 0.4, height: 0.17 }),
  ];
  // The number of rows between the horizon and a mountain.
  const starts = [0, 0, 2, 6, 8];
  return {
    sun: { x: 0.02, spread: 0.55, tall: 1, warmth: 0.88 },
    horizon: 0.54,
    rows: 44,
    crest(x, { index, depth, seed: own }) {
      const ragged = x + 0.008 * noise1(own, x * 12) + 0.012 * noise1(seed, x * 6 + index * 0.15);
      const rise = forms.reduce(
        (highest, form, at) => Math.max(highest, riseOf(form[index - (starts[at] as number)], ragged)),
        0,
      );
      return 0.545 + 0.52 * depth ** 1.5 - rise - 0.03 * depth ** 1.3 * noise1(seed, x * 1.1 + depth * 2);
    },
  };
};

type Painter = (frame: Frame, palette: Palette, seed: number) => Canvas;

const cut =
  (motif: Motif): Painter =>
  (frame, palette, seed) =>
    paintCut(frame, palette, seed, motif(seed, 0));

const land =
  (landform: Landform): Painter =>
  (frame, palette, seed) =>
    paintLand(frame, palette, seed, landform(seed));

const painters: Record<string, Painter> = {
  home: (frame, palette) => paintHome(frame, palette),
  services: cut(fold),
  'case-studies': paintManyCaseStudies,
  industries: land(mesas),
  contact: paintMap,
  insights: (frame, palette, seed) => paintInsight(frame, palette, { seed, values: [5, 8, 3, 9, 6, 10] }),
  'how-we-work': cut(terraces),
  security: cut(vaults),
  'not-found': cut(fault),
  legal: cut(level),
};

/** Paints the hero picture of a page. Pages that are not listed here, such as "about", show mountain ranges by seed. */
export function paintPage(
  frame: Frame,
  palette: Palette,
  { seed, id }: { seed: number; id: string },
): Canvas {
  return (painters[id] ?? land(ranges))(frame, palette, seed);
}
