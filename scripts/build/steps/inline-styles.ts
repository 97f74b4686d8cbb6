import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { brotliSettings } from '@/scripts/lib/brotli';
import { applyEdits, attribute, rangeOf, removal } from '../html';
import { readPage, stylesheetLinks, UnrecognizedHtml } from '../next-html';
import type { PageChange } from '../pages';
import { pageChangeScript } from './inline-styles/page-change';
import { type Names, namesBefore, namesIn } from './inline-styles/page-names';
import { createRuleSelector, type Scope } from './inline-styles/rule-selector';

/**
 * The size in bytes up to which a page arrives in the first round trip. A server sends 14,600 bytes before it waits for an
 * acknowledgment. Headers take about 1,350 of them, and the policy that a later step adds (`content-security.ts`) about
 * 420. A longer page needs another round trip, which takes longer than loading a stylesheet (docs/performance.md).
 */
const initialCongestionWindow = 12_830;

/** The bytes of the integrity attribute that a later step adds to a stylesheet link. */
const integrityBytes = 60;

/** The size of a page with the best compression. Estimated from a fast compression, unless that is close to the limit. */
function sentBytes(html: string): number {
  const compressed = (quality: number) =>
    brotliCompressSync(html, brotliSettings(html.length, quality)).length;
  const estimate = 0.856 * compressed(4);
  return Math.abs(estimate / initialCongestionWindow - 1) > 0.03 ? estimate : compressed(11);
}

type SelectRules = (path: string, names: Names, scope: Scope) => string;

const styleElement = (href: string, css: string) =>
  `<style data-href="${href}">${css.replaceAll('</', '<\\/')}</style>`;

/** Which styles a page has in its HTML: all that it may need, those of its first view, or none, only the link. */
type StyledPage = { kind: 'all' | 'firstView' | 'linked'; html: string };

/**
 * Replaces the stylesheet link of a page with the rules that the page needs, so that the first paint does not wait for the
 * stylesheet. `data-href` has the URL of the full stylesheet, which the start script loads later for content that scripts
 * add.
 *
 * If the page would become too long, it gets only the rules for its first view, and the link moves to the end of that view
 * (`components/pages/rest-of-page.tsx`). Browsers paint everything before the link, and wait before they paint the rest;
 * Firefox waits only because of the start script, which moves together with the link. If the page would still be too long,
 * it keeps its link.
 * @param selectRules returns the rules of the stylesheet at `path` for a page with these names
 * @throws {UnrecognizedHtml} if the page has no stylesheet link in the expected form
 */
export function inlinePageStyles(html: string, file: string, selectRules: SelectRules): StyledPage {
  const page = readPage(html, file);
  const links = stylesheetLinks(page);
  if (links.length === 0) throw new UnrecognizedHtml(file, 'stylesheet', 'it links no stylesheet');
  const script = pageChangeScript(
    links.map(({ href }) => selectRules(href, new Set(), 'page-change')).join(''),
  );
  const replaceLinks = (names: Names, scope: Scope) =>
    links.map(({ element, href }) => ({
      ...rangeOf(element),
      text: styleElement(href, selectRules(href, names, scope)),
    }));
  // React takes the first inline script of the head for its own.
  const withScript = (text: string) => text.replace('</head>', () => `${script}</head>`);

  const whole = withScript(applyEdits(html, replaceLinks(namesIn(html), 'all')));
  if (sentBytes(whole) <= initialCongestionWindow) return { kind: 'all', html: whole };

  const rest = page.elements.find((element) => attribute(element, 'data-rest') !== undefined);
  const start = page.elements.find((element) => attribute(element, 'data-payload') !== undefined);
  if (!rest || !start) return { kind: 'linked', html };
  const position = rangeOf(rest).start;
  const moved = [
    ...links.map(({ href }) => `<link rel="stylesheet" href="${href}"/>`),
    html.slice(rangeOf(start).start, rangeOf(start).end),
  ].join('');
  const split = withScript(
    applyEdits(html, [
      ...replaceLinks(namesBefore(page.elements, position), 'first-paint'),
      { ...rangeOf(rest), text: `<div hidden="" data-rest="">${moved}</div>` },
      removal(start),
    ]),
  );
  return sentBytes(split) + integrityBytes <= initialCongestionWindow
    ? { kind: 'firstView', html: split }
    : { kind: 'linked', html };
}

/** How many pages have all their styles, those of their first view, or only a link. */
export type InlinedPages = Record<StyledPage['kind'], number>;

/**
 * Creates the change that inlines the styles of pages that are short enough. Must run after changes that make pages
 * shorter.
 * @param counts is increased for each page
 */
export function createInlineStyles(out: string, counts: InlinedPages): PageChange {
  const selectors = new Map<string, (names: Names) => string>();
  return (html, file) => {
    const styled = inlinePageStyles(html, file, (path, names, scope) => {
      const key = `${path} ${scope}`;
      const selectRules =
        selectors.get(key) ?? createRuleSelector(readFileSync(join(out, path), 'utf8'), path, scope);
      selectors.set(key, selectRules);
      return selectRules(names);
    });
    counts[styled.kind]++;
    return styled.html;
  };
}
