import { bell, clamp, mix, smooth } from '@/lib/artwork/curves';
import { entryHours, type Hour } from '@/lib/content/picture-hours';
import { type Canvas, createCanvas } from './canvas';
import { createBeds, paintField } from './field';
import type { Frame } from './frame';
import type { Palette } from './palette';
import { noise1, noise2, random } from './random';
import { roundBox, softMax } from './shapes';

/** The variable parts of a cross-section. The origin is the focal point; distances are in picture heights. */
export type Cut = {
  depth(x: number, y: number): number;
  glow(depth: number): number;
  /** The light at a point; 0 is full shadow. */
  shade?(x: number, y: number): number;
  /** The thickness of thin and thick beds, if not the default. */
  thin?: number;
  thick?: number;
  /** The distance of the finer lines in them, if not the default. */
  fine?: number;
};

/** A pattern of bent layers. `steps` is the number of steps in the service's approach. */
export type Motif = (seed: number, steps: number) => Cut;

/** Strands that meet in five columns of knots. */
const network: Motif = (_seed, steps) => {
  const half = 0.39;
  const columns = [2, 4, steps, 3, 1].map((knots, index) => ({ x: (index - 2) * 0.3, knots }));
  const gathered = (y: number, knots: number) => {
    const place = ((y / half + 1) / 2) * knots;
    const knot = Math.min(knots - 1, Math.floor(place));
    const bundled = Math.tanh((place - knot - 0.5) * 9) / Math.tanh(4.5);
    return (((knot + 0.5 + 0.5 * bundled) / knots) * 2 - 1) * half;
  };
  return {
    depth(x, y) {
      if (Math.abs(y) >= half) return y;
      let pull = 0;
      for (const { x: place, knots } of columns) {
        // Ends at zero without a step, which would be visible as a line.
        const share = Math.max(0, bell(x - place, 0.11) - 0.001) * (knots === 1 ? 0.72 : 0.92);
        if (share > 0) pull += share * (gathered(y, knots) - y);
      }
      return y + pull;
    },
    glow: (depth) => 0.16 + 0.8 * bell(depth, 0.22),
    thin: 0.02,
    thick: 0.032,
    fine: 0.008,
  };
};

/** One line that fans out into several. */
const fan: Motif = (seed) => ({
  depth(x, y) {
    const open = mix(0.2, 1.5, smooth(-0.8, 0.95, x));
    return (y - 0.06 + 0.14 * smooth(-0.5, 0.9, x) + 0.04 * noise2(seed, x * 1.2, y)) / open;
  },
  glow: (depth) => 0.86 * bell(depth + 0.02, 0.1) + 0.26 * bell(depth, 0.4),
  thin: 0.034,
  thick: 0.1,
});

/** A surface that climbs in columns. */
const terraces: Motif = (seed, steps) => {
  const chance = random(seed);
  const columns = steps + 3;
  const rises = Array.from({ length: columns }, (_, index) =>
    index === 0 ? 0 : index % 3 === 2 ? -0.03 * chance.between(0.7, 1.2) : 0.085 * chance.between(0.75, 1.25),
  );
  const climb = (x: number) =>
    rises.reduce((sum, rise, index) => {
      const edge = x + 0.72 - (index * 1.44) / columns;
      return sum + rise * smooth(-0.015, 0.015, edge);
    }, 0);
  return {
    depth(x, y) {
      const height = climb(x);
      const below = y - 0.2 + height;
      if (below < 0) return below * 0.7;
      return below * mix(1, 0.45 / (0.45 + height), smooth(0, 0.3, below));
    },
    glow: (depth) => (depth < 0 ? 0.2 * Math.exp(depth / 0.2) : 0.18 + 0.76 * Math.exp(-depth / 0.14)),
  };
};

/** A core behind walls, with layers that flow around it. */
const vault: Motif = (seed, steps) => {
  const core = 0.19;
  const wall = 0.017 * steps;
  const radius = core + wall;
  return {
    depth(x, y) {
      const distance = Math.hypot(x, y);
      if (distance < core) return 2 + y * 0.9;
      if (distance < radius) return 3 + (radius - distance) * 1.6;
      const around = y * (1 - (radius / distance) ** 2);
      return around + 0.03 * noise2(seed, x * 1.5, y * 2) * smooth(radius, radius * 3, distance);
    },
    glow(depth) {
      if (depth > 2.9) return 0.14;
      if (depth > 1) return 0.3 + 0.66 * bell(depth - 2.02, 0.11);
      return 0.62 * bell(depth, 0.13);
    },
  };
};

/** Mounds on a level base, with layers draped over them. */
const cumulus: Motif = (seed, steps) => {
  const chance = random(seed);
  const base = 0.21;
  const reach = 0.34;
  const lobes = Array.from({ length: steps }, (_, index) => {
    const place = (index + 0.5) / steps - 0.5;
    return { x: place * 1.16 + chance.between(-0.03, 0.03), radius: mix(0.12, 0.3, bell(place + 0.04, 0.3)) };
  });
  const top = (x: number, round: number) =>
    lobes.reduce((height, lobe) => {
      const arc = lobe.radius * 1.5 * Math.max(0, 1 - ((x - lobe.x) / (lobe.radius * 1.12)) ** 2) ** 0.6;
      return softMax(height, arc, round);
    }, 0);
  return {
    depth(x, y) {
      if (y > base) return reach + (y - base);
      const height = top(x, 0.03);
      if (y > base - height) return reach * (1 - (base - y) / height);
      const air = base - height - y;
      const up = clamp(air / 0.3);
      const drape = mix(height, 0.42 * bell(x, 0.62), up) * mix(1, 0.3, clamp(air / 0.6));
      return (y - base + drape) * 0.9;
    },
    glow: (depth) => (depth < 0 ? 0.34 * Math.exp(depth / 0.12) : 0.12 + 0.84 * Math.exp(-depth / 0.17)),
  };
};

