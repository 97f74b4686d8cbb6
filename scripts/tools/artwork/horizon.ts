import { strataPaths } from '@/lib/seo/strata';
import { readTokens, toHex, token } from '@/lib/site/tokens';

const width = 1600;
const height = 420;
/** The distances of the contour lines from the upper edge of their layer. */
const contours = [9, 20, 33, 48, 65];
const layers = ['dawn-6', 'dawn-5', 'dawn-4', 'dawn-3', 'dawn-2', 'dawn-1', 'night'];

type Mesas = Parameters<typeof strataPaths>[4];

/** The drawings, one below another: the seed and the mesas of each. `call-to-action.css` shows one of them on a page. */
const drawings: readonly [seed: string, mesas?: Mesas][] = [
  ['horizon'],
  [
    'horizon-start',
    [
      { at: 0.7, half: 0.055, height: 0.36 },
      { at: 0.9, half: 0.07, height: 0.62 },
    ],
  ],
  [
    'horizon-middle',
    [
      { at: 0.77, half: 0.05, height: 0.62 },
      { at: 0.9, half: 0.16, height: 0.3 },
    ],
  ],
  [
    'horizon-end',
    [
      { at: 0.97, half: 0.1, height: 0.66 },
      { at: 0.78, half: 0.15, height: 0.26 },
    ],
  ],
];

/**
 * The mesas below calls to action, to the right of the text: the same layers as in link preview pictures, on a transparent
 * background. All are in one file, so that a page with the styles of all needs one request.
 * @returns an SVG document
 */
export function horizonDrawing(): string {
  const tokens = readTokens('light');
  const groups = drawings.map(([seed, mesas], index) => {
    const paths = strataPaths(seed, layers.length, width, height, mesas).map((path, layer) => {
      const fill = toHex(token(tokens, layers[layer] ?? 'night'));
      const id = `${seed}-${layer}`;
      // Contour lines below the upper edge. The next layer covers where they end.
      const lines =
        layer < layers.length - 1 ? contours.map((down) => `<use href="#${id}" y="${down}"/>`) : [];
      return `<defs><path id="${id}" vector-effect="non-scaling-stroke" d="${path}"/></defs><use href="#${id}" fill="${fill}"/><g fill="none" stroke="#fff" stroke-opacity=".22">${lines.join('')}</g>`;
    });
    // An inner `svg` cuts off the lower ends of the lines, which would be in the next drawing.
    return `<svg y="${index * height}" width="${width}" height="${height}">${paths.join('')}</svg>`;
  });
  // Where two drawings meet, all layers end: between two pixels, their edges would show as a line above the next drawing.
  const fill = toHex(token(tokens, 'night'));
  const seams = drawings
    .slice(1)
    .map((_, index) => `<rect y="${(index + 1) * height - 4}" width="${width}" height="8" fill="${fill}"/>`);
  // The styles stretch it to the width of the window.
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height * drawings.length}" preserveAspectRatio="none">${groups.join('')}${seams.join('')}</svg>\n`;
}
