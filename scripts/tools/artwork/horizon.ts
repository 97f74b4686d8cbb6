import { strataPaths } from '@/lib/seo/strata';
import { readTokens, toHex, token } from '@/lib/site/tokens';

const width = 1600;
const height = 420;
const layers = ['dawn-6', 'dawn-5', 'dawn-4', 'dawn-3', 'dawn-2', 'dawn-1', 'night'];

/** The mesas of each drawing; `call-to-action.css` chooses one for each page. They are to the right of the text. */
const drawings = {
  horizon: undefined,
  'horizon-start': [
    { at: 0.7, half: 0.055, height: 0.36 },
    { at: 0.9, half: 0.07, height: 0.62 },
  ],
  'horizon-middle': [
    { at: 0.77, half: 0.05, height: 0.62 },
    { at: 0.9, half: 0.16, height: 0.3 },
  ],
  'horizon-end': [
    { at: 0.97, half: 0.1, height: 0.66 },
    { at: 0.78, half: 0.15, height: 0.26 },
  ],
};

/**
 * The mesas below calls to action: the same layers as in link preview pictures, on a transparent background.
 * @returns the name and the text of each SVG document
 */
export function horizonDrawings(): [name: string, svg: string][] {
  const tokens = readTokens('light');
  return Object.entries(drawings).map(([name, mesas]) => {
    const paths = strataPaths(name, layers.length, width, height, mesas).map((path, index) => {
      const fill = toHex(token(tokens, layers[index] ?? 'night'));
      return `<path fill="${fill}" d="${path}"/>`;
    });
    // The styles stretch it to the width of the window.
    return [
      name,
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none">${paths.join('')}</svg>\n`,
    ];
  });
}
