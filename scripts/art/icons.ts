import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { type Tokens, toHex, token } from '../tokens';

/** Heights of an edge of a stratum: low on the left, up to the tableland, down a step on the right. */
type Edge = [left: number, table: number, right: number];

/**
 * The mark: three strata that stand as a mesa, from the top down, on a square of 32. All heights are even,
 * so that at 16 px each band and each gap is made of whole pixels.
 */
const strata: { upper: Edge; lower: Edge }[] = [
  { upper: [16, 6, 12], lower: [20, 12, 16] },
  { upper: [22, 14, 18], lower: [24, 20, 22] },
];
const ground: Edge = [26, 22, 24];

const along = ([left, table, right]: Edge, from: number, to: number) =>
  `M${from} ${left}H4.6C9 ${left} 9 ${table} 13 ${table}H24.4C27 ${table} 27 ${right} 29.6 ${right}H${to}`;

const back = ([left, table, right]: Edge, from: number) =>
  `V${right}H29.6C27 ${right} 27 ${table} 24.4 ${table}H13C9 ${table} 9 ${left} 4.6 ${left}H${from}Z`;

/** The strata within the round corners of the tile. */
const tileStrata = [
  ...strata.map(({ upper, lower }) => along(upper, 0, 32) + back(lower, 0)),
  `${along(ground, 0, 32)}V25A7 7 0 0 1 25 32H7A7 7 0 0 1 0 26Z`,
];

/** The strata running on beyond the square, for icons that others cut to their own shape. */
const endlessStrata = [
  ...strata.map(({ upper, lower }) => along(upper, -32, 64) + back(lower, -32)),
  `${along(ground, -32, 64)}V64H-32Z`,
];

const tile = 'M7 0H25A7 7 0 0 1 32 7V25A7 7 0 0 1 25 32H7A7 7 0 0 1 0 25V7A7 7 0 0 1 7 0Z';

const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${content}</svg>\n`;

type Colors = [sky: string, top: string, middle: string, bottom: string];

function colorsOf(tokens: Tokens): { light: Colors; dark: Colors } {
  const named = (...names: Colors) => names.map((name) => toHex(token(tokens, name))) as Colors;
  return {
    light: named('night', 'dawn-5', 'dawn-4', 'dawn-3'),
    // A browser's dark chrome is close to night, so there the sky and the strata are all a step lighter.
    dark: named('dawn-1', 'dawn-6', 'dawn-5', 'dawn-4'),
  };
}

/** The mark in the colour of the text around it: for the header, print, and masks. */
export const logoSvg = (): string => svg(`<path fill="currentColor" d="${tileStrata.join('')}"/>`);

/** The mark for browser tabs, which are light or dark. */
export function faviconSvg(tokens: Tokens): string {
  const { light, dark } = colorsOf(tokens);
  const rules = (colors: Colors) => colors.map((color, index) => `.s${index}{fill:${color}}`).join('');
  const style = `<style>${rules(light)}@media(prefers-color-scheme:dark){${rules(dark)}}</style>`;
  return svg(style + [tile, ...tileStrata].map((d, index) => `<path class="s${index}" d="${d}"/>`).join(''));
}

const painted = (paths: string[], colors: string[]) =>
  paths.map((d, index) => `<path fill="${colors[index]}" d="${d}"/>`).join('');

/** The mark with round corners, for places that show icons as they are. */
const tileSvg = (tokens: Tokens): string => svg(painted([tile, ...tileStrata], colorsOf(tokens).light));

/** The mark from edge to edge; the mesa takes `share` of the square, in its middle. */
function endlessSvg(tokens: Tokens, share: number): string {
  const [sky, ...colors] = colorsOf(tokens).light;
  const middle = { x: 18.5, y: 18 };
  const place = `translate(${16 - middle.x * share} ${16 - middle.y * share}) scale(${share})`;
  return svg(
    `<path fill="${sky}" d="M0 0H32V32H0Z"/><g transform="${place}">${painted(endlessStrata, colors)}</g>`,
  );
}

const png = (source: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(source), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: size > 48, colors: 64, dither: 0 })
    .toBuffer();

/** Packs PNG files into an ICO file. Layout: https://en.wikipedia.org/wiki/ICO_(file_format) */
export function packIco(images: { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = 6 + 16 * images.length;
  const entries = images.map(({ size, png: { length } }) => {
    const entry = Buffer.alloc(16);
    // A side of 256 pixels is written as 0.
    entry.writeUInt8(size % 256, 0);
    entry.writeUInt8(size % 256, 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...images.map((image) => image.png)]);
}

/** Every icon of the site, by its path from the project's folder. */
export async function drawIcons(tokens: Tokens): Promise<Record<string, string | Buffer>> {
  const rounded = tileSvg(tokens);
  return {
    'public/favicon.svg': faviconSvg(tokens),
    'public/logo.svg': logoSvg(),
    'public/favicon.ico': packIco(
      await Promise.all([16, 32, 48].map(async (size) => ({ size, png: await png(rounded, size) }))),
    ),
    'public/apple-touch-icon.png': await png(endlessSvg(tokens, 0.92), 180),
    'public/icon-192.png': await png(rounded, 192),
    'public/icon-512.png': await png(rounded, 512),
    // Launchers may cut away all but the middle 80 %: https://www.w3.org/TR/appmanifest/#icon-masks
    'public/icon-maskable-512.png': await png(endlessSvg(tokens, 0.78), 512),
  };
}

/** Writes every icon and returns their paths. */
export async function writeIcons(tokens: Tokens, root: string): Promise<string[]> {
  const icons = Object.entries(await drawIcons(tokens));
  for (const [file, content] of icons) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), content);
  }
  return icons.map(([file]) => file);
}
