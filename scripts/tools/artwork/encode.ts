import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { ArtFile, ArtFormat } from '@/lib/content/art-files';
import { type Canvas, halve, toBytes } from './canvas';

/**
 * Qualities to try, from the best to the lowest acceptable one, until the file fits its budget. WebP is only for the few
 * browsers without AVIF, so its quality may be lower; the lowest ones are for the colors of other companies.
 */
const qualities: Record<ArtFormat, number[]> = {
  avif: [50, 46, 42, 38, 34],
  webp: [60, 52, 44, 38, 32, 26, 20, 14],
};

/**
 * Writes the files of a picture, each within its budget.
 * @param canvas as large as the largest file
 * @throws {Error} that names the file that exceeds its budget even at the lowest quality
 */
export async function writePicture(
  canvas: Canvas,
  files: ArtFile[],
  budget: number,
  root: string,
): Promise<void> {
  const sizes = new Map<number, Canvas>([[canvas.width, canvas]]);
  for (let size = canvas; size.width > Math.min(...files.map(({ width }) => width)); ) {
    size = halve(size);
    sizes.set(size.width, size);
  }
  await Promise.all(
    files.map(async (file) => {
      const size = sizes.get(file.width);
      if (!size)
        throw new Error(
          `${file.path}: ${file.width} px is not ${canvas.width} px, halved once or several times. Correct its width.`,
        );
      const target = path.join(root, file.path);
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, await encode(size, file, budget));
    }),
  );
}

/** Phones load the smallest files, at a density where the difference to a higher quality is not visible. */
const isForPhones = ({ width, format }: ArtFile) => format === 'avif' && width <= 480;
const phoneQuality = 42;

async function encode(canvas: Canvas, file: ArtFile, budget: number): Promise<Buffer> {
  const { width, height } = canvas;
  const image = sharp(toBytes(canvas), { raw: { width, height, channels: canvas.opacity ? 4 : 3 } });
  let bytes = Buffer.alloc(0);
  for (const quality of qualities[file.format]) {
    if (isForPhones(file) && quality > phoneQuality) continue;
    bytes =
      file.format === 'avif'
        ? await image.clone().avif({ quality, effort: 4, chromaSubsampling: '4:4:4' }).toBuffer()
        : await image.clone().webp({ quality, effort: 6, smartSubsample: true, alphaQuality: 70 }).toBuffer();
    if (bytes.length <= budget) return bytes;
  }
  throw new Error(
    `${file.path} has ${bytes.length} bytes at the lowest quality; the limit is ${budget}. Draw it with fewer lines.`,
  );
}
