import { mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { readTokens } from '@/lib/site/tokens';
import { heroFrame } from './artwork/frame';
import { createPalette } from './artwork/palette';
import { encodeLoop, type Format } from './video/encode';
import { drawLoop } from './video/frames';

const seconds = 10;
const rate = 25;
const width = 1920;
/** The maximum size of a file, in bytes. */
const budget = 1_500_000;
const base = path.join('public', 'videos', 'strata');

// A single key frame at the start: another one would be visible as a jump.
const keyFrames = ['-g', String(seconds * rate)];

const formats: Format[] = [
  {
    path: `${base}.webm`,
    codec: [
      ...'-c:v libsvtav1 -preset 6 -crf 28'.split(' '),
      // Film grain that the player adds; it hides banding in the sky without making the file larger.
      ...'-svtav1-params film-grain=8:film-grain-denoise=0:tune=0'.split(' '),
      ...keyFrames,
    ],
  },
  {
    path: `${base}.mp4`,
    // Mode 3 of adaptive quantization gives more bits to dark areas, where banding would be visible first.
    codec: [
      ...'-c:v libx264 -preset medium -crf 24 -aq-mode 3 -profile:v high -movflags +faststart'.split(' '),
      ...keyFrames,
    ],
  },
];

/**
 * Draws and encodes the video loop of the home page's hero (`npm run art -- video`). Needs ffmpeg.
 * @throws {Error} if ffmpeg is missing or fails, or if a file exceeds its budget
 */
export async function drawVideo(): Promise<void> {
  const started = Date.now();
  mkdirSync(path.dirname(base), { recursive: true });
  const frame = heroFrame(width);
  const frames = drawLoop(frame, createPalette(readTokens('dark')), seconds * rate);
  await encodeLoop({ ...frame, rate, frames }, formats);
  const sizes = formats.map((format) => ({ ...format, bytes: statSync(format.path).size }));
  for (const { path: file, bytes } of sizes) console.log(`${file}: ${Math.round(bytes / 1000)} kB`);
  console.log(`${seconds * rate} frames in ${((Date.now() - started) / 1000).toFixed(0)} s`);
  const heavy = sizes.filter(({ bytes }) => bytes > budget);
  if (heavy.length > 0) {
    const names = heavy.map((file) => `${file.path} has ${file.bytes} bytes`).join('; ');
    throw new Error(`${names}, but the maximum is ${budget}. Increase its -crf in scripts/tools/video.ts.`);
  }
}
