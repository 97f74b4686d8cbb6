import { smooth } from '@/lib/artwork/curves';

/** Smooth maximum of two values. */
export function softMax(a: number, b: number, radius: number): number {
  const overlap = Math.max(0, radius - Math.abs(a - b)) / radius;
  return Math.max(a, b) + overlap * overlap * radius * 0.25;
}

/** The distance to a rectangle with round corners around 0, negative inside. */
export function roundBox(
  x: number,
  y: number,
  halfWidth: number,
  halfHeight: number,
  corner: number,
): number {
  const dx = Math.abs(x) - halfWidth + corner;
  const dy = Math.abs(y) - halfHeight + corner;
  return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - corner;
}

/** The difference between two layers of the sky. Many faint ones would look like a compression fault. */
const skyStep = 0.08;

/** Divides a smooth tone into steps with soft edges, so that the sky has layers, like the land. */
export function inStrata(tone: number): number {
  const place = tone / skyStep;
  const step = Math.floor(place);
  return skyStep * (step + 0.35 * (place - step) + 0.65 * smooth(0.86, 1, place - step));
}