/** Waves that flatten out. */
const calm: Motif = (seed) => ({
  depth(x, y) {
    const unrest = bell(y, 0.5) * smooth(0.4, -0.8, x) ** 1.4;
    if (unrest < 0.001) return y;
    return y + unrest * (0.06 * noise2(seed, x * 9, y * 2.2) + 0.03 * noise2(seed + 1, x * 21, y * 3));
  },
  glow: (depth) => 0.9 * bell(depth, 0.2),
});

/** Panes in which the layers are larger and brighter. */
const windows: Motif = (seed) => {
  const panes = [
    { x: -0.4, y: -0.09, width: 0.2, height: 0.14, zoom: 1.3, depth: 1 },
    { x: 0.26, y: -0.03, width: 0.31, height: 0.24, zoom: 1, depth: 1.9 },
    { x: -0.1, y: 0.13, width: 0.25, height: 0.165, zoom: 0.85, depth: 2.8 },
  ];
  const edge = (pane: (typeof panes)[number], x: number, y: number) =>
    roundBox(x - pane.x, y - pane.y, pane.width, pane.height, 0.03);
  return {
    shade(x, y) {
      // Each pane casts a shadow slightly to the left, away from the sun.
      let light = 1;
      for (const pane of panes) {
        if (edge(pane, x, y) < 0) light = 1;
        else light *= 1 - 0.6 * Math.exp(-Math.max(0, edge(pane, x + 0.012, y - 0.012)) / 0.03);
      }
      return light;
    },
    depth(x, y) {
      const pane = panes.findLast((one) => edge(one, x, y) < 0);
      if (!pane) return y + 0.05 * noise2(seed, x * 1.8, y * 2);
      const wave = 0.075 * noise2(seed, x * 2.4 + pane.depth * 5, y * 2);
      return pane.depth + (y - pane.y + wave) * pane.zoom;
    },
    glow(depth) {
      if (depth < 0.6) return 0.16 * bell(depth, 0.3);
      const inPane = depth - Math.round((depth - 1) / 0.9) * 0.9 - 1;
      return 0.24 + 0.68 * bell(inPane - 0.04, 0.1);
    },
  };
};

/** Tilted beds that end at an edge, with level beds above them. */
const unconformity: Motif = (seed) => ({
  depth(x, y) {
    const edge = 0.07 + 0.05 * noise1(seed, x * 1.6) + 0.012 * noise1(seed + 1, x * 9);
    if (y >= edge) return 2 + 0.55 * x + 0.62 * y + 0.12 * Math.sin(x * 3.2 + 0.6);
    const above = edge - y;
    return Math.min(-0.0001, -(above + (0.07 - edge) * smooth(0, 0.4, above)));
  },
  glow: (depth) => (depth < 0 ? 0.1 + 0.84 * Math.exp(depth / 0.22) : 0.24 + 0.1 * Math.sin(depth * 31)),
});

/** The motif and the hour for each icon, so that the icon of a new service decides its picture. */
const motifs: Record<string, readonly [Motif, Hour]> = {
  'brain-circuit': [network, 'blue'],
  compass: [fan, 'gold'],
  'chart-column-increasing': [terraces, 'rose'],
  'shield-check': [vault, 'violet'],
  cloud: [cumulus, 'gold'],
  headset: [calm, 'violet'],
  'app-window': [windows, 'blue'],
  layers: [unconformity, 'rose'],
};

/** The hour of a service's pictures. */
export const hourOfService = (icon: string, seed: number): Hour =>
  motifs[icon]?.[1] ?? random(seed).pick(entryHours);

/** Light from the right: the left side of a hero is dark, because it is behind text. A card has light everywhere. */
const lightFromRight =
  ({ aspect, focus, day }: Frame) =>
  (x: number, y: number) =>
    mix(0.08 + 0.92 * smooth(0.02 * aspect, focus * 1.3, x) * bell(y - 0.42, 0.72), 1, 0.55 * day);

/** Paints the cross-section of a service, with the motif of its icon. */
export function paintService(
  frame: Frame,
  palette: Palette,
  { seed, icon, steps }: { seed: number; icon: string; steps: number },
): Canvas {
  const options = Object.values(motifs).map(([motif]) => motif) as [Motif, ...Motif[]];
  const motif = motifs[icon]?.[0] ?? random(seed).pick(options);
  return paintCut(frame, palette, seed, motif(seed, steps));
}

/** Paints a cross-section with the default light. */
export function paintCut(frame: Frame, palette: Palette, seed: number, cut: Cut): Canvas {
  const middle = 0.49;
  const canvas = createCanvas(frame.width, frame.height);
  const light = lightFromRight(frame);
  const { shade } = cut;
  paintField(canvas, {
    depth: (x, y) => cut.depth(x - frame.focus, y - middle),
    light: shade ? (x, y) => light(x, y) * shade(x - frame.focus, y - middle) : light,
    // In daylight, the beds around the brightest ones are brighter, too.
    glow: (depth) => cut.glow(depth) ** (1 - 0.4 * frame.day),
    beds: createBeds(seed, cut),
    seed,
    contrast: 0.12 + 0.14 * frame.day,
    weight: 0.0036,
    fine: cut.fine,
    ramp: palette.haze,
    rimRamp: palette.dawn,
  });
  return canvas;
}
