/** A 32-bit number from a text, the same on every machine (FNV-1a with a final mix). */
export function seedFrom(text: string): number {
  let hash = 0x811c9dc5;
  for (const char of text) {
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  }
  return mix(hash);
}

function mix(value: number): number {
  let hash = value ^ (value >>> 16);
  hash = Math.imul(hash, 0x7feb352d);
  hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** A number in [0, 1) for a point of a grid. */
export function hash(seed: number, x: number, y = 0): number {
  return mix(Math.imul(x, 0x9e3779b1) ^ Math.imul(y, 0x85ebca6b) ^ seed) / 0x100000000;
}

export type Random = {
  /** A number in [0, 1). */
  next(): number;
  between(low: number, high: number): number;
  pick<T>(options: readonly [T, ...T[]]): T;
};

/** Creates a generator of numbers; the same seed gives the same numbers. */
export function random(seed: number): Random {
  let count = 0;
  const next = () => hash(seed, count++, 7);
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    pick: (options) => options[Math.floor(next() * options.length)] ?? options[0],
  };
}

/** Smooth noise along a line, about −1 to 1, with features about one unit wide. */
export function noise1(seed: number, x: number): number {
  const cell = Math.floor(x);
  const t = x - cell;
  const left = (hash(seed, cell) * 2 - 1) * t;
  const right = (hash(seed, cell + 1) * 2 - 1) * (t - 1);
  return 2.6 * (left + (right - left) * fade(t));
}

const directions = 256;
// Precomputed, because noise2 needs four of them for each pixel.
const gradients = Float64Array.from({ length: directions * 2 }, (_, index) => {
  const angle = (Math.PI * 2 * (index >> 1)) / directions;
  return index % 2 === 0 ? Math.cos(angle) : Math.sin(angle);
});

function lean(seed: number, cellX: number, cellY: number, x: number, y: number): number {
  const index = Math.floor(hash(seed, cellX, cellY) * directions) * 2;
  return (gradients[index] as number) * x + (gradients[index + 1] as number) * y;
}

/** Smooth noise over a plane, about −1 to 1. */
export function noise2(seed: number, x: number, y: number): number {
  const cellX = Math.floor(x);
  const cellY = Math.floor(y);
  const tx = x - cellX;
  const ty = y - cellY;
  const u = fade(tx);
  const topLeft = lean(seed, cellX, cellY, tx, ty);
  const topRight = lean(seed, cellX + 1, cellY, tx - 1, ty);
  const bottomLeft = lean(seed, cellX, cellY + 1, tx, ty - 1);
  const bottomRight = lean(seed, cellX + 1, cellY + 1, tx - 1, ty - 1);
  const top = topLeft + (topRight - topLeft) * u;
  const bottom = bottomLeft + (bottomRight - bottomLeft) * u;
  return 1.4 * (top + (bottom - top) * fade(ty));
}

/** Fractal noise: `octaves` layers, each with finer detail and half the strength of the previous one. */
export function fractal1(seed: number, x: number, octaves: number): number {
  let sum = 0;
  let weight = 0;
  for (let octave = 0; octave < octaves; octave++) {
    const share = 0.5 ** octave;
    sum += share * noise1(seed + octave * 1013, x * 2.03 ** octave);
    weight += share;
  }
  return sum / weight;
}

const fade = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);
