import type { Canvas } from './canvas';
import type { Frame } from './frame';
import type { Palette } from './palette';
import { noise2, random } from './random';
import { type Motif, paintCut } from './services';
import { bell } from './shapes';

/** Layers in one large fold, bent around the middle, where the initials are. */
const fold: Motif = (seed) => {
  const chance = random(seed);
  const lean = chance.between(-0.5, 0.5);
  const pitch = chance.between(2.2, 4.2);
  const phase = chance.between(0, 6.3);
  const rise = chance.between(0.1, 0.2) * chance.pick([1, -1]);
  const bright = chance.between(-0.08, 0.12);
  return {
    depth(x, y) {
      const wave = rise * Math.sin(x * pitch + phase + y * 1.5) + 0.08 * noise2(seed, x * 2.1, y * 1.7);
      return y + lean * x * 0.6 + wave;
    },
    glow: (depth) => 0.16 + 0.84 * bell(depth - bright, 0.24),
    thin: 0.03,
    thick: 0.07,
  };
};

/** Paints the layers behind the initials of a person; each has their own. */
export function paintPerson(frame: Frame, palette: Palette, seed: number): Canvas {
  return paintCut(frame, palette, seed, fold(seed, 0));
}
