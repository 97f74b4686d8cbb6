import { bell, mix, smooth } from '@/lib/artwork/curves';
import { type Canvas, createCanvas } from './canvas';
import type { Frame } from './frame';
import { type Layer, paintLayers } from './layers';
import { createMesa, riseOf } from './mesa';
import type { Palette } from './palette';
import { hash, noise1, noise2 } from './random';

const tau = Math.PI * 2;

/**
 * Drifting noise for a seamless loop: it cross-fades two copies, and each copy jumps back to its start while only the
 * other one is visible.
 */
function drifting(seed: number, x: number, time: number, distance: number): number {
  const first = time - Math.floor(time);
  const second = first < 0.5 ? first + 0.5 : first - 0.5;
  return (
    Math.sin(Math.PI * first) * noise1(seed, x - distance * (first - 0.5)) +
    Math.sin(Math.PI * second) * noise1(seed + 77, x - distance * (second - 0.5))
  );
}

/**
 * Paints the mesa at dawn: the hero picture of the home page, and the frames of its video.
 * @param time from 0 to 1; the pictures at 0 and 1 are the same
 */
export function paintHome(frame: Frame, palette: Palette, time = 0): Canvas {
  const canvas = createCanvas(frame.width, frame.height);
  const { aspect } = frame;
  const sun = aspect * 0.55;
  const horizon = 0.53;
  const breath = 0.5 + 0.5 * Math.sin(tau * time);
  // Makes the motion of the video visible. It is 0 at the first frame, which has to be the same as the picture. It rises
  // within a second, because visitors look at the hero for only a few.
  const motion = smooth(0, 0.13, time) * (1 - smooth(0.78, 1, time));
  const near = (x: number, spread: number) => bell(x - sun, spread * aspect);

  const sky = {
    ramp: palette.haze,
    tone(x: number, y: number) {
      const up = Math.max(0, horizon - y);
      const side = near(x, 0.33);
      const drift = 0.06 * Math.sin(tau * time);
      const bands = side > 0.02 ? 0.05 * noise2(3, x * 1.1 + drift, y * 16) * Math.exp(-up / 0.2) * side : 0;
      const glow = Math.exp(-up / (0.11 + (0.12 + 0.012 * breath + 0.07 * motion) * side)) * side;
      return (
        0.1 +
        0.17 * Math.exp(-up / 0.4) * (0.35 + 0.65 * near(x, 0.6)) +
        (0.71 + 0.02 * breath + 0.13 * motion) * glow +
        bands
      );
    },
  };

  const mesas = [
    createMesa({
      seed: 33,
      beds: 28,
      center: aspect * 0.665,
      top: aspect * 0.1,
      foot: aspect * 0.3,
      height: 0.29,
    }),
    createMesa({
      seed: 22,
      beds: 11,
      center: aspect * 0.975,
      top: aspect * 0.03,
      foot: aspect * 0.09,
      height: 0.105,
    }),
    createMesa({
      seed: 24,
      beds: 8,
      center: aspect * 0.34,
      top: aspect * 0.055,
      foot: aspect * 0.14,
      height: 0.07,
    }),
  ];
  const count = 56;
  const layers = Array.from({ length: count }, (_, index): Layer => {
    const depth = index / (count - 1);
    const seed = 100 + index;
    const far = (1 - depth) ** 1.2;
    const ground = horizon + 0.008 + 0.55 * depth ** 1.5;
    const swell = 0.055 * depth ** 1.4;
    const bed = 0.07 * (hash(seed, 1) - 0.5);
    const alive = smooth(0.3, 0.62, depth);
    // The light moves along each ridge once in a loop, slightly later than on the ridge behind it. While it brightens, it
    // moves faster, so that it reaches the mesa within two seconds.
    const pulse = (x: number) => {
      const moved = time + 0.25 * motion;
      const place = (x / aspect - 0.45) / 0.75 + moved - depth * 0.6 + hash(seed, 2) * 0.12;
      // The more motion, the narrower the band of light, so that the eye can follow it.
      return (0.5 + 0.5 * Math.cos(tau * place)) ** (1 + 2 * motion);
    };
    const turned = (x: number, fall: number) =>
      Math.tanh(fall * 1.5 * Math.tanh((sun - x) * 4)) * (0.2 + 0.8 * near(x, 0.4));
    return {
      crest(x) {
        const ragged = x + 0.008 * noise1(seed, x * 14) + 0.016 * noise1(5, x * 6 + index * 0.12);
        const rise = mesas.reduce((highest, mesa) => Math.max(highest, riseOf(mesa[index], ragged)), 0);
        let y = ground - rise * (1 + 0.025 * noise1(seed, x * 2));
        if (swell > 0.002) {
          y -= swell * (0.7 * noise1(7, x * 0.9 + depth * 1.7) + 0.3 * drifting(seed, x * 1.7, time, 0.5));
        }
        if (alive > 0) {
          const crowd = bell(x - aspect * 0.74, 0.24 * aspect) * alive;
          if (crowd > 0.01) y -= 0.042 * crowd * Math.max(0, drifting(seed + 50, x * 5, time, 0.55)) ** 1.5;
        }
        return y;
      },
      tone: (x, fall) =>
        0.1 +
        (0.13 + 0.16 * motion * pulse(x) * near(x, 0.5)) * far +
        0.44 * far * near(x, 0.2) +
        bed +
        turned(x, fall) * (0.03 + 0.17 * far),
      base: (x, fall) => 0.06 + 0.17 * far + 0.6 * far * near(x, 0.18) + bed + turned(x, fall) * 0.07 * far,
      reach: 0.02 + 0.05 * depth,
      rim: (x, fall) =>
        0.25 +
        0.14 * far +
        (0.15 + 0.41 * far) * near(x, 0.26) +
        (0.1 + 0.5 * motion) * pulse(x) * near(x, 0.5) +
        0.14 * turned(x, fall) * far,
      rimShare: (x, fall) =>
        (0.17 +
          0.55 * near(x, 0.3) +
          (0.3 + 1.5 * motion) * pulse(x) * near(x, 0.5) +
          0.25 * turned(x, fall)) *
        mix(0.38, 1, far),
      weight: 0.0016 + 0.0004 * depth,
      grain: 0.012 + 0.012 * depth,
      grainShare: (x) => 0.12 + 0.3 * near(x, 0.4),
      ramp: palette.haze,
      rimRamp: palette.dawn,
    };
  });
  paintLayers(canvas, sky, layers);
  return canvas;
}
