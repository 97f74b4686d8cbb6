import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A color as the stylesheet writes it: lightness 0–1, chroma, hue in degrees. */
export type Oklch = { l: number; c: number; h: number };

/** Red, green and blue between 0 and 1, proportional to light, so that they may be added and averaged. */
export type LinearRgb = [red: number, green: number, blue: number];

export type Theme = 'light' | 'dark';

export type Tokens = Record<string, Oklch>;

const tokensFile = path.join('components', 'styles', 'tokens.css');

const number = String.raw`-?\d*\.?\d+`;
const oklchPattern = new RegExp(
  String.raw`^oklch\(\s*(${number}%?)\s+(${number})\s+(${number})(?:deg)?\s*\)$`,
);

/** The custom properties of the stylesheet that hold a color, by name without the two hyphens. */
export function readTokens(theme: Theme, file: string = tokensFile): Tokens {
  return parseTokens(readFileSync(file, 'utf8'), theme, file);
}

/** Like {@link readTokens}, for a stylesheet already read. Properties that hold no color are left out. */
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

/** Reads `oklch(…)`, or the half of `light-dark(…, …)` that the theme asks for. */
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

/** One token; the error says which names exist, because a misspelt one is the usual reason. */
export function token(tokens: Tokens, name: string): Oklch {
  const color = tokens[name];
  if (!color) {
    throw new Error(`${tokensFile} has no color --${name}. It has: ${Object.keys(tokens).join(', ')}.`);
  }
  return color;
}

/** OKLab coordinates, where the midpoint of two colors is the one an eye expects. */
export function toOklab({ l, c, h }: Oklch): [l: number, a: number, b: number] {
  const angle = (h * Math.PI) / 180;
  return [l, c * Math.cos(angle), c * Math.sin(angle)];
}

/** From OKLab to linear sRGB, unclamped. Matrices: https://bottosson.github.io/posts/oklab/ */
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

/** Linear sRGB. A color no screen shows loses chroma, as in browsers, and keeps lightness and hue. */
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

/** The sRGB transfer curve: from light to the number a file stores, both between 0 and 1. */
export function encodeChannel(linear: number): number {
  return linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
}

/** `#rrggbb`, for places that know neither CSS functions nor wide colors: SVG files, icons, pictures. */
export const toHex = (color: Oklch): string => toHexLinear(toLinear(color));

/** Like {@link toHex}, for a color that is linear already. */
export function toHexLinear(color: LinearRgb): string {
  const channels = color.map((channel) => Math.round(encodeChannel(channel) * 255));
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
