import { type PageType, pageTypeOf } from '@/lib/site/site-map';
import { splitLocalePath } from '@/messages/routing';

/** The values that the build measures for every page. Sizes are in bytes after brotli compression. */
export type Measure =
  | 'html'
  | 'css'
  | 'scriptBefore'
  | 'scriptAfter'
  | 'fonts'
  | 'total'
  | 'requests'
  | 'payloadRatio';

type MeasureInfo = {
  name: string;
  unit: 'B' | '' | '×';
  /**
   * Whether texts and pictures change the value: most values rise with longer texts, `payloadRatio` with shorter ones. Then
   * a value over the limit is a warning: edits never stop a build.
   */
  growsWithContent: boolean;
  why: string;
  remedy: string;
};

/** For each value: its name, unit, the reason for its limit, and what to do when it exceeds the limit. */
export const measures: Record<Measure, MeasureInfo> = {
  html: {
    name: 'HTML with its styles',
    unit: 'B',
    growsWithContent: true,
    why: 'A server may send 14,600 bytes before it waits for an acknowledgment; a page of that size arrives one round trip earlier.',
    remedy: 'Shorten the page, or look for a component whose markup or classes repeat.',
  },
  css: {
    name: 'styles, inline or linked',
    unit: 'B',
    growsWithContent: false,
    why: 'The first paint waits for them.',
    remedy:
      'Use existing classes; see which rules scripts/build/steps/inline-styles.ts selects for the page.',
  },
  scriptBefore: {
    name: 'inline script',
    unit: 'B',
    growsWithContent: false,
    why: 'It runs before or right after the first paint: language, early clicks, photos, and the deferred start.',
    remedy:
      'Move code that can wait into an island; see components/layout/head-script.ts and scripts/build/inline/.',
  },
  scriptAfter: {
    name: 'script of the client runtime',
    unit: 'B',
    growsWithContent: false,
    why: 'An empty Next.js page has 115 kB; the rest is our own code, which every visitor downloads.',
    remedy:
      'Import code dynamically when a visitor needs it; pass heavy sections from the route (SectionList).',
  },
  fonts: {
    name: 'fonts',
    unit: 'B',
    growsWithContent: true,
    why: 'Two variable fonts with Latin letters; a third one would delay the first picture by a tenth of a second.',
    remedy:
      'Use the two fonts of components/styles/fonts.ts; look for unusual characters in the content, and for weights in font-files.json that the styles do not use.',
  },
  total: {
    name: 'everything before the first interaction, without photographs and lazy pictures',
    unit: 'B',
    growsWithContent: true,
    why: '100 kB take half a second on slow 4G (200 bytes per millisecond).',
    remedy:
      'See which of the values above grew; make the artwork of the first picture smaller (npm run art).',
  },
  requests: {
    name: 'requests before the first interaction, without lazy pictures',
    unit: '',
    growsWithContent: true,
    why: 'The limit is twelve in total; two of them are for lazy pictures near the first view.',
    remedy: 'Put small icons into public/icons.svg; load everything below the first view lazily.',
  },
  payloadRatio: {
    name: 'HTML, relative to the same HTML without inline scripts',
    unit: '×',
    growsWithContent: true,
    why: 'Next repeats the content of a page as data; the deferred start removes it.',
    remedy: 'Check that scripts/build/next-html/page.ts still finds the whole payload.',
  },
};

export type Budget = Record<Measure, number>;

/**
 * The default limits: about 1% above the values measured in the longest language: HTML 10.2 to 14.5 kB, styles 4.1 to
 * 11.4 kB, script 125.1 kB, fonts 35.6 kB, total 62 to 81 kB with 7 to 9 requests. The pre-release of Next 16.5 adds 1 kB
 * of script; a new version must stay deployable.
 */
const content: Budget = {
  html: 14_500,
  css: 11_500,
  scriptBefore: 3_100,
  scriptAfter: 126_500,
  fonts: 36_000,
  total: 82_000,
  requests: 10,
  payloadRatio: 1.4,
};

/** Page types that need more. */
const exceptions: Partial<Record<PageType, Partial<Budget>>> = {
  // Because its script lists the paths of all pages and all redirects, about 20 bytes for each. Measured: 3.5 kB of
  // script, 11.8 kB of HTML.
  'not-found': { html: 20_500, scriptBefore: 9_000, payloadRatio: 2.3 },
  // Because of the filters. Measured: 129.3 kB of script.
  'case-studies': { scriptAfter: 130_500 },
  // Because of the form with validation and the table of contents. Measured: 140.4 kB of script.
  'case-study': { scriptAfter: 141_500 },
  // Because of the form. Measured: 128.3 kB of script.
  contact: { scriptAfter: 129_500 },
  // Because of the table of contents. Measured: 126.0 kB of script.
  insight: { scriptAfter: 127_500 },
};

/** The limits of a page type. */
export const budgetOf = (type: PageType): Budget => ({ ...content, ...exceptions[type] });

/** Whether a value over its limit only deserves a warning, because editors can cause it. */
export const isCausedByContent = (type: PageType, measure: Measure): boolean =>
  measures[measure].growsWithContent || (type === 'not-found' && measure === 'scriptBefore');

/**
 * The type of an exported page.
 * @param file its path relative to `out`, e.g. `es/services/ai-ml.html`
 * @throws {Error} if the page is not in the site map
 */
export function typeOf(file: string): PageType {
  const name = file.replace(/\.html$/, '');
  const type = pageTypeOf(splitLocalePath(name === 'index' ? '/' : `/${name}`).path);
  if (!type) throw new Error(`The page out/${file} is not in lib/site/site-map.ts; add it there.`);
  return type;
}
