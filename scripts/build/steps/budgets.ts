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

/** The limits of every kind of page. */
export const budgets = {
  home: content,
  services: content,
  service: content,
  // The filter: 124.6 kB of script; 100.5 kB in all.
  list: { ...content, scriptAfter: 125_000, total: 103_000 },
  // The form that checks itself, and the table of contents: 136.3 kB of script; 102.3 kB in all.
  study: { ...content, scriptAfter: 138_000, total: 105_000 },
  industries: content,
  industry: content,
  about: content,
  // The form: 124.4 kB of script; 99.0 kB in all.
  contact: { ...content, scriptAfter: 126_000, total: 101_000 },
  legal: content,
  'not-found': content,
} satisfies Record<string, Budget>;

export type PageKind = keyof typeof budgets;

const kinds: readonly [RegExp, PageKind][] = [
  [/^index$/, 'home'],
  [/^services$/, 'services'],
  [/^services\/[^/]+$/, 'service'],
  [/^case-studies$/, 'list'],
  [/^case-studies\/[^/]+$/, 'study'],
  [/^industries$/, 'industries'],
  [/^industries\/[^/]+$/, 'industry'],
  [/^about$/, 'about'],
  [/^contact$/, 'contact'],
  [/^(privacy-policy|terms-of-service)$/, 'legal'],
  [/^404$/, 'not-found'],
];

/**
 * The kind of a page.
 * @param file its name from `out`, e.g. `es/services/ai-ml.html`
 * @param languages those with a prefix in their addresses
 * @throws {Error} for a page that has no budget yet
 */
export function kindOf(file: string, languages: readonly string[]): PageKind {
  const [first = '', ...rest] = file.replace(/\.html$/, '').split('/');
  const path = languages.includes(first) ? rest.join('/') || 'index' : [first, ...rest].join('/');
  const kind = kinds.find(([pattern]) => pattern.test(path))?.[1];
  if (!kind)
    throw new Error(`out/${file} is of no known kind; give it a budget in scripts/build/steps/budgets.ts.`);
  return kind;
}
