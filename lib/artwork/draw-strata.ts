import { type Oklch, type Tokens, toHex, token } from '@/lib/site/tokens';
import type { Profile } from './profiles';
import { defaultMesa, type StrataHill, strataPaths } from './strata';

const layerCount = 34;
/** The colors of the edges and of the faces, from the highest layers to the lowest. */
const edges = ['dawn-6', 'dawn-5', 'dawn-4', 'dawn-3', 'dawn-2', 'dawn-1'];
const faces = ['dawn-3', 'dawn-2', 'dawn-1'];

/** The colors of a circle from its middle to its edge: their places and opacities, from 0 to 1. */
type Glow = readonly { offset: number; color: string; share: number }[];

const sunColors: Glow = [
  { offset: 0, color: 'dawn-6', share: 1 },
  { offset: 0.14, color: 'dawn-5', share: 0.95 },
  { offset: 0.34, color: 'dawn-4', share: 0.55 },
  { offset: 0.6, color: 'dawn-3', share: 0.24 },
  { offset: 1, color: 'dawn-2', share: 0 },
];

const shadeColors: Glow = [
  { offset: 0, color: 'night', share: 0.75 },
  { offset: 0.5, color: 'night', share: 0.5 },
  { offset: 1, color: 'night', share: 0 },
];

/** The SVG element of a glow, for `fill="url(#id)"`. @param hex returns the color of a token, e.g. `#0c1024` */
function glow(id: string, colors: Glow, hex: (name: string) => string): string {
  const stops = colors.map(
    ({ offset, color, share }) =>
      `<stop offset="${offset}" stop-color="${hex(color)}" stop-opacity="${share}"/>`,
  );
  return `<radialGradient id="${id}">${stops.join('')}</radialGradient>`;
}

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

/** The distance from the middle of a hill to its right, where it is half as high. */
function sideOf(profile: Profile): number {
  const steps = Array.from({ length: 100 }, (_, step) => step / 100);
  return steps.find((across) => profile(across) < profile(0) / 2) ?? 1;
}

/**
 * Draws hills like those in the heroes: dark layers of rock, whose edges are in the light of a sun at their foot.
 * @param seed see {@link strataPaths}, as for the other parameters
 * @param sunAt the place of the sun as a share of the width; without it, the sun is at the left foot of the hills
 * @returns SVG elements on a transparent background
 */
export function drawStrata(
  seed: string,
  tokens: Tokens,
  width: number,
  height: number,
  hills?: readonly StrataHill[],
  sunAt?: number,
): string {
  const hex = (name: string) => toHex(token(tokens, name));
  const night = hex('night');
  const forms = hills ?? [defaultMesa];
  const left = Math.min(...forms.map(({ at, half }) => at - half));
  const [x, y] = [Math.round((sunAt ?? left - 0.03) * width), 0.88 * height];
  const aroundSun = `gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${0.5 * width}"`;
  const paths = strataPaths(seed, layerCount, width, height, hills);
  const layers = paths.map((path, layer) => {
    const down = layer / (layerCount - 1);
    const edge = colorAt(tokens, edges, down);
    const face = colorAt(tokens, faces, down);
    const id = `l${layer}`;
    const share = 0.95 * (1 - down) ** 0.7;
    // Both are darker away from the sun, also toward the left, where the text is.
    const light =
      `<radialGradient id="f${layer}" ${aroundSun}><stop stop-color="${face}" stop-opacity="${share.toFixed(2)}"/><stop offset="1" stop-color="${face}" stop-opacity=".1"/></radialGradient>` +
      `<radialGradient id="e${layer}" ${aroundSun}><stop stop-color="${edge}"/><stop offset="1" stop-color="${edge}" stop-opacity=".12"/></radialGradient>`;
    // Each face is darker farther down, so that it looks round.
    const depth = [3, 6, 10].map(
      (below) => `<use href="#${id}" y="${below}" fill="${night}" fill-opacity=".3"/>`,
    );
    return `<defs>${light}<path id="${id}" d="${path}" stroke-width="1.2" vector-effect="non-scaling-stroke"/></defs><use href="#${id}" fill="${night}"/><use href="#${id}" fill="url(#f${layer})" stroke="url(#e${layer})"/>${depth.join('')}`;
  });
  const [across, up] = [0.26 * width, 0.66 * height];
  const sun = `${glow('sun', sunColors, hex)}<ellipse cx="${x}" cy="${y}" rx="${across}" ry="${up}" fill="url(#sun)"/>`;
  // The sides of the hills that are turned away from the sun are in the shade.
  const rock = paths.map((_, layer) => `<use href="#l${layer}"/>`);
  const sides = forms.map(({ at, half, height: top, profile }) => {
    const beyond = profile ? half * sideOf(profile) : half * 1.2;
    const [middle, low] = [(at + beyond) * width, (0.9 - top * 0.45) * height];
    const [wide, high] = [(beyond * 1.1 + 0.02) * width, top * 0.75 * height];
    return `<ellipse cx="${Math.round(middle)}" cy="${Math.round(low)}" rx="${Math.round(wide)}" ry="${Math.round(high)}" fill="url(#shade)"/>`;
  });
  const shade = `${glow('shade', shadeColors, hex)}<clipPath id="rock">${rock.join('')}</clipPath><g clip-path="url(#rock)">${sides.join('')}</g>`;
  return sun + layers.join('') + shade;
}
