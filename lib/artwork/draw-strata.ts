import { type Oklch, type Tokens, toHex, token } from '@/lib/site/tokens';
import { defaultMesa, type Mesa, strataPaths } from './strata';

const layerCount = 26;
/** The colors of the edges and of the faces, from the highest layers to the lowest. */
const edges = ['dawn-6', 'dawn-5', 'dawn-4', 'dawn-3', 'dawn-2', 'dawn-1'];
const faces = ['dawn-3', 'dawn-2', 'dawn-1'];

/** The color at a place between 0 and 1 in a row of colors. */
function colorAt(tokens: Tokens, names: readonly string[], place: number): string {
  const at = place * (names.length - 1);
  const first = Math.min(Math.floor(at), names.length - 2);
  const [from, to] = [first, first + 1].map((index) => token(tokens, names[index] as string)) as [
    Oklch,
    Oklch,
  ];
  const between = (low: number, high: number) => low + (high - low) * (at - first);
  // The shorter way around the circle of hues.
  const turn = ((to.h - from.h + 540) % 360) - 180;
  return toHex({ l: between(from.l, to.l), c: between(from.c, to.c), h: from.h + turn * (at - first) });
}

/**
 * Draws mesas like those in the heroes: dark layers of rock, whose edges are in the light of a sun at their foot.
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
  // The sun is at the left foot of the mesas.
  const left = Math.min(...(mesas ?? [defaultMesa]).map(({ at, half }) => at - half));
  const [x, y] = [Math.round((left - 0.03) * width), 0.88 * height];
  const aroundSun = `gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${0.5 * width}"`;
  const layers = strataPaths(seed, layerCount, width, height, mesas).map((path, layer) => {
    const down = layer / (layerCount - 1);
    const edge = colorAt(tokens, edges, down);
    const face = colorAt(tokens, faces, down);
    const id = `l${layer}`;
    const share = 0.7 * (1 - down) ** 0.8;
    // Both are darker away from the sun, also toward the left, where the text is.
    const light =
      `<radialGradient id="f${layer}" ${aroundSun}><stop stop-color="${face}" stop-opacity="${share.toFixed(2)}"/><stop offset="1" stop-color="${face}" stop-opacity=".1"/></radialGradient>` +
      `<radialGradient id="e${layer}" ${aroundSun}><stop stop-color="${edge}"/><stop offset="1" stop-color="${edge}" stop-opacity=".15"/></radialGradient>`;
    return `<defs>${light}<path id="${id}" d="${path}" stroke-width="1.2" vector-effect="non-scaling-stroke"/></defs><use href="#${id}" fill="${night}"/><use href="#${id}" fill="url(#f${layer})" stroke="url(#e${layer})"/>`;
  });
  const glow = [
    { offset: 0, color: 'dawn-5', share: 1 },
    { offset: 0.32, color: 'dawn-3', share: 0.55 },
    { offset: 1, color: 'dawn-2', share: 0 },
  ].map(
    ({ offset, color, share }) =>
      `<stop offset="${offset}" stop-color="${hex(color)}" stop-opacity="${share}"/>`,
  );
  const [across, up] = [0.22 * width, 0.62 * height];
  const sun = `<radialGradient id="sun">${glow.join('')}</radialGradient><ellipse cx="${x}" cy="${y}" rx="${across}" ry="${up}" fill="url(#sun)"/>`;
  return sun + layers.join('');
}
