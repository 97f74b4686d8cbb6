import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { memoize } from '@/lib/site/memoize';
import { brotliSettings } from '@/scripts/lib/brotli';
import { count } from '@/scripts/lib/count';
import { kilobytes } from '@/scripts/lib/kilobytes';
import {
  applyEdits,
  attribute,
  type Element,
  isInlineCode,
  parseElements,
  rangeOf,
  removal,
  textOf,
} from '../html';
import { pagesOf } from '../pages';
import { type Budget, budgetOf, isCausedByContent, type Measure, measures, typeOf } from './budgets';
import { parsePlan } from './deferred-start';

const compressed = (text: string, quality = 9) =>
  brotliCompressSync(text, brotliSettings(text.length, quality)).length;

/** Sizes and texts of exported files, by path. */
export type FileSizes = {
  /** The size in bytes as sent: that of the `.br` file, if there is one. */
  size: (path: string) => number;
  text: (path: string) => string;
};

/** Reads sizes and texts from an export, and caches them. */
export function readFileSizes(out: string): FileSizes {
  return {
    size: memoize((path: string) => {
      const file = join(out, path);
      return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
    }),
    text: memoize((path: string) => readFileSync(join(out, path), 'utf8')),
  };
}

/** A parsed page. */
type ParsedPage = { elements: readonly Element[]; withoutCode: string };

function parsePage(html: string): ParsedPage {
  const elements = parseElements(html);
  return { elements, withoutCode: applyEdits(html, elements.filter(isInlineCode).map(removal)) };
}

const preloaded = ['preload', 'stylesheet', 'manifest'];

/**
 * The files that a phone loads before any interaction, without lazy pictures.
 * @returns `own`: the paths of this site's files; `others`: the number of files from other sites
 */
