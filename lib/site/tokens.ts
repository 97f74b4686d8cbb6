import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A color in OKLCH: lightness from 0 to 1, chroma, hue in degrees. */
export type Oklch = { l: number; c: number; h: number };

/** Linear sRGB (proportional to light), from 0 to 1. Unlike encoded sRGB, these values can be averaged. */
export type LinearRgb = [red: number, green: number, blue: number];

export type Theme = 'light' | 'dark';

export type Tokens = Record<string, Oklch>;

const tokensFile = path.join('components', 'styles', 'tokens.css');

const number = String.raw`-?\d*\.?\d+`;
const oklchPattern = new RegExp(
  String.raw`^oklch\(\s*(${number}%?)\s+(${number})\s+(${number})(?:deg)?\s*\)$`,
);

/**
 * Reads the colors of tokens.css, by name without the leading hyphens.
 * @throws {Error} that lists all colors with a wrong format
 */
export function readTokens(theme: Theme, file: string = tokensFile): Tokens {
  return parseTokens(readFileSync(file, 'utf8'), theme, file);
}

/** Like {@link readTokens}, for the text of a stylesheet. Skips properties that are not colors. */
export function parseTokens(css: string, theme: Theme, file: string = tokensFile): Tokens {
  const tokens: Tokens = {};
  const issues: string[] = [];
  const withoutComments = css.replace(/\/\*[\s\S]*?\*\//g, '');
  for (const [, name = '', value = ''] of withoutComments.matchAll(/--([\w-]+)\s*:\s*([^;]+);/g)) {
    if (!/^(oklch|light-dark)\(/.test(value.trim())) continue;
    try {
      tokens[name] = parseColor(value, theme);
    } catch (error) {
      issues.push(`✖ ${(error as Error).message}\n  → at --${name}`);
    }
  }
  if (issues.length > 0) throw new Error(`${file} needs a fix:\n${issues.join('\n')}`);
  return tokens;
}

/** Parses `oklch(…)`, or the color of `light-dark(…, …)` for the theme. */
export function parseColor(value: string, theme: Theme): Oklch {
  const text = value.trim();
  const pair = /^light-dark\((.*\)),\s*(oklch\(.*\))\s*\)$/s.exec(text);
  if (pair) return parseColor((theme === 'light' ? pair[1] : pair[2]) ?? '', theme);
  const match = oklchPattern.exec(text);
  if (!match) {
    throw new Error(
      `Write this color as "oklch(0.5 0.1 264)" or as a light-dark() of two of them; it is "${text}".`,
    );
  }
  const [, l = '', c = '', h = ''] = match;
  return { l: l.endsWith('%') ? Number.parseFloat(l) / 100 : Number(l), c: Number(c), h: Number(h) };
}

/**
 * Returns one token.
 * @throws {Error} if it does not exist; the message lists the existing names
 */
export function token(tokens: Tokens, name: string): Oklch {
  const color = tokens[name];
  if (!color) {
    throw new Error(`${tokensFile} has no color --${name}. It has: ${Object.keys(tokens).join(', ')}.`);
  }
  return color;
}

/** Converts to OKLab, for mixing colors perceptually. */
export function toOklab({ l, c, h }: Oklch): [l: number, a: number, b: number] {
  const angle = (h * Math.PI) / 180;
  return [l, c * Math.cos(angle), c * Math.sin(angle)];
}

/** Converts OKLab to linear sRGB, unclamped. Matrices: https://bottosson.github.io/posts/oklab/ */
export function oklabToLinear(l: number, a: number, b: number): LinearRgb {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

const inGamut = (rgb: LinearRgb) => rgb.every((channel) => channel >= -1e-4 && channel <= 1 + 1e-4);

/** Converts to linear sRGB. Reduces the chroma of a color outside the sRGB gamut, as browsers do. */
function toLinear(color: Oklch): LinearRgb {
  let rgb = oklabToLinear(...toOklab(color));
  if (!inGamut(rgb)) {
    let [low, high] = [0, color.c];
    for (let step = 0; step < 20; step++) {
      const middle = (low + high) / 2;
      if (inGamut(oklabToLinear(...toOklab({ ...color, c: middle })))) low = middle;
      else high = middle;
    }
    rgb = oklabToLinear(...toOklab({ ...color, c: low }));
  }
  return rgb.map((channel) => Math.min(1, Math.max(0, channel))) as LinearRgb;
}

/** Encodes a linear channel with the sRGB transfer curve; input and output from 0 to 1. */
export function encodeChannel(linear: number): number {
  return linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
}

/** Converts to `#rrggbb`, for formats without CSS color functions: SVG files, icons, pictures. */
export function toHex(color: Oklch): string {
  const channels = toLinear(color).map((channel) => Math.round(encodeChannel(channel) * 255));
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
