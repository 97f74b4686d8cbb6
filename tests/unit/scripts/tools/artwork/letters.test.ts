/**
 * @jest-environment node
 */
import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** The heights at some points of a picture of 60 × 50 px. In a process of its own, because Jest cannot load HarfBuzz. */
function heightsOf(letters: string, points: readonly (readonly [x: number, y: number])[]): number[] {
  const code = `
    import { reliefOfLetters } from './scripts/tools/artwork/letters';
    reliefOfLetters(${JSON.stringify(letters)}, { width: 60, height: 50 }, 0.6).then((heightAt) =>
      console.log(JSON.stringify(${JSON.stringify(points)}.map(([x, y]) => heightAt(x, y)))),
    );`;
  return JSON.parse(execFileSync(path.resolve('node_modules/.bin/tsx'), ['-e', code], { encoding: 'utf8' }));
}

it('raises a letter above the ground around it', () => {
  const [inside, left, above] = heightsOf('I', [
    [0.6, 0.5],
    [0.2, 0.5],
    [0.6, 0.05],
  ]);
  expect(inside).toBeGreaterThan(0.9);
  expect(left).toBe(0);
  expect(above).toBe(0);
});

it('has letters of the second subset of the font', () => {
  const row = Array.from({ length: 24 }, (_, index) => [index * 0.05, 0.65] as const);
  expect(Math.max(...heightsOf('Ł', row))).toBeGreaterThan(0.9);
});
