import { smooth } from './curves';
import type { Landform } from './landforms';
import { commonProfile, type Profile } from './profiles';
import type { StrataHill } from './strata';

/** The share of the width that the hills take: to the right of the text. */
const [from, to] = [0.6, 0.94];
const [lowest, highest] = [0.16, 0.66];

/** The hills of a skyline; `sunAt` as for `drawStrata`. */
export type Skyline = { hills: readonly StrataHill[]; sunAt?: number };

/**
 * One hill for each height from 0 to 1, from left to right.
 * @param half half the width of each (see `StrataHill`), as a share of the distance between two
 * @param profile without it, they are mesas, which touch from a half of 0.5 on
 */
export function row(heights: readonly number[], half = 0.36, profile?: Profile): StrataHill[] {
  const pitch = (to - from) / heights.length;
  return heights.map((share, index) => ({
    at: from + (index + 0.5) * pitch,
    half: pitch * half,
    height: lowest + (highest - lowest) * share,
    ...(profile && { profile }),
  }));
}

const slope: Profile = (across) => smooth(1, 0.1, Math.abs(across));
const dome: Profile = (across) => Math.max(0, 1 - Math.abs(across) ** 2.4) ** 0.62;
/** A summit with uneven sides. */
const peak: Profile = (across) => {
  const [out, up] = [Math.abs(across), Math.max(0, 1 - Math.abs(across))];
  return up ** 1.22 + up * out * (0.1 * Math.sin(across * 11 + 1) + 0.05 * Math.sin(across * 27));
};
const leaf: Profile = (across) => Math.max(0, 1 - Math.abs(across) ** 1.75) ** 0.9;
/** Rises slowly to the right, then falls. */
const tooth: Profile = (across) => Math.max(0, across < 0.7 ? (across + 1) / 1.7 : (1 - across) / 0.3);

/** The land of an industry, as in its hero. */
export const landsOfIndustries: Readonly<Record<Landform, Skyline>> = {
  valley: {
    hills: [
      { at: 0.63, half: 0.13, height: 0.34, profile: slope },
      { at: 0.97, half: 0.2, height: 0.62, profile: slope },
    ],
    sunAt: 0.76,
  },
  blocks: { hills: row([0.1, 0.42, 0.28, 0.74, 1, 0.56, 0.7, 0.2, 0.34], 0.5) },
  shells: { hills: [{ at: 0.79, half: 0.16, height: 0.7, profile: dome }] },
  sawtooth: { hills: row([0.3, 0.36, 0.43, 0.5, 0.58], 0.56, tooth) },
  terraces: {
    hills: [0.025, 0.055, 0.085, 0.12, 0.16].map((half, index) => ({
      at: 0.8 + 0.012 * index,
      half,
      height: 0.66 - 0.12 * index,
    })),
  },
  canyon: {
    hills: [
      { at: 0.64, half: 0.07, height: 0.5 },
      { at: 0.96, half: 0.1, height: 0.6 },
    ],
    sunAt: 0.785,
  },
  summit: {
    hills: [
      { at: 0.68, half: 0.1, height: 0.34, profile: peak },
      { at: 0.8, half: 0.14, height: 0.76, profile: peak },
      { at: 0.92, half: 0.12, height: 0.42, profile: peak },
    ],
  },
  leaves: {
    hills: [0.4, 0.62, 0.78, 0.62, 0.4].map((height, index) => ({
      at: 0.79 + 0.062 * (index - 2),
      half: 0.062,
      height,
      profile: leaf,
    })),
  },
};

/** The land of a page, as in its hero. Others have two or three mesas by their name. */
export const landsOfPages: Readonly<Record<string, Skyline>> = {
  home: { hills: [{ at: 0.83, half: 0.09, height: 0.66 }] },
  about: {
    hills: [
      { at: 0.66, half: 0.12, height: 0.3, profile: slope },
      { at: 0.76, half: 0.1, height: 0.52, profile: peak },
      { at: 0.87, half: 0.14, height: 0.68, profile: peak },
      { at: 0.99, half: 0.12, height: 0.4, profile: slope },
    ],
  },
  'case-studies': { hills: row([0.3, 0.62, 0.44, 1, 0.52, 0.8, 0.38, 0.66], 1.1, commonProfile) },
  industries: {
    hills: [
      { at: 0.65, half: 0.08, height: 0.36, profile: dome },
      { at: 0.78, half: 0.06, height: 0.68 },
      { at: 0.92, half: 0.11, height: 0.56, profile: peak },
    ],
  },
  insights: { hills: row([0.3, 0.7, 0.05, 0.85, 0.45, 1], 0.52) },
  'how-we-work': { hills: row([0.1, 0.4, 0.7, 1], 0.6) },
  security: {
    hills: [
      { at: 0.66, half: 0.08, height: 0.32, profile: dome },
      { at: 0.79, half: 0.11, height: 0.68, profile: dome },
      { at: 0.93, half: 0.09, height: 0.44, profile: dome },
    ],
  },
  services: { hills: [{ at: 0.86, half: 0.25, height: 0.62, profile: slope }] },
};
