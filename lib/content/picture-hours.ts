/** The hours of day from which entries without a defined hour get one: each has its own hues. */
export const entryHours = ['blue', 'violet', 'rose', 'gold'] as const;

/** The hour of day that a picture shows, which gives its colors. The business hours are in `content/company.json`. */
export type Hour = 'dawn' | (typeof entryHours)[number];

const industryHours: Readonly<Record<string, Hour>> = {
  healthcare: 'rose',
  financial: 'blue',
  insurance: 'gold',
  manufacturing: 'violet',
  retail: 'gold',
  'public-sector': 'violet',
  education: 'blue',
  'non-profit': 'rose',
};

const topicHours: Readonly<Record<string, Hour>> = {
  ai: 'rose',
  security: 'violet',
  modernization: 'blue',
  cloud: 'gold',
  data: 'rose',
  web: 'violet',
};

const pageHours: Readonly<Record<string, Hour>> = {
  'case-studies': 'violet',
  insights: 'blue',
  about: 'rose',
  'how-we-work': 'gold',
  security: 'violet',
  legal: 'blue',
};

/** The hour of the hero of a page that is not about an entry, so that the heroes of a visit have several colors. */
export const hourOfPage = (id: string): Hour => pageHours[id] ?? 'dawn';

/** The hour of an industry's pictures, and of its case studies. Industries that are not listed have one by their id. */
export const hourOfIndustry = (id: string): Hour => industryHours[id] ?? hourById(id);

/** The hour of an article's picture, by its first topic, so that a list of articles has several colors. */
export const hourOfTopic = (id: string): Hour => topicHours[id] ?? hourById(id);

function hourById(id: string): Hour {
  const sum = [...id].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return entryHours[sum % entryHours.length] ?? 'dawn';
}
