import { type Canvas, createCanvas } from './canvas';
import type { Frame } from './frame';
import { type Layer, paintLayers } from './layers';
import { reliefOfLetters } from './letters';
import type { Palette } from './palette';
import { noise2, random } from './random';
import { bell, clamp, mix } from './shapes';

/** How many lines a portrait has. */
const rows = 40;

type Person = { seed: number; initials: string };

/** Paints the initials of a person as two mesas: lines over raised ground, lit from one side. */
export async function paintPerson(
  frame: Frame,
  palette: Palette,
  { seed, initials }: Person,
): Promise<Canvas> {
  const canvas = createCanvas(frame.width, frame.height);
  const chance = random(seed);
  const side = chance.pick([1, -1]);
  const glow = frame.focus - side * chance.between(0.15, 0.3);
  const letters = await reliefOfLetters(initials, frame, 0.56);
  const lift = 0.085;
  const layers = Array.from({ length: rows }, (_, index): Layer => {
    const y = -0.03 + (1.12 * index) / (rows - 1);
    const at = (x: number) => letters(x, y);
    const ground = (x: number) => 0.012 * noise2(seed, x * 3, y * 3);
    const light = (x: number) => bell(x - glow, 0.75) * bell(y - 0.45, 0.8);
    const lit = (x: number) => {
      const step = 0.004;
      return clamp(0.5 - side * (at(x + step) - at(x - step)) * 0.9);
    };
    return {
      crest: (x) => y + 0.5 * lift - lift * at(x) - ground(x),
      tone: (x) => mix(0.12 + 0.12 * light(x), 0.5 + 0.32 * light(x) + 0.3 * (lit(x) - 0.5), at(x)),
      base: (x) => mix(0.1 + 0.08 * light(x), 0.4 + 0.28 * light(x) + 0.3 * (lit(x) - 0.5), at(x)),
      reach: 0.03,
      rim: (x) => mix(0.28 + 0.12 * light(x), 0.78 + 0.22 * light(x), at(x)),
      rimShare: (x) => mix(0.5, 0.95, at(x)),
      weight: 0.005,
      grain: 1,
      grainShare: () => 0,
      ramp: palette.haze,
      rimRamp: palette.dawn,
    };
  });
  paintLayers(canvas, { ramp: palette.haze, tone: () => 0.12 }, layers);
  return canvas;
}
