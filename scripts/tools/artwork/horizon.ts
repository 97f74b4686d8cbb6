import { strataPaths } from '@/lib/seo/strata';
import { readTokens, toHex, token } from '@/lib/site/tokens';

const width = 1600;
const height = 420;
const layers = ['dawn-6', 'dawn-5', 'dawn-4', 'dawn-3', 'dawn-2', 'dawn-1', 'night'];

/**
 * The mesa below calls to action: the same layers as in link preview pictures, on a transparent background.
 * @returns an SVG document
 */
export function horizonDrawing(): string {
  const tokens = readTokens('light');
  const paths = strataPaths('horizon', layers.length, width, height).map((path, index) => {
    const fill = toHex(token(tokens, layers[index] ?? 'night'));
    return `<path fill="${fill}" d="${path}"/>`;
  });
  // The styles stretch it to the width of the window.
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none">${paths.join('')}</svg>\n`;
}
