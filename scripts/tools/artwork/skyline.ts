import { type Mesa, strataPaths } from '@/lib/seo/strata';
import { entryKinds } from '@/lib/site/site-map';
import { type Tokens, toHex, token } from '@/lib/site/tokens';
import { magnitude } from './case-studies';
import type { Entry } from './entries';
import { random, seedFrom } from './random';
import { mix } from './shapes';

const width = 1600;
const height = 420;
/** The distances of the contour lines from the upper edge of their layer. */
const contours = [9, 20, 33, 48, 65];
const layers = ['dawn-6', 'dawn-5', 'dawn-4', 'dawn-3', 'dawn-2', 'dawn-1', 'night'];
const style = `<style>.leader{stroke:#fff;stroke-opacity:.5}@media(max-width:1279px){.leader{display:none}}</style>`;
/** The share of the width that the mesas take: to the right of the text. */
const [from, to] = [0.6, 0.94];
const [lowest, highest] = [0.16, 0.66];

const isEntryKind = (kind: string): boolean => (entryKinds as readonly string[]).includes(kind);

/** Whether an entry has a page that ends with a call to action. */
export const closesPage = (entry: Entry): boolean =>
  entry.kind === 'pages' ? entry.closes : isEntryKind(entry.kind);

/**
 * One mesa for each height from 0 to 1, from left to right.
 * @param half half the width of each, as a share of the distance between two; from 0.5 on, they touch
 */
function row(heights: readonly number[], half = 0.43): Mesa[] {
  const pitch = (to - from) / heights.length;
  return heights.map((share, index) => ({
    at: from + (index + 0.5) * pitch,
    half: pitch * half,
    height: mix(lowest, highest, share),
  }));
}

/**
 * The figures of an entry as mesas: the first results of a case study, which are below its hero, the steps of a service,
 * the numbers that an article compares. Others have two or three by their seed, and the home page has one, as its hero.
 */
function mesasOf(entry: Entry, seed: number): Mesa[] {
  const chance = random(seed);
  const most = entry.kind === 'insights' ? Math.max(0, ...entry.values) : 0;
  if (entry.kind === 'case-studies') return row(entry.metrics.slice(0, 4).map(magnitude));
  if (entry.kind === 'services')
    return row(
      Array.from({ length: entry.steps }, (_, index) => (index + 1) / entry.steps),
      0.6,
    );
  if (entry.kind === 'insights' && entry.values.length > 1 && most > 0)
    return row(entry.values.slice(0, 6).map((value) => value / most));
  if (entry.kind === 'pages' && entry.id === 'home') return [{ at: 0.83, half: 0.09, height: 0.66 }];
  return row(Array.from({ length: chance.pick([2, 3]) }, () => chance.next()));
}

/**
 * A line from a mesa up to its figure, which is text in the page (`call-to-action.tsx`). In the windows that show the
 * figures only; the query is about the width of the picture.
 */
const leader = ({ at }: Mesa): string => {
  const x = Math.round(at * width);
  return `<path class="leader" vector-effect="non-scaling-stroke" d="M${x} 50V${height}"/>`;
};

/**
 * The mesas below the call to action of an entry's page: the same layers as in link preview pictures, on a transparent
 * background. Styles stretch it to the width of the window.
 * @returns an SVG document
 */
export function skylineDrawing(entry: Entry, tokens: Tokens): string {
  const name = `${entry.kind}/${entry.id}`;
  const mesas = mesasOf(entry, seedFrom(name));
  const paths = strataPaths(name, layers.length, width, height, mesas);
  const lines = entry.kind === 'case-studies' ? mesas.map(leader).join('') : '';
  const colors = layers.map((name) => toHex(token(tokens, name)));
  const groups = paths.map((path, layer) => {
    // Toward its foot, each layer has the color of the next one, as light that fades.
    const shade = `<linearGradient id="s${layer}" x2="0" y2="1"><stop stop-color="${colors[layer]}"/><stop offset=".8" stop-color="${colors[layer + 1] ?? colors[layer]}"/></linearGradient>`;
    // Contour lines below the upper edge. The next layer covers where they end.
    const isLast = layer === layers.length - 1;
    const lines = isLast ? [] : contours.map((down) => `<use href="#l${layer}" y="${down}"/>`);
    return `<defs>${shade}<path id="l${layer}" vector-effect="non-scaling-stroke" d="${path}"/></defs><use href="#l${layer}" fill="url(#s${layer})" stroke="#fff" stroke-opacity="${isLast ? 0 : 0.5}"/><g fill="none" stroke="#fff" stroke-opacity=".22">${lines.join('')}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none">${style}${lines}${groups.join('')}</svg>\n`;
}
