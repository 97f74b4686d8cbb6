import { bell, smooth } from './curves';
import { choose } from './random-numbers';

/** The outline of a hill from the side: 0 at the edges, about 1 at the top. `across` is 0 in the middle. */
export type Profile = (across: number) => number;

const leaf: Profile = (across) => Math.max(0, 1 - Math.abs(across / 0.46) ** 1.75);

const profiles = {
  needle: (across) => 0.7 * Math.exp(-Math.abs(across) * 7) + 0.3 * bell(across, 0.45),
  pulse: (across) =>
    0.82 * bell(across, 0.13) +
    0.2 * bell(across - 0.46, 0.12) +
    0.08 * bell(across + 0.42, 0.13) +
    0.15 * bell(across, 0.7),
  waves: (across) => bell(across, 0.44) * (0.82 + 0.18 * Math.cos(across * 12)),
  mesa: (across) =>
    0.5 * smooth(0.58, 0.3, Math.abs(across)) + 0.38 * smooth(1.3, 0.35, Math.abs(across)) ** 1.6,
  stairs: (across) =>
    [-0.95, -0.5, -0.05].reduce((sum, at) => sum + 0.25 * smooth(at - 0.13, at + 0.13, across), 0) *
    smooth(0.9, 0.25, across),
  tail: (across) => (across < -0.35 ? bell(across + 0.35, 0.17) : Math.exp(-(across + 0.35) * 2.6)),
  dome: (across) => 0.66 * Math.exp(-((across / 0.58) ** 4)) + 0.16 * bell(across, 0.85),
  bell: (across) => bell(across, 0.36),
  leaves: (across) =>
    Math.max(leaf(across), 0.54 * leaf(Math.abs(across) - 0.42), 0.22 * leaf(Math.abs(across) - 0.8)),
} satisfies Record<string, Profile>;

const byIndustry: Readonly<Record<string, Profile>> = {
  financial: profiles.needle,
  healthcare: profiles.pulse,
  retail: profiles.waves,
  manufacturing: profiles.mesa,
  education: profiles.stairs,
  insurance: profiles.tail,
  'public-sector': profiles.dome,
  'non-profit': profiles.leaves,
};

/** The outline of the hills of case studies without an industry. */
export const commonProfile: Profile = profiles.bell;

/** The outline of the hills of an industry's case studies; one without its own has the same one in every build. */
export function profileOf(industry: string): Profile {
  return byIndustry[industry] ?? choose(Object.values(profiles), industry);
}

/** Moves the top of a profile to 0, makes it as high as 1, and a broad one narrower, so that hills stay apart. */
export function upright(profile: Profile): Profile {
  const steps = Array.from({ length: 301 }, (_, step) => (step - 150) / 100);
  const top = steps.reduce((best, at) => (profile(at) > profile(best) + 1e-6 ? at : best), 0);
  const height = profile(top);
  const broad = steps.filter((at) => profile(at) > height / 2).length / 100;
  const scale = Math.max(1, broad / 0.62);
  return (across) => profile(across * scale + top) / height;
}
