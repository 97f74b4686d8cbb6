import { pageTypeOf } from '@/lib/site/site-map';
import { isLocale, splitLocalePath } from '@/messages/routing';

/** One measured value of a page view. */
export type Vital = {
  name: string;
  value: number;
  rating: string;
  page: string;
  language: string;
  device: string;
  navigationType: string;
};

/** The median and the 75th percentile of one metric on one type of page. */
export type VitalSummary = {
  /** A type of the site map, or `other`. */
  pageType: string;
  device: string;
  language: string;
  name: string;
  count: number;
  p50: number;
  p75: number;
};

const names = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'];
const devices = ['phone', 'tablet', 'desktop'];
const ratings = ['good', 'needs-improvement', 'poor'];
const navigationTypes = [
  'navigate',
  'reload',
  'back-forward',
  'back-forward-cache',
  'prerender',
  'restore',
  'soft-navigation',
];

/** The longest beacon; five values of a page view have about 900 bytes. */
export const maxBeaconBytes = 2048;

/** No page takes longer than this; a larger number is invalid. */
const maxValue = 10 * 60 * 1000;

/** The valid values of each field; any other beacon is refused. */
const rules: { [Name in keyof Vital]: [test: (value: unknown) => boolean, expected: string] } = {
  name: [(value) => names.includes(value as string), `one of ${names.join(', ')}`],
  value: [
    (value) => typeof value === 'number' && value >= 0 && value <= maxValue,
    `a number from 0 to ${maxValue}`,
  ],
  rating: [(value) => ratings.includes(value as string), `one of ${ratings.join(', ')}`],
  page: [
    (value) => typeof value === 'string' && value.length <= 200 && /^\/[\w\-./~%]*$/.test(value),
    'a path without query and hash, at most 200 characters',
  ],
  language: [isLocale, 'a language of the site'],
  device: [(value) => devices.includes(value as string), `one of ${devices.join(', ')}`],
  navigationType: [
    (value) => navigationTypes.includes(value as string),
    `one of ${navigationTypes.join(', ')}`,
  ],
};

/**
 * Reads a beacon: one value, or a list with the values of one page view, at most one of each metric.
 * @returns the values, or a message for every issue
 */
export function parseVitals(body: string): { vitals: Vital[] } | { issues: string[] } {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    return { issues: ['The beacon is not JSON.'] };
  }
  const list: unknown[] = Array.isArray(parsed) ? parsed : [parsed];
  if (list.length === 0) return { issues: ['The beacon is an empty list.'] };
  const issues = [...list.flatMap(issuesOf), ...repeatedNames(list)];
  return issues.length > 0 ? { issues } : { vitals: list as Vital[] };
}

/** Without this limit, one beacon could carry about 19 values of a metric, which distort its percentiles. */
function repeatedNames(list: readonly unknown[]): string[] {
  const isOf = (name: string) => (vital: unknown) => (vital as Partial<Vital> | null)?.name === name;
  return names
    .filter((name) => list.filter(isOf(name)).length > 1)
    .map((name) => `A beacon has at most one value of each metric; ${name} has several.`);
}

function issuesOf(vital: unknown): string[] {
  if (typeof vital !== 'object' || vital === null || Array.isArray(vital))
    return ['A value has to be an object.'];
  const unknown = Object.keys(vital).filter((key) => !Object.hasOwn(rules, key));
  return [
    ...unknown.map((key) => `"${key}" is not known.`),
    ...Object.entries(rules)
      .filter(([key, [test]]) => !test((vital as Record<string, unknown>)[key]))
      .map(([key, [, expected]]) => `"${key}" has to be ${expected}.`),
  ];
}

/** The type of the page at a path, in any language. */
export const typeOfPage = (page: string): string => pageTypeOf(splitLocalePath(page).path) ?? 'other';

/** The median and the 75th percentile by type of page, class of device, language, and metric, in that order. */
export function summarize(vitals: Vital[]): VitalSummary[] {
  const groups = new Map<string, Omit<VitalSummary, 'count' | 'p50' | 'p75'> & { values: number[] }>();
  for (const { page, device, language, name, value } of vitals) {
    const pageType = typeOfPage(page);
    const key = `${pageType} ${device} ${language} ${name}`;
    const group = groups.get(key) ?? { pageType, device, language, name, values: [] };
    group.values.push(value);
    groups.set(key, group);
  }
  return [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, { values, ...group }]) => {
      const sorted = values.sort((a, b) => a - b);
      return { ...group, count: sorted.length, p50: quantile(sorted, 0.5), p75: quantile(sorted, 0.75) };
    });
}

/** The quantile of sorted values, interpolated between two of them if necessary. */
function quantile(sorted: number[], share: number): number {
  const position = (sorted.length - 1) * share;
  const below = sorted[Math.floor(position)] ?? 0;
  const above = sorted[Math.ceil(position)] ?? below;
  return below + (above - below) * (position - Math.floor(position));
}
