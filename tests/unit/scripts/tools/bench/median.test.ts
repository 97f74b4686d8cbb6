/** @jest-environment node */
import { median, medians } from '@/scripts/tools/bench/median';

describe('median', () => {
  it.each([
    [[3], 3],
    [[9, 1, 5], 5],
    [[4, 1, 9, 2], 3],
    [[10, 9, 100], 10],
  ])('of %j is %d', (numbers, expected) => {
    expect(median(numbers)).toBe(expected);
  });

  it('throws for an empty list', () => {
    expect(() => median([])).toThrow('nothing');
  });
});

describe('medians', () => {
  it('computes the median of each field', () => {
    expect(
      medians([
        { a: 1, b: 9 },
        { a: 3, b: 7 },
        { a: 2, b: 8 },
      ]),
    ).toEqual({ a: 2, b: 8 });
  });
});
