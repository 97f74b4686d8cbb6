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
const budget = 1_500_000;
const base = path.join('public', 'videos', 'strata');

// One key frame, at the start: a second one would show as a twitch.
const keyFrames = ['-g', String(seconds * rate)];

const formats: Format[] = [
  {
    path: `${base}.webm`,
    codec: [
      ...'-c:v libsvtav1 -preset 6 -crf 28'.split(' '),
      // Grain that the player adds: it hides steps in the sky and costs no bytes.
      ...'-svtav1-params film-grain=8:film-grain-denoise=0:tune=0'.split(' '),
      ...keyFrames,
    ],
  },
  {
    path: `${base}.mp4`,
    // The third mode of quantization spends more on dark tones, where steps would show first.
    codec: [
      ...'-c:v libx264 -preset medium -crf 24 -aq-mode 3 -profile:v high -movflags +faststart'.split(' '),
      ...keyFrames,
    ],
  },
];

/** `npm run video`: draws the loop behind the first words of the site and encodes it. */
async function main(): Promise<void> {
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
    throw new Error(
      `${names}; a visitor should load ${budget} at most. Raise its -crf in scripts/tools/video.ts.`,
    );
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
