import { random } from './random-numbers';

/** The figures of a result that its hill shows. */
export type Figures = {
  /** The result in English, e.g. "37%". */
  metric: string;
  comparison?: { before: number; after: number };
};

/** Reads a number such as "1,200" or "98.7". A comma that does not group three digits is a decimal comma: "98,5". */
const toNumber = (text: string): number => Number(text.replace(/,(?=\d{3}(?!\d))/g, '').replace(',', '.'));

/**
 * How large the change is that a result reports, from 0 to 1; hills are higher the larger it is. With figures before and
 * after, it is their difference as a share of the larger one. Without them, it is the percentage in the result, and 0 if
 * there is none, e.g. for "41 ms".
 */
export function shareOfChange({ metric, comparison }: Figures): number {
  if (!comparison) {
    const [, percentage = '0'] = /(\d[\d.,]*)\s*%/.exec(metric) ?? [];
    return Math.min(1, toNumber(percentage) / 100) || 0;
  }
  const { before, after } = comparison;
  const most = Math.max(before, after);
  return most === 0 ? 0 : Math.abs(before - after) / most;
}

/** The places of hills in the order of these heights: the highest gets the first place, which is the farthest. */
export function placeByHeight<Place>(heights: readonly number[], places: readonly Place[]): Place[] {
  const ranks = heights.map((height, index) => ({ height, index })).sort((a, b) => b.height - a.height);
  return heights.map((_, index) => places[ranks.findIndex((rank) => rank.index === index)] as Place);
}

/**
 * A hill in the hero of a case study: one result. `x` is a share of the picture's width; the other distances are shares
 * of its height. `depth` is the place from the horizon (0) to the viewer (1), and `length` the extent along it.
 */
export type Hill = { x: number; depth: number; width: number; length: number; height: number };

/** Where the ground starts, from the upper edge. */
const horizon = 0.35;

/** The distance of the flat ground from the upper edge. */
export const groundAt = (depth: number): number => horizon + 0.66 * depth ** 1.15;

/**
 * The places of hills, from the highest to the lowest: to the right of the title. Very wide windows show the upper half of
 * the picture, where the higher ones are. Lower hills are nearer or to the side, so none hides the summit of another.
 */
const places = [
  { x: 0.85, depth: 0.38 },
  { x: 0.943, depth: 0.38 },
  { x: 0.757, depth: 0.42 },
  { x: 0.897, depth: 0.52 },
  { x: 0.815, depth: 0.53 },
  { x: 0.957, depth: 0.57 },
] as const;
const leftPlace = 2;
type Place = (typeof places)[number];

/**
 * The hills in the hero of a case study.
 * @param id the id of the case study
 * @param shares the change of each result (`shareOfChange`); at most six are shown
 */
export function heroHills(id: string, shares: readonly number[]): Hill[] {
  const next = random(id);
  const between = (low: number, high: number) => low + (high - low) * next();
  const shown = shares.slice(0, places.length);
  const placed = placeByHeight<Place>(shown, places);
  const [main] = placed;
  // A long title may cover the left place (`hero-summits.tsx`), so the main result changes sides with the highest one.
  const xOf = (place: Place) => {
    if (main !== places[leftPlace]) return place.x;
    return place === main ? places[0].x : place === places[0] ? main.x : place.x;
  };
  return shown.map((share, index) => {
    const place = placed[index] as Place;
    const { depth } = place;
    return {
      x: xOf(place) + between(-0.01, 0.01),
      depth: depth + between(-0.015, 0.015),
      width: 0.15 + 0.08 * share + between(0, 0.02),
      length: 0.06 + 0.05 * share + between(0, 0.015),
      height: 0.1 + 0.28 * share,
    };
  });
}

/** The top of a hill, in shares of the picture's width and height. */
export const summitOf = ({ x, depth, height }: Hill): { x: number; y: number } => ({
  x,
  y: groundAt(depth) - height,
});
