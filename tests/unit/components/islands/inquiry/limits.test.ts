import { counterFrom, limits, sendTimeout } from '@/components/islands/inquiry/limits';
import { variablesLimit } from '@/scripts/local/inbox/receive-form';

describe('the limits of an inquiry', () => {
  it('keep the longest inquiry below the provider’s limit in any script', () => {
    // A UTF-16 unit has at most three bytes in UTF-8; a line break is sent as two characters.
    const bytes = Object.values(limits).reduce((sum, units) => sum + 3 * units, 0);
    const names = 500;
    expect(bytes + limits.message + names).toBeLessThan(variablesLimit);
  });

  it('allow the longest valid email address and a message of 5,000 characters', () => {
    expect(limits.email).toBe(254);
    expect(limits.message).toBe(5000);
  });

  it('show the counter well before the limit', () => {
    expect(counterFrom).toBeGreaterThanOrEqual(100);
    expect(counterFrom).toBeLessThan(limits.message / 2);
  });

  it('time out after 20 seconds', () => {
    expect(sendTimeout).toBe(20_000);
  });
});
