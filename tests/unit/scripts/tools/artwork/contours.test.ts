/**
 * @jest-environment node
 */
import { readFileSync } from 'node:fs';
import { contourLines, contourMap } from '@/scripts/tools/artwork/contours';

describe('contour lines', () => {
  const cone = (column: number, row: number) => -Math.hypot(column - 10, row - 10);

  it('form one closed loop around a hill, at one height', () => {
    const lines = contourLines(cone, 20, 20, -6);
    expect(lines).toHaveLength(1);
    const [ring = []] = lines;
    expect(ring.at(-1)).toEqual(ring[0]);
    expect(ring.length).toBeGreaterThan(20);
    for (const [x, y] of ring) expect(cone(x, y)).toBeCloseTo(-6, 1);
  });

  it('run from edge to edge if they are not closed', () => {
    const [line = [], ...others] = contourLines((column) => column, 8, 5, 2.5);
    expect(others).toEqual([]);
    expect(line.map(([x]) => x)).toEqual(line.map(() => 2.5));
    expect(line.map(([, y]) => y).sort()).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('separate two hills that meet in one cell', () => {
    const saddle = (column: number, row: number) => (column - 0.5) * (row - 0.5);
    expect(contourLines(saddle, 1, 1, 0)).toHaveLength(2);
  });

  it('are empty if no point reaches the height', () => {
    expect(contourLines(cone, 20, 20, 1)).toEqual([]);
  });
});

describe('the placeholder picture of the map', () => {
  it('matches the committed file', () => {
    expect(readFileSync('public/images/map.svg', 'utf8')).toBe(contourMap());
  });

  it('contains no real location', () => {
    expect(contourMap()).not.toMatch(/<text|<title|<image/);
  });
});
