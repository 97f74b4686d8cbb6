import { choose } from './random-numbers';

/** The land in the pictures of industries. `scripts/tools/artwork/industries.ts` paints it in full. */
export const landforms = [
  'valley',
  'blocks',
  'shells',
  'sawtooth',
  'terraces',
  'canyon',
  'summit',
  'leaves',
] as const;
export type Landform = (typeof landforms)[number];

const byIndustry: Readonly<Record<string, Landform>> = {
  healthcare: 'valley',
  financial: 'blocks',
  insurance: 'shells',
  manufacturing: 'sawtooth',
  retail: 'terraces',
  'public-sector': 'canyon',
  education: 'summit',
  'non-profit': 'leaves',
};

/** The landform of an industry; one without its own has the same one in every build, by its id. */
export const landformOf = (industry: string): Landform => byIndustry[industry] ?? choose(landforms, industry);
