import { withTimeout } from '@/components/islands/with-timeout';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('within', () => {
  it('gives what comes in time', async () => {
    await expect(withTimeout(1000, Promise.resolve('it'))).resolves.toBe('it');
  });

  it('passes a failure on', async () => {
    await expect(withTimeout(1000, Promise.reject(new Error('offline')))).rejects.toThrow('offline');
  });

  it('fails when nothing comes in time', async () => {
    const late = expect(withTimeout(1000, new Promise(() => {}))).rejects.toThrow('1000 ms');
    jest.advanceTimersByTime(1000);
    await late;
  });
});
