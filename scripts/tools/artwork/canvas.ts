import { encodeChannel } from '@/lib/site/tokens';
import { hash } from './random';

/** A picture in linear RGB; three numbers for each pixel. */
export type Canvas = {
  width: number;
  height: number;
  data: Float32Array;
  /** The opacity of each pixel, from 0 to 1. Without it, the picture is opaque. */
  opacity?: Float32Array;
};

/** Creates a black, opaque picture. */
export function createCanvas(width: number, height: number): Canvas {
  return { width, height, data: new Float32Array(width * height * 3) };
}

/** Scales a picture to half its size by averaging squares of four pixels in linear light, which keeps fine lines. */
export function halve({ width, height, data, opacity }: Canvas): Canvas {
  const half = createCanvas(width / 2, height / 2);
  if (opacity) half.opacity = halvePlane(opacity, width);
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

function halvePlane(plane: Float32Array, width: number): Float32Array {
  const half = width / 2;
  return Float32Array.from({ length: plane.length / 4 }, (_, index) => {
    const upper = Math.floor(index / half) * 2 * width + (index % half) * 2;
    return [upper, upper + 1, upper + width, upper + width + 1].reduce(
      (sum, at) => sum + (plane[at] as number) / 4,
      0,
    );
  });
}

const curveSteps = 8192;

// Indexed by the square root of the linear value: dark tones get more steps, because differences are most visible there.
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
 * Converts a picture to 8 bits for each channel, with triangular dithering against banding in gradients. A picture with
 * transparent parts has a fourth channel.
 * @param amount the strength of the dithering, in steps of a channel; video needs more, because encoding removes some
 */
export function toBytes({ width, height, data, opacity }: Canvas, amount = 1): Buffer {
  const bytes = Buffer.allocUnsafe(width * height * (opacity ? 4 : 3));
  const shiftX = Math.floor(hash(13, 0) * tile);
  const shiftY = Math.floor(hash(14, 0) * tile);
  let index = 0;
  let written = 0;
  for (let y = 0; y < height; y++) {
    const row = ((y + shiftY) % tile) * tile;
    for (let x = 0; x < width; x++) {
      const cell = (row + ((x + shiftX) % tile)) * 3;
      for (let channel = 0; channel < 3; channel++) {
        const light = Math.min(1, Math.max(0, data[index++] as number));
        const value =
          (curve[Math.round(Math.sqrt(light) * curveSteps)] as number) +
          amount * (dither[cell + channel] as number);
        bytes[written++] = Math.min(255, Math.max(0, Math.round(value)));
      }
      if (opacity) bytes[written++] = Math.round((opacity[y * width + x] as number) * 255);
    }
  }
  return bytes;
}
