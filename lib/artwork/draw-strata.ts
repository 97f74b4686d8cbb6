import { type Tokens, toHex, token } from '@/lib/site/tokens';
import { type Mesa, strataPaths } from './strata';

const layerCount = 14;
/** The colors of the edges and of the faces, from the highest layers to the lowest. */
const edges = ['dawn-6', 'dawn-5', 'dawn-4', 'dawn-3', 'dawn-2', 'dawn-1'];
const faces = ['dawn-3', 'dawn-2', 'dawn-1'];
/** The distances of the contour lines from the upper edge of their layer, in pixels. */
const contours = [6, 12];

/**
 * Draws mesas like those in the heroes: dark layers of rock, whose edges are in the light of a sun at the right.
 * @param seed see {@link strataPaths}, as for the other parameters
 * @returns SVG elements on a transparent background
 */
export function drawStrata(
  seed: string,
  tokens: Tokens,
  width: number,
  height: number,
  mesas?: readonly Mesa[],
): string {
  const hex = (name: string) => toHex(token(tokens, name));
  const night = hex('night');
  const layers = strataPaths(seed, layerCount, width, height, mesas).map((path, layer) => {
    const down = layer / layerCount;
    const color = hex(edges[Math.floor(down * edges.length)] as string);
    const face = hex(faces[Math.floor(down * faces.length)] as string);
    const id = `l${layer}`;
    // Faces are darker toward their foot, and edges toward the left, where the text is.
    const light =
      `<linearGradient id="f${layer}" x2="0" y2="1"><stop stop-color="${face}" stop-opacity="${(0.8 * (1 - down)).toFixed(2)}"/><stop offset=".6" stop-color="${face}" stop-opacity=".05"/></linearGradient>` +
      `<linearGradient id="e${layer}"><stop stop-color="${color}" stop-opacity=".1"/><stop offset=".6" stop-color="${color}"/></linearGradient>`;
    // The next layer covers where they end.
    const lines = contours.map((y) => `<use href="#${id}" y="${y}"/>`);
    return `<defs>${light}<path id="${id}" vector-effect="non-scaling-stroke" d="${path}"/></defs><use href="#${id}" fill="${night}"/><use href="#${id}" fill="url(#f${layer})" stroke="url(#e${layer})" stroke-width="1.5"/><g fill="none" stroke="url(#e${layer})" stroke-opacity=".25">${lines.join('')}</g>`;
  });
  const glow = [
    { offset: 0, color: 'dawn-5', share: 0.75 },
    { offset: 0.4, color: 'dawn-3', share: 0.35 },
    { offset: 1, color: 'dawn-2', share: 0 },
  ].map(
    ({ offset, color, share }) =>
      `<stop offset="${offset}" stop-color="${hex(color)}" stop-opacity="${share}"/>`,
  );
  const [x, y, across, up] = [0.94 * width, 0.86 * height, 0.35 * width, 0.8 * height];
  const sun = `<radialGradient id="sun">${glow.join('')}</radialGradient><ellipse cx="${x}" cy="${y}" rx="${across}" ry="${up}" fill="url(#sun)"/>`;
  return sun + layers.join('');
}
