/**
 * @jest-environment node
 */
import { parseRange } from '@/scripts/local/serve/range';

const whole = { kind: 'whole' };
const unsatisfiable = { kind: 'unsatisfiable' };
const part = (start: number, end: number) => ({ kind: 'part', start, end });

describe('parseRange', () => {
  test.each([
    [undefined, 10, whole],
    ['bytes=0-', 10, part(0, 9)],
    ['bytes=0-0', 10, part(0, 0)],
    ['bytes=3-5', 10, part(3, 5)],
    ['BYTES=3-5', 10, part(3, 5)],
    ['bytes=3-500', 10, part(3, 9)],
    ['bytes=-4', 10, part(6, 9)],
    ['bytes=-400', 10, part(0, 9)],
    ['bytes=10-', 10, unsatisfiable],
    ['bytes=10-20', 10, unsatisfiable],
    ['bytes=-0', 10, unsatisfiable],
    ['bytes=0-', 0, unsatisfiable],
    ['bytes=-5', 0, unsatisfiable],
    ['bytes=5-3', 10, whole],
    ['bytes=-', 10, whole],
    ['bytes=a-b', 10, whole],
    ['lines=0-1', 10, whole],
    ['bytes=0-1,4-5', 10, whole],
  ])('%s of %d bytes', (header, size, expected) => {
    expect(parseRange(header, size)).toEqual(expected);
  });
});
