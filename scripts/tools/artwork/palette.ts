import { clamp } from '@/lib/artwork/curves';
import type { Hour } from '@/lib/content/picture-hours';
import { type LinearRgb, type Oklch, oklabToLinear, type Tokens, token, toOklab } from '@/lib/site/tokens';

/** A color gradient from dark (0) to light (1). */
export type Ramp = {
  /** Blends the color at `tone` over the pixel that starts at `offset`; `share` is its opacity from 0 to 1. */
  paint(pixels: Float32Array, offset: number, tone: number, share: number): void;
};

export type Palette = {
  /** Night, indigo, rose, amber: for lines and edges in the light. */
  dawn: Ramp;
  /** The same with less chroma, for skies, mist, and large areas. */
  haze: Ramp;
};

/**
 * The hour of day that a picture shows: by how many degrees it rotates the hues of the six dawn colors. Their lightness
 * stays, so that text has the same contrast over every picture.
 */
const hours = {
  dawn: [0, 0, 0, 0, 0, 0],
  /** Before sunrise: blue, with a rose horizon. */
  blue: [-13, -24, -58, -66, -58, -24],
  violet: [8, 14, -22, -28, -34, -12],
  rose: [10, 20, 17, 8, -20, -10],
  gold: [36, 52, 46, 36, 16, 8],
} as const satisfies Record<Hour, readonly number[]>;

const steps = 2048;

type Stop = { at: number; color: Oklch };

/** A gradient through the given stops, interpolated in OKLab, so that colors in between are not gray. */
function createRamp(stops: Stop[]): Ramp {
  const colors = new Float32Array((steps + 1) * 3);
  for (let step = 0; step <= steps; step++) colors.set(colorAt(stops, step / steps), step * 3);
  return {
    paint(pixels, offset, tone, share) {
      const index = Math.round(Math.min(1, Math.max(0, tone)) * steps) * 3;
      for (let channel = 0; channel < 3; channel++) {
        const below = pixels[offset + channel] as number;
        pixels[offset + channel] = below + ((colors[index + channel] as number) - below) * share;
      }
    },
  };
}

function colorAt(stops: Stop[], position: number): LinearRgb {
  const next = Math.max(
    1,
    stops.findIndex((stop) => stop.at >= position),
  );
  const [from, to] = [stops[next - 1] as Stop, stops[next] as Stop];
  const share = clamp((position - from.at) / (to.at - from.at));
  const [a, b] = [toOklab(from.color), toOklab(to.color)];
  const lab = a.map((value, index) => value + ((b[index] as number) - value) * share) as LinearRgb;
  return oklabToLinear(...lab).map((channel) => clamp(channel)) as LinearRgb;
}

/** The gradients of the pictures of one hour. */
export function createPalette(tokens: Tokens, hour: Hour = 'dawn'): Palette {
  const color = (name: string) => {
    const found = token(tokens, name);
    const turn = hours[hour][Number(/^dawn-(\d)$/.exec(name)?.[1]) - 1] ?? 0;
    return { ...found, h: found.h + turn };
  };
  const deep = deepen(color('night'));
  const soft = (name: string, share: number) => ({ ...color(name), c: color(name).c * share });
  return {
    dawn: createRamp([
      { at: 0, color: deep },
      { at: 0.12, color: color('night') },
      { at: 0.3, color: color('dawn-1') },
      { at: 0.46, color: color('dawn-2') },
      { at: 0.6, color: color('dawn-3') },
      { at: 0.74, color: color('dawn-4') },
      { at: 0.88, color: color('dawn-5') },
      { at: 1, color: color('dawn-6') },
    ]),
    haze: createRamp([
      { at: 0, color: deep },
      { at: 0.12, color: color('night') },
      { at: 0.3, color: soft('dawn-1', 0.72) },
      { at: 0.46, color: soft('dawn-2', 0.6) },
      { at: 0.58, color: soft('dawn-3', 0.55) },
      { at: 0.7, color: soft('dawn-4', 0.68) },
      { at: 0.84, color: soft('dawn-5', 0.8) },
      { at: 1, color: soft('dawn-6', 0.85) },
    ]),
  };
}

/** The only color that is not a token: a darker night, for the parts nearest to the viewer. */
function deepen(night: Oklch): Oklch {
  return { l: night.l * 0.72, c: night.c * 0.85, h: night.h };
}
