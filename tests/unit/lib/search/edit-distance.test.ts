/** @jest-environment node */
import { countErrors } from '@/lib/search/edit-distance';

describe('countErrors', () => {
  it.each([
    ['cloud', 'cloud', 0],
    ['cloud', 'clodu', 1],
    ['cloud', 'clud', 1],
    ['cloud', 'cloudy', 1],
    ['insurance', 'asurence', 3],
    ['cloud', 'security', 3],
  ])('counts between "%s" and "%s": %d', (a, b, errors) => {
    expect(countErrors(a, b, 2)).toBe(Math.min(errors, 3));
  });
});
