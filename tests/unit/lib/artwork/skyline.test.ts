import { type SkylineSource, skylineDrawing } from '@/lib/artwork/skyline';
import { type Oklch, readTokens, toHex } from '@/lib/site/tokens';

const tokens = readTokens('dark');
const drawingOf = (source: SkylineSource) =>
  new DOMParser().parseFromString(skylineDrawing(source, tokens), 'image/svg+xml').documentElement;

const study = (shares: number[], industry = 'financial'): SkylineSource => ({
  folder: 'case-studies',
  id: 'bank',
  industry,
  shares,
});

type Point = { x: number; y: number };
type Side = { left: number; right: number };

/** The points of the upper edge of each layer, from left to right; the y axis points down. */
function layersOf(source: SkylineSource): Point[][] {
  return [...drawingOf(source).querySelectorAll('path[id^="l"]')].map((layer) => {
    const path = layer.getAttribute('d') ?? '';
    const [start, moves = ''] = (path.match(/V([\d.]+)H0l([^H]+)H/) ?? []).slice(1);
    const numbers = moves.split(' ').map(Number);
    let last = { x: 0, y: Number(start) };
    const next = numbers.flatMap((dx, index) => {
      if (index % 2 !== 0) return [];
      last = { x: last.x + dx, y: last.y + (numbers[index + 1] as number) };
      return [last];
    });
    return [{ x: 0, y: Number(start) }, ...next];
  });
}

/** The heights of the upper edge of the highest layer at 201 places, from left to right; the y axis points down. */
function edgeOf(source: SkylineSource): number[] {
  const [points = []] = layersOf(source);
  return Array.from({ length: 201 }, (_, place) => {
    const x = place * 8;
    const next = Math.max(
      1,
      points.findIndex((point) => point.x >= x),
    );
    const [from, to] = [points[next - 1], points[next]] as [Point, Point];
    return from.y + ((to.y - from.y) * (x - from.x)) / (to.x - from.x);
  });
}

/** How often the edge to the right of the text rises by more than 12 pixels after it was level or fell as much. */
function summitsOf(source: SkylineSource): number {
  const right = edgeOf(source).slice(110, 196);
  let summits = 0;
  let isUp = false;
  let turn = right[0] as number;
  for (const y of right) {
    turn = isUp ? Math.min(turn, y) : Math.max(turn, y);
    if (Math.abs(y - turn) <= 12) continue;
    isUp = !isUp;
    turn = y;
    if (isUp) summits++;
  }
  return summits;
}

it('draws a mesa for each of the first results of a case study', () => {
  expect(summitsOf(study([0.37, 0.96, 0.5, 0.9]))).toBe(4);
  expect(summitsOf(study([0.37, 0.96]))).toBe(2);
});

it('draws a result higher the larger its change is', () => {
  // The highest point of each of three hills; the y axis points down.
  const edge = edgeOf(study([0.4, 0.9, 0.1]));
  const at = (share: number) => Math.floor(edge.length * share);
  const [first, second, third] = [
    [0.6, 0.71],
    [0.73, 0.82],
    [0.84, 0.95],
  ].map(([from = 0, to = 0]) => Math.min(...edge.slice(at(from), at(to)))) as [number, number, number];
  expect(second).toBeLessThan(first);
  expect(first).toBeLessThan(third);
});

it('draws the hills of a case study with the outline that they have in its hero', () => {
  const outlines = ['financial', 'insurance', 'public-sector'].map((industry) =>
    edgeOf(study([0.9, 0.4], industry)),
  );
  const [needles, tails, domes] = outlines.map((edge) => {
    const top = Math.min(...edge);
    const summit = edge.indexOf(top);
    // The width of the highest hill at half its height, to the left and to the right of its top.
    const low = top + (420 * 0.84 - top) / 2;
    const right = edge.slice(summit).findIndex((y) => y > low);
    const left = edge
      .slice(0, summit + 1)
      .reverse()
      .findIndex((y) => y > low);
    return { left, right };
  }) as [Side, Side, Side];
  expect(domes.right).toBeGreaterThan(needles.right);
  expect(Math.abs(needles.left - needles.right)).toBeLessThanOrEqual(1);
  expect(tails.right).toBeGreaterThan(tails.left);
});

it.each([
  ['healthcare', 2],
  ['insurance', 1],
  ['manufacturing', 5],
  ['public-sector', 2],
  ['education', 3],
  ['non-profit', 5],
])('draws the land of an industry, as in its hero: %s', (id, summits) => {
  expect(summitsOf({ folder: 'industries', id })).toBe(summits);
});

it.each(['healthcare', 'public-sector'])('puts the sun in the gap of a valley: %s', (id) => {
  const source: SkylineSource = { folder: 'industries', id };
  const edge = edgeOf(source);
  const sun = Math.round(Number(drawingOf(source).querySelector('ellipse')?.getAttribute('cx')) / 8);
  const gap = edge[sun] as number;
  expect(Math.min(...edge.slice(sun - 30, sun))).toBeLessThan(gap - 60);
  expect(Math.min(...edge.slice(sun, sun + 30))).toBeLessThan(gap - 60);
});

