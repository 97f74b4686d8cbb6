/** The hours of day from which entries without a defined hour get one: each has its own hues. */
export const entryHours = ['blue', 'violet', 'rose', 'gold'] as const;

/** The hour of day that a picture shows. */
export type Hour = 'dawn' | (typeof entryHours)[number];

const hours: Readonly<Record<string, Hour>> = {
  healthcare: 'rose',
  financial: 'blue',
  insurance: 'gold',
  manufacturing: 'violet',
  retail: 'gold',
  'public-sector': 'violet',
  education: 'blue',
  'non-profit': 'rose',
};

/** The hour of an industry's pictures, and of its case studies. Industries that are not listed have one by their id. */
export function hourOfIndustry(id: string): Hour {
  const sum = [...id].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return hours[id] ?? entryHours[sum % entryHours.length] ?? 'dawn';
}
