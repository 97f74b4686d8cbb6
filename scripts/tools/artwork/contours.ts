import { readTokens, toHex, token } from '@/lib/site/tokens';
import { noise2, seedFrom } from './random';

const width = 1600;
const height = 640;
/** The distance between sample points, in pixels. */
const pitch = 16;
/** The number of heights with contour lines. */
const count = 17;

type Point = readonly [x: number, y: number];

/**
 * The sides of a cell that a contour line crosses, indexed by the corners above the line (bits: 1 top left, 2 top right,
 * 4 bottom right, 8 bottom left). Sides are numbered clockwise from the top.
 */
const crossings: Record<number, readonly (readonly [from: number, to: number])[]> = {
  1: [[3, 0]],
  2: [[0, 1]],
  3: [[3, 1]],
  4: [[1, 2]],
  5: [
    [3, 0],
    [1, 2],
  ],
  6: [[0, 2]],
  7: [[3, 2]],
  8: [[2, 3]],
  9: [[2, 0]],
  10: [
    [0, 1],
    [2, 3],
  ],
  11: [[2, 1]],
  12: [[1, 3]],
  13: [[1, 0]],
  14: [[0, 3]],
};

/**
 * Finds the contour lines of a surface at one height (marching squares). Higher ground is always on the same side.
 * @param heightAt the height at a point from (0, 0) to (`columns`, `rows`)
 * @returns the points of each line; a closed line ends at its first point
 */
export function contourLines(
  heightAt: (column: number, row: number) => number,
  columns: number,
  rows: number,
  level: number,
): Point[][] {
  const heights = Array.from({ length: rows + 1 }, (_, row) =>
    Array.from({ length: columns + 1 }, (_, column) => heightAt(column, row) - level),
  );
  const above = (column: number, row: number) => heights[row]?.[column] ?? 0;
  const between = (one: number, other: number) => one / (one - other);
  // Two cells share each side, so the point on it needs the same key and position in both.
  const sides = (column: number, row: number): [name: string, point: Point][] => [
    [`${column} ${row} across`, [column + between(above(column, row), above(column + 1, row)), row]],
    [
      `${column + 1} ${row} down`,
      [column + 1, row + between(above(column + 1, row), above(column + 1, row + 1))],
    ],
    [
      `${column} ${row + 1} across`,
      [column + between(above(column, row + 1), above(column + 1, row + 1)), row + 1],
    ],
    [`${column} ${row} down`, [column, row + between(above(column, row), above(column, row + 1))]],
  ];
  const next = new Map<string, string>();
  const points = new Map<string, Point>();
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const corners = [
        above(column, row),
        above(column + 1, row),
        above(column + 1, row + 1),
        above(column, row + 1),
      ];
      const kind = corners.reduce((sum, corner, index) => sum + (corner > 0 ? 1 << index : 0), 0);
      const ends = sides(column, row);
      for (const [from, to] of crossings[kind] ?? []) {
        const [start, end] = [ends[from] as [string, Point], ends[to] as [string, Point]];
        points.set(...start);
        points.set(...end);
        next.set(start[0], end[0]);
      }
    }
  }
  const ends = new Set(next.values());
  // First the open lines, from their start; the remaining lines are closed.
  const starts = [...next.keys()].filter((name) => !ends.has(name)).concat([...next.keys()]);
  return starts.flatMap((start) => {
    const line: Point[] = [];
    let name: string | undefined = start;
    while (name !== undefined && next.has(name)) {
      line.push(points.get(name) as Point);
      const following: string | undefined = next.get(name);
      next.delete(name);
      name = following;
    }
    if (line.length === 0) return [];
    return [[...line, points.get(name as string) as Point]];
  });
}

/** A smooth SVG path through the midpoints between a line's points, with the points as control points. */
function pathOf(line: Point[]): string {
  const text = ([x, y]: Point) => `${Math.round(x * pitch)} ${Math.round(y * pitch)}`;
  const middle = (one: Point, other: Point): Point => [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
  const last = line.length - 1;
  const closed = line[0]?.join() === line[last]?.join();
  // Every second point is enough for a smooth line and halves the file size.
  const points = line.filter((_, index) =>
    index % 2 === 0 ? !(closed && index === last) : index === last && !closed,
  );
  const bends = points.map((point, index) => {
    const following = points[index + 1] ?? (closed ? points[0] : undefined) ?? point;
    return `${text(point)} ${text(middle(point, following))}`;
  });
  const start = points[0] as Point;
  return `M${text(closed ? middle(points.at(-1) as Point, start) : start)}Q${bends.join(' ')}`;
}

/**
 * The fallback picture for the map: contour lines around a marker in the center. It shows no real place, so it suits any
 * address. For the dark background ("night") in both themes.
 * @returns an SVG document
 */
export function contourMap(): string {
  const tokens = readTokens('light');
  const color = (name: string) => toHex(token(tokens, name));
  const seed = seedFrom('map');
  const [columns, rows] = [width / pitch, height / pitch];
  const surface = (column: number, row: number) => {
    const x = ((column - columns / 2) * pitch) / height;
    const y = ((row - rows / 2) * pitch) / height;
    // A plateau with steep sides, where the lines are close together.
    const mesa = 1 / (1 + (Math.hypot((x + 0.06) * 0.75, y) / 0.36) ** 5);
    const rough = 0.22 * noise2(seed, x * 2.2, y * 2.2) + 0.07 * noise2(seed + 1, x * 5, y * 5);
    return 0.56 * mesa + rough + 0.12 * noise2(seed + 2, x * 0.9, y * 0.9);
  };
  const lines = Array.from({ length: count }, (_, index) => {
    const share = index / (count - 1);
    const stroke = color(
      ['night-line', 'dawn-2', 'dawn-3', 'dawn-4', 'dawn-5'][Math.floor(share * 4.99)] ?? '',
    );
    const found = contourLines(surface, columns, rows, -0.25 + 0.92 * share).filter(
      ({ length }) => length > 12,
    );
    return `<path stroke="${stroke}" stroke-width="${index % 4 === 3 ? 3 : 1.5}" d="${found.map(pathOf).join('')}"/>`;
  });
  const marker = `<path fill="${color('dawn-6')}" stroke="${color('night')}" stroke-width="4" stroke-linejoin="round" d="M800 320C800 320 774 286 774 266A26 26 0 0 1 826 266C826 286 800 320 800 320Z"/><circle cx="800" cy="266" r="9" fill="${color('night')}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><g fill="none" stroke-linecap="round">${lines.join('')}</g>${marker}</svg>\n`;
}
