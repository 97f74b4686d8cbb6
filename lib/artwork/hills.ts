import { random } from './random-numbers';

/**
 * The height of a result in a drawing, from 0 to 1: a percentage as such; for other numbers ("41 ms", "5,200"), which
 * have no common scale, the leading digits.
 */
export function magnitude(metric: string): number {
  const number = Number.parseFloat(metric.replace(/[^\d.]/g, ''));
  if (!(number > 0)) return 0.2;
  if (metric.includes('%')) return Math.sqrt(Math.min(1, number / 100));
  const digits = Math.log10(number);
  return 0.3 + 0.6 * (digits - Math.floor(digits));
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
 * The places of the results: to the right of the title, and high enough for very wide windows, which show the upper half
 * of the picture. The first one is the leading result.
 */
const places = [
  { x: 0.845, depth: 0.36 },
  { x: 0.75, depth: 0.42 },
  { x: 0.94, depth: 0.22 },
  { x: 0.925, depth: 0.53 },
  { x: 0.785, depth: 0.16 },
  { x: 0.88, depth: 0.64 },
] as const;

/**
 * The hills in the hero of a case study.
 * @param id the id of the case study
 * @param metrics the results in English, e.g. "37%"; at most six are shown
 */
export function heroHills(id: string, metrics: readonly string[]): Hill[] {
  const next = random(id);
  const between = (low: number, high: number) => low + (high - low) * next();
  return metrics.slice(0, places.length).map((metric, index) => {
    const { x, depth } = places[index] as (typeof places)[number];
    const leads = index === 0;
    return {
      x: x + between(-0.012, 0.012),
      depth: depth + between(-0.03, 0.03),
      width: leads ? between(0.3, 0.35) : between(0.19, 0.24),
      length: leads ? 0.2 : between(0.11, 0.15),
      height: leads ? 0.34 + 0.06 * magnitude(metric) : 0.1 + 0.12 * magnitude(metric),
    };
  });
}

/** The top of a hill, in shares of the picture's width and height. */
export const summitOf = ({ x, depth, height }: Hill): { x: number; y: number } => ({
  x,
  y: groundAt(depth) - height,
});