function requestsOf({ elements, withoutCode }: ParsedPage): { own: string[]; others: number } {
  const paths = new Set<string>();
  const add = (tag: string, address: (element: Element) => string | undefined) => {
    for (const element of elements) {
      const path = element.tagName === tag ? address(element) : undefined;
      if (path) paths.add(path);
    }
  };
  add('link', (link) =>
    preloaded.includes(attribute(link, 'rel') ?? '') ? attribute(link, 'href') : undefined,
  );
  add('script', (script) =>
    attribute(script, 'nomodule') === undefined ? attribute(script, 'src') : undefined,
  );
  // Browsers load only one icon, and prefer the SVG.
  add('link', (link) =>
    attribute(link, 'rel') === 'icon' ? /^[^"]+\.svg/.exec(attribute(link, 'href') ?? '')?.[0] : undefined,
  );
  add('use', (use) => attribute(use, 'href')?.split('#')[0]);
  for (const [, path = ''] of withoutCode.matchAll(/url\(["']?(\/[^)"']+\.(?:svg|avif|webp|png))["']?\)/g))
    paths.add(path);
  for (const picture of elements.filter(({ tagName }) => tagName === 'picture')) {
    const { start, end } = rangeOf(picture);
    const inside = elements.filter((element) => rangeOf(element).start > start && rangeOf(element).end < end);
    const first = inside.map((element) => attribute(element, 'srcset')).find(Boolean);
    const isEager = inside.some((element) => attribute(element, 'loading') === 'eager');
    if (isEager && first) paths.add(first.split(' ')[0] ?? '');
  }
  add('img', (image) => {
    const isInPicture = image.parentNode?.nodeName === 'picture';
    return isInPicture || attribute(image, 'loading') === 'lazy' ? undefined : attribute(image, 'src');
  });
  const all = [...paths];
  const own = all.filter((path) => path.startsWith('/'));
  return { own, others: all.length - own.length };
}

/** The paths of the scripts of the client runtime: from the page's start plan, or (plain mode) from the page. */
function startScripts(elements: readonly Element[], file: string, { text }: FileSizes): string[] {
  const scripts = elements.filter(({ tagName }) => tagName === 'script');
  const planned = scripts.map((script) => attribute(script, 'data-src')).find(Boolean);
  if (planned) return [planned, ...Object.keys(parsePlan(text(planned)).scripts)];
  const own = scripts
    .filter((script) => attribute(script, 'nomodule') === undefined)
    .flatMap((script) => attribute(script, 'src') ?? []);
  if (own.length === 0)
    throw new Error(
      `out/${file} has no start plan and no scripts; see scripts/build/steps/deferred-start.ts.`,
    );
  return own;
}

/** Whether an element contains the stylesheet that follows the first view (inline-styles.ts). */
const isRest = (element: Element) => attribute(element, 'data-rest') !== undefined;

/**
 * Measures a page.
 * @throws {Error} if the page does not start the client runtime
 */
export function measurePage(html: string, file: string, sizes: FileSizes): Budget {
  const page = parsePage(html);
  const scripts = startScripts(page.elements, file, sizes);
  const code = page.elements.filter(isInlineCode);
  const styles = page.elements.filter(({ tagName }) => tagName === 'style');
  const { own, others } = requestsOf(page);
  // The first paint does not wait for a stylesheet that follows the first view.
  const late = new Set(
    page.elements
      .filter(({ parentNode }) => parentNode && 'attrs' in parentNode && isRest(parentNode))
      .flatMap((element) => attribute(element, 'href') ?? []),
  );
  const size = sizes.size(`/${file}`);
  const sum = (paths: readonly string[]) => paths.reduce((total, path) => total + sizes.size(path), 0);
  const texts = (elements: readonly Element[]) => elements.map(textOf).join('\n');
  return {
    html: size,
    css: compressed(texts(styles)) + sum(own.filter((path) => path.endsWith('.css') && !late.has(path))),
    scriptBefore: compressed(texts(code) + attributesOf(code)),
    scriptAfter: sum(scripts),
    fonts: sum(own.filter((path) => path.endsWith('.woff2'))),
    total: size + sum(own.filter((path) => !isPhoto(path))),
    requests: 1 + own.length + others,
    // A low quality is accurate enough for a ratio, and faster.
    payloadRatio: compressed(html, 4) / compressed(page.withoutCode, 4),
  };
}

/** Whether a path is a photograph. Budgets do not count them: many are on another host, where their size is unknown. */
const isPhoto = (path: string) => path.startsWith('/images/uploads/');

/** The attributes of scripts as text. */
function attributesOf(scripts: readonly Element[]): string {
  return scripts.flatMap(({ attrs }) => attrs.map(({ name, value }) => ` ${name}="${value}"`)).join('');
}

/** A value over its limit. */
type Breach = { file: string; measure: Measure; found: number; allowed: number };

function format(value: number, unit: 'B' | '' | '×'): string {
  if (unit === 'B') return kilobytes(value);
  return unit === '×' ? `${value.toFixed(2)} times` : String(value);
}

/** The measures that have breaches, each with its breaches, the worst page first. */
function groupBreaches(breaches: readonly Breach[]) {
  return (Object.keys(measures) as Measure[])
    .map((measure) => {
      const pages = breaches
        .filter((breach) => breach.measure === measure)
        .sort((a, b) => b.found / b.allowed - a.found / a.allowed);
      return { ...measures[measure], pages };
    })
    .filter(({ pages }) => pages.length > 0);
}

/** Lists all breaches by measure, with the remedy. */
function describeBreaches(breaches: readonly Breach[]): string {
  return groupBreaches(breaches)
    .map(({ name, unit, why, remedy, pages }) => {
      const lines = pages.map(
        ({ file, found, allowed }) =>
          `  out/${file}: ${format(found, unit)}, allowed ${format(allowed, unit)}`,
      );
      return [`✖ ${name}. ${why}`, ...lines, `  → ${remedy}`].join('\n');
    })
    .join('\n');
}

/** One line for each measure over its limit: the worst page, and the number of pages. */
export function summarizeBreaches(breaches: readonly Breach[]): string {
  return groupBreaches(breaches)
    .map(({ name, unit, pages }) => {
      const { file, found, allowed } = pages[0] as Breach;
      return `  ${name}: out/${file} has ${format(found, unit)}, allowed ${format(allowed, unit)}; pages over the limit: ${pages.length}`;
    })
    .join('\n');
}

/**
 * Measures every exported page.
 * @param out the folder of the export, with compressed files
 * @returns the largest value of each measure, and all breaches
 */
export function measurePages(out: string) {
  const sizes = readFileSizes(out);
  const breaches: Breach[] = [];
  const largest = {} as Budget;
  for (const file of pagesOf(out)) {
    const allowed = budgetOf(typeOf(file));
    const found = measurePage(readFileSync(join(out, file), 'utf8'), file, sizes);
    for (const measure of Object.keys(measures) as Measure[]) {
      largest[measure] = Math.max(largest[measure] ?? 0, found[measure]);
      if (found[measure] > allowed[measure])
        breaches.push({ file, measure, found: found[measure], allowed: allowed[measure] });
    }
  }
  return { largest, breaches };
}

/**
 * Checks every exported page against its budget.
 * @param out the folder of the export, with compressed files
 * @returns the largest value of each measure, and a description of the values over their limits that the content causes
 *   (empty if there are none)
 * @throws {Error} that lists the values over their limits if code causes any: page, measured value, limit, remedy
 */
export function checkBudgets(out: string): { largest: Budget; warning: string } {
  const { largest, breaches } = measurePages(out);
  const isError = ({ file, measure }: Breach) => !isCausedByContent(typeOf(file), measure);
  const errors = breaches.filter(isError);
  const warning = describeBreaches(breaches.filter((breach) => !isError(breach)));
  if (errors.length === 0) return { largest, warning };
  throw new Error(
    `${describeBreaches(errors)}\n\nBeyond the budgets: ${count(errors.length, 'value')}. The budgets are in scripts/build/steps/budgets.ts.\n` +
      `If an urgent update cannot wait for that: npm run build -- --skip "Checking budgets".${warning && `\n\nWarnings:\n${warning}`}`,
  );
}
