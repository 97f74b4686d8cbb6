import { counterFrom, limits, patience } from '@/components/islands/inquiry/limits';
import { variablesLimit } from '@/scripts/local/inbox/receive-form';

describe('the limits of an inquiry', () => {
  it('let the longest inquiry through the provider’s, whatever script it is written in', () => {
    // A UTF-16 unit takes three bytes at most; a line break travels as two characters.
    const bytes = Object.values(limits).reduce((sum, units) => sum + 3 * units, 0);
    const names = 500;
    expect(bytes + limits.message + names).toBeLessThan(variablesLimit);
  });

  it('allow the longest e-mail address there can be, and 5,000 characters of message', () => {
    expect(limits.email).toBe(254);
    expect(limits.message).toBe(5000);
  });

  it('warn well before the end', () => {
    expect(counterFrom).toBeGreaterThanOrEqual(100);
    expect(counterFrom).toBeLessThan(limits.message / 2);
  });

  it('give up after 20 seconds', () => {
    expect(patience).toBe(20_000);
  });
});
