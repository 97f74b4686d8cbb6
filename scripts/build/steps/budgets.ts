import { type PageType, pageTypeOf } from '@/lib/site/site-map';
import { splitLocalePath } from '@/messages/routing';

/** What the build measures on every page; bytes are those on the wire, with brotli. */
export type Measure =
  | 'html'
  | 'css'
  | 'scriptBefore'
  | 'scriptAfter'
  | 'fonts'
  | 'total'
  | 'requests'
  | 'payloadRatio';

/** What each number is, why it has a limit, and what to do about a breach. */
export const measures: Record<Measure, { name: string; unit: 'B' | '' | '×'; why: string; remedy: string }> =
  {
    html: {
      name: 'HTML with its styles',
      unit: 'B',
      why: 'A server may send 14,600 bytes before it waits for an acknowledgment; a page within them arrives one round trip earlier.',
      remedy: 'Shorten the page, or look for a component whose markup or classes repeat.',
    },
    css: {
      name: 'styles, within the page or beside it',
      unit: 'B',
      why: 'Nothing is painted before they are there.',
      remedy:
        'Use classes that exist already; see what scripts/build/steps/inline-styles.ts keeps for the page.',
    },
    scriptBefore: {
      name: 'script before intent (inline)',
      unit: 'B',
      why: 'It runs before the first paint or right after it: language, first clicks, photographs, and what waits to start the rest.',
      remedy:
        'Move what can wait into an island; look at components/layout/head-script.ts and scripts/build/inline/.',
    },
    scriptAfter: {
      name: 'script after the start',
      unit: 'B',
      why: 'An empty page of Next has 115 kB; the rest is our own code, and every visitor parses it.',
      remedy:
        'Import what only an action needs when the action comes; hand heavy sections in by page (SectionList).',
    },
    fonts: {
      name: 'fonts',
      unit: 'B',
      why: 'Two variable fonts for Latin; a third one would delay the first picture by a tenth of a second.',
      remedy: 'Use a weight of the two fonts of components/styles/fonts.ts.',
    },
    total: {
      name: 'all before intent, without lazy pictures',
      unit: 'B',
      why: 'Half a second on slow 4G (200 bytes a millisecond) for everything that a first view needs.',
      remedy:
        'See which of the numbers above grew; draw the artwork of the first picture smaller (npm run art).',
    },
    requests: {
      name: 'requests before intent, without lazy pictures',
      unit: '',
      why: 'Twelve in all; two are left for lazy pictures that are near the first view.',
      remedy: 'Put small icons into public/icons.svg; load what lies below the first view lazily.',
    },
    payloadRatio: {
      name: 'HTML compared with the same HTML without inline scripts',
      unit: '×',
      why: 'Next repeats its pages as data; the step that defers the start removes that.',
      remedy: 'See whether scripts/build/next-html/page.ts still finds all of the payload.',
    },
  };

export type Budget = Record<Measure, number>;

/**
 * Measured when these were set, in the longest of the three languages: HTML 8.7 to 13.2 kB, styles 4.5 to 7.9 kB,
 * script 121.9 kB, in all 83 to 98 kB with 7 to 9 requests. A few in a hundred on top leave editors room.
 */
const content: Budget = {
  html: 14_500,
  css: 8_300,
  scriptBefore: 3_100,
  scriptAfter: 124_000,
  fonts: 62_000,
  total: 100_000,
  requests: 10,
  payloadRatio: 1.4,
};

/** Where a type of page needs more than the others. */
const exceptions: Partial<Record<PageType, Partial<Budget>>> = {
  // The filter: 125.0 kB of script, 125.9 kB with the pre-release of Next 16.5, which must stay deployable.
  'case-studies': { scriptAfter: 126_500, total: 103_000 },
  // The form that checks itself, and the table of contents: 136.3 kB of script; 102.3 kB in all.
  'case-study': { scriptAfter: 138_000, total: 105_000 },
  // The form: 124.4 kB of script; 99.0 kB in all.
  contact: { scriptAfter: 126_000, total: 101_000 },
};

/** The limits of a type of page. */
export const budgetOf = (type: PageType): Budget => ({ ...content, ...exceptions[type] });

/**
 * The type of an exported page.
 * @param file its name from `out`, e.g. `es/services/ai-ml.html`
 * @throws {Error} for a page that the site map does not know
 */
export function typeOf(file: string): PageType {
  const name = file.replace(/\.html$/, '');
  const type = pageTypeOf(splitLocalePath(name === 'index' ? '/' : `/${name}`).path);
  if (!type) throw new Error(`out/${file} is a page that lib/site/site-map.ts does not name; add it there.`);
  return type;
}
