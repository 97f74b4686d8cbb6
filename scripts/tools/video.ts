import { mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { readTokens } from '@/lib/site/tokens';
import { kilobytes } from '@/scripts/lib/kilobytes';
import { toBytes } from './artwork/canvas';
import { type Frame, heroFrame } from './artwork/frame';
import { paintHome } from './artwork/home';
import { createPalette, type Palette } from './artwork/palette';
import { encodeLoop, type Format } from './video/encode';

const seconds = 8;
const rate = 25;
/** The width of the frames; every format is scaled down from it. */
const drawnWidth = 1600;
const base = path.join('public', 'videos', 'strata');

// A single key frame at the start: another one would be visible as a jump.
const keyFrames = ['-g', String(seconds * rate)];

/** Film grain that the player adds; it hides banding in the sky without making the file larger. */
const av1 = (quality: number) => [
  ...`-c:v libsvtav1 -preset 5 -crf ${quality}`.split(' '),
  ...'-svtav1-params film-grain=8:film-grain-denoise=0:tune=0'.split(' '),
  ...keyFrames,
];

/** Mode 3 of adaptive quantization gives more bits to dark areas, where banding would be visible first. */
const h264 = (quality: number) => [
  ...`-c:v libx264 -preset slow -crf ${quality} -aq-mode 3 -profile:v high -movflags +faststart`.split(' '),
  ...keyFrames,
];

/** A file, and its maximum size in bytes. */
type BudgetedFormat = Format & { budget: number };

/** A version for each kind of device; the names are also in `hero-video-player.tsx`. */
const formats: BudgetedFormat[] = [
  { path: `${base}.webm`, width: 1600, codec: av1(37), budget: 600_000 },
  { path: `${base}.mp4`, width: 1600, codec: h264(31), budget: 600_000 },
  { path: `${base}-phone.webm`, width: 960, codec: av1(47), budget: 200_000 },
  { path: `${base}-phone.mp4`, width: 960, codec: h264(33), budget: 200_000 },
];

/** The frames of the loop, from time 0 to just before 1, which is the same picture as 0. */
function* drawLoop(frame: Frame, palette: Palette, count: number): Generator<Buffer> {
  for (let index = 0; index < count; index++) {
    // The dithering is the same on all frames, because encoders blur noise that changes.
    yield toBytes(paintHome(frame, palette, index / count), 1.6);
  }
}

/**
 * Draws and encodes the video loop of the home page's hero (`npm run art -- video`). Needs ffmpeg.
 * @throws {Error} if ffmpeg is missing or fails, or if a file exceeds its budget
 */
export async function drawVideo(): Promise<void> {
  const started = Date.now();
  mkdirSync(path.dirname(base), { recursive: true });
  const frame = heroFrame(drawnWidth);
  const frames = drawLoop(frame, createPalette(readTokens('dark')), seconds * rate);
  await encodeLoop({ ...frame, rate, frames }, formats);
  const sizes = formats.map((format) => ({ ...format, bytes: statSync(format.path).size }));
  for (const { path: file, bytes } of sizes) console.log(`${file}: ${kilobytes(bytes)}`);
  console.log(`${seconds * rate} frames in ${((Date.now() - started) / 1000).toFixed(0)} s`);
  const tooLarge = sizes.filter(({ bytes, budget }) => bytes > budget);
  if (tooLarge.length > 0) {
    const names = tooLarge.map((file) => `${file.path} has ${file.bytes} bytes of ${file.budget}`).join('; ');
    throw new Error(`Too large: ${names}. Increase the quality value in scripts/tools/video.ts.`);
  }
}
