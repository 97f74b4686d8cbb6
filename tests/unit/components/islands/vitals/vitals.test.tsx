import { act, render } from '@testing-library/react';
import { Vitals } from '@/components/islands/vitals/vitals';

jest.mock('@/components/islands/language-provider', () => ({ useLanguage: () => ({ language: 'es' }) }));

const reportVitals = jest.fn();
const load = jest.fn(() => ({ reportVitals }));
jest.mock('@/components/islands/vitals/report', () => load());

/** Renders the island on a page, navigates away immediately, and runs idle callbacks. */
async function measure(url: string | undefined) {
  render(<Vitals url={url} />);
  history.replaceState(null, '', '/es/contact');
  // Without idle callbacks, as here, it waits as long as the timeout of one.
  await act(() => jest.advanceTimersByTimeAsync(1999));
  expect(load).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(1));
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  history.replaceState(null, '', '/es/about');
});

afterEach(() => jest.useRealTimers());

test('loads nothing when no vitals URL is configured', async () => {
  await measure(undefined);
  expect(load).not.toHaveBeenCalled();
});

test('measures the page that was opened first, even after navigation', async () => {
  await measure('/api/vitals');
  expect(reportVitals).toHaveBeenCalledWith('/api/vitals', { page: '/es/about', language: 'es' });
});
