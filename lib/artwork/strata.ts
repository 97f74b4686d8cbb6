import type { Profile } from './profiles';
import { random } from './random-numbers';

/**
 * A hill: its middle and half its width as shares of the drawing's width, its height as a share of the height. A profile
 * gets the distance from the middle divided by `half`. Without a profile, the hill is a table mountain, and `half` is half
 * of its flat top.
 */
export type StrataHill = { at: number; half: number; height: number; profile?: Profile };

/** The mesa of a drawing without others, as far left as it can be: to the right of the text, which takes two thirds. */
export const defaultMesa: StrataHill = { at: 0.85, half: 0.135, height: 0.58 };

/** The distance of the points along a layer, in pixels, before those are left out that the line does not need. */
const pitch = 2;

/** How far a point may be from the line without it, in pixels. */
const tolerance = 0.5;

/** How far a layer continues outside of the drawing, in pixels, so that the drawing has no lines at its edges. */
const outside = 80;

type Point = { x: number; y: number };

/** Leaves out the points that are within `tolerance` of the line without them (Ramer–Douglas–Peucker). */
function simplify(points: readonly Point[]): readonly Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return points;
  const slope = (last.y - first.y) / (last.x - first.x);
  let [farthest, most] = [0, 0];
  for (let index = 1; index < points.length - 1; index++) {
    const { x, y } = points[index] as Point;
    const distance = Math.abs(y - first.y - slope * (x - first.x));
    if (distance > most) [farthest, most] = [index, distance];
  }
  if (most <= tolerance) return [first, last];
  return [...simplify(points.slice(0, farthest + 1)), ...simplify(points.slice(farthest)).slice(1)];
}

/**
 * The outline of a table mountain: a flat top, a cliff, and scree at its foot.
 * @param beyond the distance from the edge of the flat top, as a share of the width of the drawing; negative on top
 * @returns the share of the height, from 0 to 1
 */
function outline(beyond: number): number {
  if (beyond <= 0) return 1;
  const cliff = Math.max(0, 1 - beyond / 0.003);
  return 0.74 * cliff + 0.26 * Math.max(0, 1 - beyond / 0.11) ** 2;
}

/** How far a layer is below the highest one, and how far it reaches beyond it; both from 0 to 1. */
type Bed = { down: number; out: number };

/** Layers of different thickness; every fourth one is thicker, and the next one is a wide ledge. */
function createBeds(count: number, next: () => number): Bed[] {
  let [sunk, reached] = [0, 0];
  const beds = Array.from({ length: count }, (_, index) => {
    const bed = { down: sunk, out: reached };
    sunk += 0.5 + next() + (index % 4 === 2 ? 1 : 0);
    reached += 0.2 + 0.6 * next() + (index % 4 === 3 ? 2 : 0);
    return bed;
  });
  const last = beds.at(-1) as Bed;
  return beds.map(({ down, out }) => ({ down: down / last.down, out: out / last.out }));
}

/** The path of a layer under its upper edge. Distances between points are shorter than coordinates, and compress better. */
function pathOf(edge: readonly Point[], width: number, height: number): string {
  const places = edge.map(({ x, y }) => ({ x, y: Math.round(y * 2) / 2 }));
  const moves = places.slice(1).map(({ x, y }, index) => {
    const last = places[index] as Point;
    return `${x - last.x} ${y - last.y}`;
  });
  const foot = height + outside;
  return `M${-outside} ${foot}V${places[0]?.y}H0l${moves.join(' ')}H${width + outside}V${foot}Z`;
}

/**
 * Draws stacked layers of rock with hills.
 * @param seed the same seed draws the same layers; e.g. the path of a page
 * @param width in pixels
 * @param height in pixels
 * @param hills without any, there is a mesa at a place that depends on the seed
 * @returns an SVG path for each layer, from the highest to the lowest; only its upper edge is inside of the drawing
 */
export function strataPaths(
  seed: string,
  count: number,
  width: number,
  height: number,
  hills?: readonly StrataHill[],
): string[] {
  const next = random(seed);
  const waves = Array.from({ length: 4 }, (_, index) => ({
    length: width / (0.7 + index * 0.9 + next()),
    phase: next() * Math.PI * 2,
    size: 46 / (index + 1),
  }));
  const forms: readonly StrataHill[] = hills ?? [{ ...defaultMesa, at: defaultMesa.at + next() * 0.08 }];
  const beds = createBeds(count, next);
  return beds.map(({ down, out }, layer) => {
    const shrink = 1 - down;
    // The edge of each layer recedes at other places.
    const edge = next() * 100;
    const points = Array.from({ length: Math.ceil(width / pitch) + 1 }, (_, step) => {
      const x = Math.min(width, step * pitch);
      const wave = waves.reduce(
        (sum, { length, phase, size }) =>
          sum + size * Math.sin((x / length) * Math.PI * 2 + phase + layer * 0.12),
        0,
      );
      const rock = forms.map(({ at, half, height: top, profile }) => {
        if (profile) {
          // Lower layers reach farther, so that their edges do not meet at the foot.
          const share = profile((x / width - at) / (half * (1 + 0.4 * out)));
          return { share, rise: top * share };
        }
        const beyond = Math.abs(x / width - at) - half - out * 0.06;
        // Only the cliff is ragged: the scree is smooth. Sines take most of the time, so they are left out elsewhere.
        const near = 1 - Math.abs(beyond) / 0.02;
        const ragged =
          near > 0 ? 0.0008 * Math.sin(x / 13 + edge) + 0.0006 * Math.sin(x / 5.1 + edge * 2) : 0;
        const share = outline(beyond + ragged * near);
        return { share, rise: top * share };
      });
      const plateau = Math.max(...rock.map(({ rise }) => rise));
      // The waves of the ground do not continue on a hill.
      const level = 1 - Math.max(...rock.map(({ share }) => share));
      // Only the highest layer of a mesa is level.
      const uneven =
        level < 1
          ? (1 - level) *
            Math.min(1, down * 4) *
            (1.5 * Math.sin(x / 31 + edge * 3) + 0.6 * Math.sin(x / 13 + edge * 5))
          : 0;
      const ground = height * (0.84 + down * 0.13) - level * wave * (0.12 + shrink * 0.1);
      const y = ground - plateau * shrink * height + uneven;
      return { x, y };
    });
    return pathOf(simplify(points), width, height);
  });
}
