import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import subsetFont from 'subset-font';

/** Heights from 0 to 1, at points in picture heights. */
export type Relief = (x: number, y: number) => number;

const subsets = ['latin', 'latin-ext'];

/** The outlines of letters in the display font, on one line, in font units. */
async function outlinesOf(letters: string) {
  const harfbuzz = await import('harfbuzzjs');
  const glyphs: string[] = [];
  let width = 0;
  let unitsPerEm = 1000;
  for (const letter of letters) {
    for (const subset of subsets) {
      const file = require.resolve(
        `@fontsource/bricolage-grotesque/files/bricolage-grotesque-${subset}-700-normal.woff2`,
      );
      const data = await subsetFont(readFileSync(file), letter, { targetFormat: 'truetype' });
      const face = new harfbuzz.Face(new harfbuzz.Blob(Uint8Array.from(data).buffer));
      const font = new harfbuzz.Font(face);
      const buffer = new harfbuzz.Buffer();
      buffer.addText(letter);
      buffer.guessSegmentProperties();
      harfbuzz.shape(font, buffer);
      const id = buffer.getGlyphInfos()[0]?.codepoint ?? 0;
      if (id === 0) continue;
      unitsPerEm = face.upem;
      glyphs.push(`<path transform="translate(${width})" d="${font.glyphToPath(id)}"/>`);
      width += buffer.getGlyphPositions()[0]?.xAdvance ?? 0;
      break;
    }
  }
  return { glyphs, width, unitsPerEm };
}

/**
 * Letters as raised ground with sloping sides, in the middle of a picture. Letters that the font lacks are left out.
 * @param frame the size of the picture in pixels
 * @param capHeight the height of the letters, in picture heights
 */
export async function reliefOfLetters(
  letters: string,
  { width, height }: { width: number; height: number },
  capHeight: number,
): Promise<Relief> {
  const { glyphs, width: length, unitsPerEm } = await outlinesOf(letters);
  // Capital letters are about 0.7 em high.
  const capitals = 0.7 * unitsPerEm;
  const scale = Math.min((capHeight * height) / capitals, (0.72 * width) / length);
  const left = (width - length * scale) / 2;
  const base = (height + capitals * scale) / 2;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%"/><g fill="#fff" transform="translate(${left} ${base}) scale(${scale} ${-scale})">${glyphs.join('')}</g></svg>`;
  const plane = await sharp(Buffer.from(svg))
    .greyscale()
    .blur(height * 0.01)
    .raw()
    .toBuffer();
  const at = (column: number, row: number) =>
    (plane[clampTo(row, height) * width + clampTo(column, width)] ?? 0) / 255;
  return (x, y) => {
    const [column, row] = [x * height - 0.5, y * height - 0.5];
    const [from, top] = [Math.floor(column), Math.floor(row)];
    const across = column - from;
    const down = row - top;
    const upper = at(from, top) * (1 - across) + at(from + 1, top) * across;
    const lower = at(from, top + 1) * (1 - across) + at(from + 1, top + 1) * across;
    return upper * (1 - down) + lower * down;
  };
}

const clampTo = (index: number, size: number) => Math.min(size - 1, Math.max(0, index));
