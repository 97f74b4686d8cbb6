import { promises as fs } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { pageTypeOf } from '@/lib/site/site-map';
import { isLocale, splitLocalePath } from '@/messages/routing';
import { readBody } from '../serve/body';
import type { Answer } from './receive-form';

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

const maxBodyBytes = 2048;

/** No page takes longer than this; a larger number is invalid. */
const maxValue = 10 * 60 * 1000;

/** The log starts again at this size, so that it cannot fill a disk. */
const maxLogBytes = 5 * 1024 * 1024;

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
 * Reads a beacon: one value, or a list with the values of one page view.
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
  const issues = list.flatMap(issuesOf);
  return issues.length > 0 ? { issues } : { vitals: list as Vital[] };
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

/** Receives one beacon of `navigator.sendBeacon`. */
export async function receiveVitals(request: IncomingMessage, log: VitalsLog): Promise<Answer> {
  const body = await readBody(request, maxBodyBytes);
  if (!/^(text\/plain|application\/json)\b/i.test(request.headers['content-type'] ?? '')) {
    return { status: 415, text: 'Send the beacon as application/json or text/plain.\n' };
  }
  if (body === undefined)
    return { status: 413, text: `A beacon has at most ${maxBodyBytes} bytes.\n`, close: true };
  const result = parseVitals(body.toString('utf8'));
  if ('issues' in result) return { status: 400, text: `${result.issues.join('\n')}\n` };
  await log.append(result.vitals);
  return { status: 204, text: '' };
}

/** Stores values as JSON lines. They are samples: unlike an inquiry, one may be lost in a crash. */
export function createVitalsLog(file: string) {
  const previous = file.replace(/\.jsonl$/, '.previous.jsonl');
  let queue: Promise<unknown> = Promise.resolve();

  async function write(lines: string) {
    await fs.mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    const { size } = await fs.stat(file).catch(() => ({ size: 0 }));
    if (size > maxLogBytes) await fs.rename(file, previous);
    // The line break comes first, so that a line cut off by a crash does not damage the next one.
    await fs.appendFile(file, lines, { mode: 0o600 });
  }

  return {
    append(vitals: Vital[]): Promise<void> {
      const lines = vitals.map((vital) => `\n${JSON.stringify(vital)}`).join('');
      const written = queue.then(() => write(lines));
      queue = written.catch(() => undefined);
      return written;
    },

    /** All values that can be read. */
    async read(): Promise<Vital[]> {
      const texts = await Promise.all(
        [previous, file].map((each) => fs.readFile(each, 'utf8').catch(() => '')),
      );
      return texts
        .flatMap((text) => text.split('\n'))
        .flatMap((line) => {
          const result = line === '' ? undefined : parseVitals(line);
          return result && 'vitals' in result ? result.vitals : [];
        });
    },
  };
}

export type VitalsLog = ReturnType<typeof createVitalsLog>;

const typeOf = (page: string): string => pageTypeOf(splitLocalePath(page).path) ?? 'other';

/** The median and the 75th percentile by type of page, class of device, language, and metric, in that order. */
export function summarize(vitals: Vital[]): VitalSummary[] {
  const groups = new Map<string, Omit<VitalSummary, 'count' | 'p50' | 'p75'> & { values: number[] }>();
  for (const { page, device, language, name, value } of vitals) {
    const pageType = typeOf(page);
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
