/** A bell curve around 0 with the maximum 1. */
export const bell = (value: number, width: number) => Math.exp(-((value / width) ** 2));

/** Limits a value to 0 to 1. */
export const clamp = (value: number) => Math.min(1, Math.max(0, value));

/** The value between two others: `from` at a share of 0, `to` at 1. */
export const mix = (from: number, to: number, share: number) => from + (to - from) * share;

/** Smoothstep: 0 below `from`, 1 above `to`, smooth in between. */
export function smooth(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
}

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
