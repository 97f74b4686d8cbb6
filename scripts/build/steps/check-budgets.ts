import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { brotliSettings } from '@/scripts/lib/brotli';
import { type Budget, budgetOf, type Measure, measures, typeOf } from './budgets';
import { planOf, startAttributes } from './deferred-start';
import { filesBelow } from './pages';

const executable = /<script(?: id="[^"]*"| data-src="[^>]*")?>([\s\S]*?)<\/script>/g;
const style = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** All first groups of a pattern, as one text. */
const inside = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, text]) => text).join('\n');

const compressed = (text: string, quality = 9) =>
  brotliCompressSync(text, brotliSettings(text.length, quality)).length;

/** What is asked of the files of an export, by their paths. */
export type Scales = {
  /** The size on the wire: as brotli if the build wrote it beside the file. */
  size: (path: string) => number;
  text: (path: string) => string;
};

/** Scales that ask for each file once. */
export function createScales(out: string): Scales {
  const once = <T>(ask: (file: string) => T) => {
    const known = new Map<string, T>();
    return (path: string): T => {
      const found = known.get(path) ?? ask(join(out, path));
      known.set(path, found);
      return found;
    };
  };
  return {
    size: once((file) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size),
    text: once((file) => readFileSync(file, 'utf8')),
  };
}

/** What a phone asks for before anything is touched, lazy pictures left out: the paths of this site's files. */
export function firstRequests(html: string): { own: string[]; others: number } {
  const body = html.replace(executable, '');
  const paths = new Set<string>();
  const add = (pattern: RegExp) => {
    for (const [, path = ''] of body.matchAll(pattern)) paths.add(path.replaceAll('&amp;', '&'));
  };
  add(/<link rel="(?:preload|stylesheet|manifest)"[^>]* href="([^"]+)"/g);
  // Of several icons a browser takes one, the drawn one if it can.
  add(/<link rel="icon" href="([^"]+\.svg)/g);
  add(/<use href="([^"#]+)#/g);
  add(/url\(["']?(\/[^)"']+\.(?:svg|avif|webp|png))["']?\)/g);
  for (const [picture] of body.matchAll(/<picture>[\s\S]*?<\/picture>/g)) {
    const first = /srcSet="([^ "]+)/.exec(picture)?.[1];
    if (picture.includes('loading="eager"') && first) paths.add(first);
  }
  for (const [image] of body.replace(/<picture>[\s\S]*?<\/picture>/g, '').matchAll(/<img [^>]*>/g)) {
    const source = /src="([^"]+)"/.exec(image)?.[1];
    if (!image.includes('loading="lazy"') && source) paths.add(source);
  }
  const all = [...paths];
  const own = all.filter((path) => path.startsWith('/'));
  return { own, others: all.length - own.length };
}

/**
 * Weighs a page.
 * @throws {Error} if the page has no deferred start
 */
export function weigh(html: string, file: string, { size, text }: Scales): Budget {
  const [attributes, starter] = startAttributes.exec(html) ?? [];
  if (!starter)
    throw new Error(`out/${file} does not say what it starts; see scripts/build/steps/deferred-start.ts.`);
  const { scripts } = planOf(text(starter));
  const { own, others } = firstRequests(html);
  const page = size(`/${file}`);
  const sum = (paths: readonly string[]) => paths.reduce((total, path) => total + size(path), 0);
  return {
    html: page,
    css: compressed(inside(html, style)) + sum(own.filter((path) => path.endsWith('.css'))),
    scriptBefore: compressed(inside(html, executable) + attributes),
    scriptAfter: sum([starter, ...Object.keys(scripts)]),
    fonts: sum(own.filter((path) => path.endsWith('.woff2'))),
    total: page + sum(own),
    requests: 1 + own.length + others,
    // A quick look is enough for a ratio.
    payloadRatio: compressed(html, 4) / compressed(html.replace(executable, ''), 4),
  };
}

/** A number over its limit. */
type Breach = { file: string; measure: Measure; found: number; allowed: number };

function format(value: number, unit: 'B' | '' | '×'): string {
  if (unit === 'B') return `${(value / 1000).toFixed(1)} kB`;
  return unit === '×' ? `${value.toFixed(2)} times` : String(value);
}

/** All breaches as text: the worst page of each measure and kind first, with what to do. */
function describeBreaches(breaches: readonly Breach[]): string {
  return (Object.keys(measures) as Measure[])
    .map((measure) => [measure, breaches.filter((breach) => breach.measure === measure)] as const)
    .filter(([, found]) => found.length > 0)
    .map(([measure, found]) => {
      const { name, unit, why, remedy } = measures[measure];
      const lines = found
        .toSorted((a, b) => b.found / b.allowed - a.found / a.allowed)
        .map(
          (each) => `  out/${each.file}: ${format(each.found, unit)}, allowed ${format(each.allowed, unit)}`,
        );
      return [`✖ ${name}. ${why}`, ...lines, `  → ${remedy}`].join('\n');
    })
    .join('\n');
}

/**
 * Weighs every exported page against its budget.
 * @param out the folder of the export, with its files compressed
 * @returns the heaviest of each measure, for the build's line
 * @throws {Error} that names every breach: page, measured, allowed, what to do
 */
export function checkBudgets(out: string): Budget {
  const scales = createScales(out);
  const breaches: Breach[] = [];
  const heaviest = {} as Budget;
  for (const file of filesBelow(out)) {
    if (!file.endsWith('.html')) continue;
    const allowed = budgetOf(typeOf(file));
    const found = weigh(readFileSync(join(out, file), 'utf8'), file, scales);
    for (const measure of Object.keys(measures) as Measure[]) {
      heaviest[measure] = Math.max(heaviest[measure] ?? 0, found[measure]);
      if (found[measure] > allowed[measure])
        breaches.push({ file, measure, found: found[measure], allowed: allowed[measure] });
    }
  }
  if (breaches.length === 0) return heaviest;
  throw new Error(
    `${describeBreaches(breaches)}\n\n${breaches.length} number(s) are over the budgets of scripts/build/steps/budgets.ts.`,
  );
}
