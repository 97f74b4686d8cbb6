import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { readLogo } from '@/lib/content/logo';
import type { Logo } from '@/lib/content/schemas/logo';
import { type Tokens, toHex, token } from '@/lib/site/tokens';

/** A square with round corners behind the logo. */
const tile = 'M7 0H25A7 7 0 0 1 32 7V25A7 7 0 0 1 25 32H7A7 7 0 0 1 0 25V7A7 7 0 0 1 7 0Z';

const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${content}</svg>\n`;

type Colors = [sky: string, top: string, middle: string, bottom: string];

function colorsOf(tokens: Tokens): { light: Colors; dark: Colors } {
  const named = (...names: Colors) => names.map((name) => toHex(token(tokens, name))) as Colors;
  return {
    light: named('night', 'dawn-5', 'dawn-4', 'dawn-3'),
    // Dark browser windows have nearly the same color, so all colors are a step lighter there.
    dark: named('dawn-1', 'dawn-6', 'dawn-5', 'dawn-4'),
  };
}

/** The logo in `currentColor`, for the header, print, and masks. */
export const logoSvg = ({ shapes }: Logo): string =>
  svg(`<path fill="currentColor" d="${shapes.join('')}"/>`);

/** The logo for browser tabs, with colors for light and dark tabs. */
export function faviconSvg(tokens: Tokens, { shapes }: Logo): string {
  const { light, dark } = colorsOf(tokens);
  const rules = (colors: Colors) => colors.map((color, index) => `.s${index}{fill:${color}}`).join('');
  const style = `<style>${rules(light)}@media(prefers-color-scheme:dark){${rules(dark)}}</style>`;
  const paths = shapes.map((d, index) => `<path class="s${1 + (index % 3)}" d="${d}"/>`);
  return svg(`${style}<path class="s0" d="${tile}"/>${paths.join('')}`);
}

/** SVG paths in these colors, which repeat if there are more paths. */
const painted = (paths: readonly string[], colors: readonly string[]) =>
  paths.map((d, index) => `<path fill="${colors[index % colors.length]}" d="${d}"/>`).join('');

/** The logo on a square with round corners, for systems that show icons as they are. */
function tileSvg(tokens: Tokens, { shapes }: Logo): string {
  const [sky, ...colors] = colorsOf(tokens).light;
  return svg(`<path fill="${sky}" d="${tile}"/>${painted(shapes, colors)}`);
}

/** The logo on a full square, for systems that crop icons; the logo takes `share` of the width, in the center. */
function endlessSvg(tokens: Tokens, { shapes, endless = shapes }: Logo, share: number): string {
  const [sky, ...colors] = colorsOf(tokens).light;
  const middle = { x: 18.5, y: 18 };
  const place = `translate(${16 - middle.x * share} ${16 - middle.y * share}) scale(${share})`;
  return svg(
    `<path fill="${sky}" d="M0 0H32V32H0Z"/><g transform="${place}">${painted(endless, colors)}</g>`,
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
    // The format stores a size of 256 pixels as 0.
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

async function favicon(tokens: Tokens, logo: Logo): Promise<Buffer> {
  const rounded = tileSvg(tokens, logo);
  return packIco(
    await Promise.all([16, 32, 48].map(async (size) => ({ size, png: await png(rounded, size) }))),
  );
}

/** How to draw every icon of the site, by its path in the project. */
const icons: Readonly<Record<string, (tokens: Tokens, logo: Logo) => string | Promise<Buffer>>> = {
  'public/favicon.svg': faviconSvg,
  'public/logo.svg': (_tokens, logo) => logoSvg(logo),
  'public/favicon.ico': favicon,
  'public/apple-touch-icon.png': (tokens, logo) => png(endlessSvg(tokens, logo, 0.92), 180),
  'public/icon-192.png': (tokens, logo) => png(tileSvg(tokens, logo), 192),
  'public/icon-512.png': (tokens, logo) => png(tileSvg(tokens, logo), 512),
  // Launchers may crop everything but the central 80%: https://www.w3.org/TR/appmanifest/#icon-masks
  'public/icon-maskable-512.png': (tokens, logo) => png(endlessSvg(tokens, logo, 0.78), 512),
};

/** The paths of all icons. */
export const iconFiles = Object.keys(icons);

/** Writes every icon. */
export async function writeIcons(tokens: Tokens, root: string): Promise<void> {
  const logo = readLogo(root);
  for (const [file, draw] of Object.entries(icons)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), await draw(tokens, logo));
  }
}
