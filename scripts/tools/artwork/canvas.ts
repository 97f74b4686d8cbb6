import { encodeChannel } from '@/lib/site/tokens';
import { hash } from './random';

/** A picture in linear light, three numbers a pixel. */
export type Canvas = { width: number; height: number; data: Float32Array };

export function createCanvas(width: number, height: number): Canvas {
  return { width, height, data: new Float32Array(width * height * 3) };
}

/** Half the size, by averaging light in squares of four pixels: how fine lines keep their weight. */
export function halve({ width, height, data }: Canvas): Canvas {
  const half = createCanvas(width / 2, height / 2);
  let target = 0;
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 2) {
      for (let channel = 0; channel < 3; channel++) {
        const upper = (y * width + x) * 3 + channel;
        const lower = upper + width * 3;
        const sum =
          (data[upper] as number) +
          (data[upper + 3] as number) +
          (data[lower] as number) +
          (data[lower + 3] as number);
        half.data[target++] = sum / 4;
      }
    }
  }
  return half;
}

const curveSteps = 8192;

// Indexed by the square root of light, which spends its steps on the dark tones where an eye sees most.
const curve = Float32Array.from(
  { length: curveSteps + 1 },
  (_, step) => encodeChannel((step / curveSteps) ** 2) * 255,
);

const tile = 128;
const dither = Float32Array.from(
  { length: tile * tile * 3 },
  (_, index) => hash(11, index) + hash(12, index) - 1,
);

/**
 * Eight bits a channel. Rounding is spread by triangular noise, so that slow gradients show no steps.
 * @param amount how far the noise reaches, in steps of one bit; video needs more of it to survive encoding
 */
export function toBytes({ width, height, data }: Canvas, { amount = 1, frame = 0 } = {}): Buffer {
  const bytes = Buffer.allocUnsafe(width * height * 3);
  const shiftX = Math.floor(hash(13, frame) * tile);
  const shiftY = Math.floor(hash(14, frame) * tile);
  let index = 0;
  for (let y = 0; y < height; y++) {
    const row = ((y + shiftY) % tile) * tile;
    for (let x = 0; x < width; x++) {
      const cell = (row + ((x + shiftX) % tile)) * 3;
      for (let channel = 0; channel < 3; channel++) {
        const light = Math.min(1, Math.max(0, data[index] as number));
        const value =
          (curve[Math.round(Math.sqrt(light) * curveSteps)] as number) +
          amount * (dither[cell + channel] as number);
        bytes[index++] = Math.min(255, Math.max(0, Math.round(value)));
      }
    }
  }
  return bytes;
}
