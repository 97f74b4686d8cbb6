import { smooth } from '@/lib/artwork/curves';
import { random } from './random';

/** One bed (layer of rock) of a mesa: its left and right ends, and the height of its top above the ground. */
export type Bed = { left: number; right: number; rise: number; round: number };

export type Mesa = { seed: number; beds: number; center: number; top: number; foot: number; height: number };

/** The beds of a mesa from top to bottom: hard beds form cliffs, soft beds form slopes. */
export function createMesa({ seed, beds, center, top, foot, height }: Mesa): Bed[] {
  const chance = random(seed);
  let left = 0;
  let right = 0;
  const steps = Array.from({ length: beds }, (_, index) => {
    const down = index / beds;
    const soft = 0.15 + 0.25 * chance.next() + (index % 4 === 3 ? 1.6 : 0) + 2.2 * down ** 3;
    left += soft * chance.between(0.6, 1.4);
    right += soft * chance.between(0.6, 1.4);
    return { left, right, soft, thick: 0.6 + chance.next() + (index % 4 === 0 ? 0.9 : 0) };
  });
  const total = steps.reduce((sum, { thick }) => sum + thick, 0);
  let sunk = 0;
  return steps.map((step) => {
    const rise = height * (1 - sunk / total);
    sunk += step.thick;
    return {
      left: center - top - (foot - top) * (step.left / left),
      right: center + top + (foot - top) * (step.right / right),
      rise,
      round: 0.009 + 0.016 * step.soft,
    };
  });
}

/** The height of a bed above the ground at a point. */
export function riseOf(bed: Bed | undefined, x: number): number {
  if (!bed) return 0;
  const { left, right, rise, round } = bed;
  return rise * smooth(left - round, left + round, x) * (1 - smooth(right - round, right + round, x));
}
