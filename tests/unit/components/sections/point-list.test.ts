import { spanOf } from '@/components/sections/point-list';

it.each([2, 3, 4, 5, 6, 7, 8])('fills rows of six columns with %d items', (count) => {
  const spans = Array.from({ length: count }, (_, index) => Number(spanOf(index, count).at(-1)));
  let column = 0;
  for (const span of spans) {
    column += span;
    expect(column).toBeLessThanOrEqual(6);
    if (column === 6) column = 0;
  }
  expect(column).toBe(0);
});
