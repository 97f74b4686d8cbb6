/** @jest-environment node */
import { readStartMode } from '@/scripts/build/start-mode';

describe('readStartMode', () => {
  it.each([
    [undefined, 'deferred'],
    ['', 'deferred'],
    ['deferred', 'deferred'],
    ['plain', 'plain'],
  ])('START=%s is %s', (value, mode) => {
    expect(readStartMode(value)).toBe(mode);
  });

  it('says what to write instead of anything else', () => {
    expect(() => readStartMode('simple')).toThrow(/START=simple .*START=plain/);
  });
});
