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
