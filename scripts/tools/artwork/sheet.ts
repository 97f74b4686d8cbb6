import { mkdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { readEntries } from './entries';
import { picturesOf } from './pictures';

const columns = 4;
const gap = 16;
const tile = { width: 480, height: 300 };
const sheetFile = path.join('screens', 'art.png');

/** Writes all pictures onto one sheet, for review. Returns the path of the sheet. */
export async function writeSheet(root: string): Promise<string> {
  const pictures = readEntries(root).flatMap((entry) => picturesOf(entry));
  const files = pictures.flatMap(({ files }) => files.find(({ format }) => format === 'avif') ?? []);
  const tiles = await Promise.all(
    files.map(async ({ path: file }, index) => ({
      input: await sharp(path.join(root, file))
        .resize(tile.width, tile.height, { fit: 'contain', background: 'white' })
        .png()
        .toBuffer(),
      left: gap + (index % columns) * (tile.width + gap),
      top: gap + Math.floor(index / columns) * (tile.height + gap),
    })),
  );
  const rows = Math.ceil(files.length / columns);
  const target = path.join(root, sheetFile);
  mkdirSync(path.dirname(target), { recursive: true });
  const size = { width: gap + columns * (tile.width + gap), height: gap + rows * (tile.height + gap) };
  await sharp({ create: { ...size, channels: 3, background: 'white' } })
    .composite(tiles)
    .png()
    .toFile(target);
  return sheetFile;
}
