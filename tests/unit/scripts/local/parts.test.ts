/** @jest-environment node */
import { readPart, stageOf } from '@/scripts/local/parts';

it.each([3, 6])('tests the code, the export, and all of the behavior in %i parts', (count) => {
  const parts = Array.from({ length: count }, (_, index) => stageOf(readPart(`${index + 1}/${count}`)));
  expect(parts.slice(0, 2)).toEqual([{ stage: 'code' }, { stage: 'export' }]);
  expect(parts.slice(2)).toEqual(
    Array.from({ length: count - 2 }, (_, index) => ({
      stage: 'behavior',
      shard: `${index + 1}/${count - 2}`,
    })),
  );
});

it.each(['', '2', '0/6', '7/6', '1/2', '1/6 ', '-1/6', '1.5/6', 'a/b'])(
  'says how to write a part if it is %j',
  (text) => {
    expect(() => readPart(text)).toThrow(`There is no part "${text}". Write the number of the part`);
  },
);
