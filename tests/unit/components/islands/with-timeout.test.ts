import { withTimeout } from '@/components/islands/with-timeout';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('withTimeout', () => {
  it('returns a value that resolves in time', async () => {
    await expect(withTimeout(1000, Promise.resolve('it'))).resolves.toBe('it');
  });

  it('passes on a rejection', async () => {
    await expect(withTimeout(1000, Promise.reject(new Error('offline')))).rejects.toThrow('offline');
  });

  it('rejects after the timeout', async () => {
    const late = expect(withTimeout(1000, new Promise(() => {}))).rejects.toThrow('1000 ms');
    jest.advanceTimersByTime(1000);
    await late;
  });
});