it('draws land for an industry without its own', () => {
  expect(Math.min(...edgeOf({ folder: 'industries', id: 'energy' }))).toBeLessThan(420 * 0.5);
});

it('rises to the right with the steps of a service', () => {
  const edge = edgeOf({ folder: 'services', id: 'cloud', steps: 5 });
  const at = (share: number) => edge[Math.floor(edge.length * share)] as number;
  expect(at(0.9)).toBeLessThan(at(0.8));
  expect(at(0.8)).toBeLessThan(at(0.68));
  expect(at(0.68)).toBeLessThan(at(0.45));
});

it('follows the numbers of an article, from the smallest to the largest', () => {
  const edge = edgeOf({ folder: 'insights', id: 'one', values: [303, 309, 305] });
  const [first = 0, second = 0, third = 0] = [0.66, 0.77, 0.88].map((share) => edge[Math.floor(share * 200)]);
  expect(second).toBeLessThan(third - 50);
  expect(third).toBeLessThan(first - 30);
});

it.each([[[]], [[0, 0]], [[4]]])('draws two or three mesas for an article with the numbers %j', (values) => {
  expect([2, 3]).toContain(summitsOf({ folder: 'insights', id: 'one', values }));
});

it('differs between pages', () => {
  const pages = ['home', 'about', 'services', 'industries', 'another', 'one-more'].map(
    (id): SkylineSource => ({ folder: 'pages', id }),
  );
  expect(new Set(pages.map((page) => edgeOf(page).join())).size).toBe(pages.length);
});

it('keeps the left side low, where the text is', () => {
  const edge = edgeOf(study([0.9, 0.9]));
  const left = edge.slice(0, Math.floor(edge.length * 0.5));
  expect(Math.min(...left)).toBeGreaterThan(420 * 0.7);
});

it('gives each layer a color between those of the dawn, from amber to indigo', () => {
  const colors = [...drawingOf(study([0.37])).querySelectorAll('[id^="e"]')].map((gradient) =>
    gradient.lastElementChild?.getAttribute('stop-color'),
  );
  expect(colors.at(0)).toBe(toHex(tokens['dawn-6'] as Oklch));
  expect(colors.at(-1)).toBe(toHex(tokens['dawn-1'] as Oklch));
  expect(colors.length).toBeGreaterThan(10);
  expect(new Set(colors).size).toBe(colors.length);
});

it('draws each step of a mesa at least as wide as the one above it', () => {
  const steps = layersOf({ folder: 'pages', id: 'home' })
    .slice(0, -1)
    .map((points) => {
      const top = Math.min(...points.map(({ y }) => y));
      // Layers are uneven by a few pixels.
      const flat = points.filter(({ y }) => y < top + 5).map(({ x }) => x);
      return { left: Math.min(...flat), right: Math.max(...flat) };
    });
  expect(steps.length).toBeGreaterThan(10);
  for (const [index, { left, right }] of steps.slice(1).entries()) {
    // Edges are ragged by a few pixels.
    expect(left).toBeLessThan((steps[index]?.left as number) + 5);
    expect(right).toBeGreaterThan((steps[index]?.right as number) - 5);
  }
});

it('shades the right side of each mesa, which is turned away from the sun', () => {
  const drawing = drawingOf(study([0.37, 0.96]));
  const shades = [...drawing.querySelectorAll('g[clip-path] ellipse')].map((shade) =>
    Number(shade.getAttribute('cx')),
  );
  const edge = edgeOf(study([0.37, 0.96]));
  const heightAt = (x: number) => edge[Math.round(x / 8)] as number;
  expect(shades).toHaveLength(2);
  // To the left of its middle, the shade is still on the rock; as far to the right, the rock has ended or is lower.
  for (const x of shades) expect(heightAt(x - 60)).toBeLessThan(heightAt(x + 60));
});

it('draws the sun at the left foot of the mesas', () => {
  const source = study([0.37, 0.96]);
  const sun = Number(drawingOf(source).querySelector('ellipse')?.getAttribute('cx'));
  const edge = edgeOf(source);
  expect(edge[Math.round(sun / 8)]).toBeGreaterThan(420 * 0.6);
  expect(Math.min(...edge.slice(Math.round(sun / 8)))).toBeLessThan(420 * 0.5);
});

it('ends in the color of the footer', () => {
  const drawing = drawingOf({ folder: 'pages', id: 'home' });
  const stop = drawing.querySelector('#ground')?.lastElementChild;
  expect(stop?.getAttribute('stop-color')).toBe(toHex(tokens.night as Oklch));
  expect(stop?.getAttribute('stop-opacity')).toBeNull();
  expect(drawing.lastElementChild?.getAttribute('fill')).toBe('url(#ground)');
});
