/** Numbers from 0 to 1 that are always the same for the same text. */
function numbersFrom(seed: string): () => number {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** The cuts of hair that a portrait can have. */
export type HairCut = 'short' | 'side' | 'round' | 'long' | 'bun' | 'none';

/** The parts of a portrait, in a square of 96 by 96. */
export type PortraitShape = {
  sun: { cx: number; cy: number; r: number };
  head: { cx: number; cy: number; rx: number; ry: number };
  /** Paths; those of the hair are empty for a cut without this part. */
  hairBehind: string;
  neck: string;
  shade: string;
  hair: string;
  /** The shoulders as layers like rock, from back to front. */
  layers: string[];
  /** Colors of dawn: the lit face, its shade, and the hair. */
  colors: { face: number; shade: number; hair: number };
};

/** From light to dark, as in the light of dawn. */
const tones = [
  { face: 6, shade: 5, hair: 3 },
  { face: 5, shade: 4, hair: 1 },
  { face: 4, shade: 3, hair: 1 },
  { face: 6, shade: 5, hair: 2 },
] as const;

function hairBehindHead(cut: HairCut, { cx, cy, rx, ry }: PortraitShape['head']): string {
  const wide = rx + 5;
  if (cut === 'long') return `M${cx - wide} 84V${cy}a${wide} ${ry + 4} 0 0 1 ${2 * wide} 0V84z`;
  if (cut === 'bun') return `M${cx - 9} ${cy - ry - 3}a9 9 0 1 1 18 0a9 9 0 1 1-18 0`;
  if (cut === 'round')
    return `M${cx - wide - 3} ${cy - 4}a${wide + 3} ${ry + 2} 0 1 1 ${2 * wide + 6} 0a${wide + 3} ${ry - 3} 0 1 1-${2 * wide + 6} 0`;
  return '';
}

function hairAboveFace(cut: HairCut, { cx, cy, rx, ry }: PortraitShape['head']): string {
  if (cut === 'none') return '';
  const fringe = cut === 'side' ? 9 : 0;
  return `M${cx - rx - 1} ${cy}a${rx + 1} ${ry + 1} 0 0 1 ${2 * rx + 2} 0q-3-${8 + fringe}-${rx}-${10 + fringe / 3}t-${rx + 2} ${10 + fringe / 3}z`;
}

/**
 * The shape of a portrait of no real person: head and shoulders before a sun, which lights one side of the face.
 * @param seed the same text always gives the same shape
 */
export function portraitShape(seed: string, cut: HairCut): PortraitShape {
  const next = numbersFrom(seed);
  const between = (from: number, to: number) => Math.round(from + (to - from) * next());
  const head = { cx: between(44, 52), cy: between(38, 42), rx: between(13, 16), ry: between(17, 20) };
  const { cx, cy, rx, ry } = head;
  const isLitFromLeft = next() < 0.5;
  const layers = [0, 9, 17].map((drop) => {
    const [left, top, right] = [8 - 2 * drop, between(68, 72) + drop, 88 + 2 * drop];
    const tilt = between(-3, 3);
    return `M${left} 98C${left} ${top + 6} ${cx - 26} ${top + tilt} ${cx} ${top}S${right} ${top + 6} ${right} 98z`;
  });
  const colors = tones[Math.floor(next() * tones.length)] ?? tones[1];
  return {
    colors,
    sun: { cx: isLitFromLeft ? between(16, 34) : between(62, 80), cy: between(24, 44), r: between(20, 28) },
    head,
    hairBehind: hairBehindHead(cut, head),
    neck: `M${cx - 6} ${cy + ry - 6}h12v26h-12z`,
    shade: `M${cx} ${cy - ry}a${rx} ${ry} 0 0 ${isLitFromLeft ? 1 : 0} 0 ${2 * ry}q${isLitFromLeft ? 5 : -5}-${ry} 0-${2 * ry}z`,
    hair: hairAboveFace(cut, head),
    layers,
  };
}
