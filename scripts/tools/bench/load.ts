import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installTools, lighthousePackage, toolsFolder } from '@/scripts/lib/host-tools';
import { run } from '@/scripts/lib/run';
import { browserFlags } from './browser';
import { medians } from './median';

export type Device = 'mobile' | 'desktop';

/** The results of one Lighthouse run: times in milliseconds, score from 0 to 100, sizes in compressed bytes. */
export type Load = {
  lcp: number;
  fcp: number;
  tbt: number;
  cls: number;
  speedIndex: number;
  score: number;
  html: number;
  css: number;
  fonts: number;
  pictures: number;
  script: number;
  other: number;
  requests: number;
};

type Item = { resourceType?: string; transferSize?: number };
type Report = {
  audits: Record<string, { numericValue?: number; details?: { items: Item[] } } | undefined>;
  categories: { performance: { score: number } };
  runtimeError?: { message: string };
};

const kinds: Record<string, keyof Load> = {
  Document: 'html',
  Stylesheet: 'css',
  Font: 'fonts',
  Image: 'pictures',
  Script: 'script',
};

/**
 * Extracts the results from a Lighthouse report.
 * @throws {Error} if the page could not be measured
 */
export function readReport(report: Report): Load {
  if (report.runtimeError) throw new Error(report.runtimeError.message);
  const value = (name: string) => report.audits[name]?.numericValue ?? Number.NaN;
  const load: Load = {
    lcp: value('largest-contentful-paint'),
    fcp: value('first-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    speedIndex: value('speed-index'),
    score: Math.round(report.categories.performance.score * 100),
    html: 0,
    css: 0,
    fonts: 0,
    pictures: 0,
    script: 0,
    other: 0,
    requests: 0,
  };
  for (const { resourceType = '', transferSize = 0 } of report.audits['network-requests']?.details?.items ??
    []) {
    load[kinds[resourceType] ?? 'other'] += transferSize;
    load.requests++;
  }
  return load;
}

async function measure(address: string, device: Device, browser: string): Promise<Load> {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const path = join(folder, 'report.json');
  // Lighthouse splits this text at spaces, except in quoted values.
  const flags = ['--headless=new', ...browserFlags].map((flag) => flag.replace(/=(.*)$/, '="$1"')).join(' ');
  const { code, output } = await run(
    join(toolsFolder, 'node_modules/.bin/lighthouse'),
    [
      address,
      '--quiet',
      '--only-categories=performance',
      '--output=json',
      `--output-path=${path}`,
      `--chrome-flags=${flags}`,
      ...(device === 'desktop' ? ['--preset=desktop'] : []),
    ],
    { quiet: true, env: { CHROME_PATH: browser } },
  );
  if (code !== 0) throw new Error(`Lighthouse could not measure ${address}:\n${output}`);
  const load = readReport(JSON.parse(readFileSync(path, 'utf8')));
  rmSync(folder, { recursive: true });
  return load;
}

export type Comparison = { page: Load; floor: Load };

/**
 * Measures a page and its floor alternately, so that other load on the computer affects both equally.
 * @returns the medians of all runs
 */
export async function compareLoads(
  addresses: { page: string; floor: string },
  { device, runs, browser }: { device: Device; runs: number; browser: string },
): Promise<Comparison> {
  await installTools([lighthousePackage]);
  const page: Load[] = [];
  const floor: Load[] = [];
  for (let each = 0; each < runs; each++) {
    page.push(await measure(addresses.page, device, browser));
    floor.push(await measure(addresses.floor, device, browser));
  }
  return { page: medians(page), floor: medians(floor) };
}
