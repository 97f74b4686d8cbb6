import { filterParameters, searchParameter } from '@/lib/site/query-parameters';
import { startWhenIdle } from '@/scripts/build/inline/start-when-idle';

const src = '/_next/static/chunks/start-1.js';

/** Opens a page on a slow connection. @returns whether its runtime starts without an interaction */
function startsAt(address: string): boolean {
  history.replaceState(null, '', address);
  startWhenIdle({ src, integrity: '', payload: '' });
  jest.runAllTimers();
  return document.querySelector(`script[src="${src}"]`) !== null;
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(navigator, { connection: { effectiveType: '3g' } });
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
  document.head.replaceChildren();
});

describe('on a slow connection', () => {
  it.each([
    ...Object.values(filterParameters).map((name) => `/case-studies?from=mail&${name}=a`),
    `/search#${searchParameter}=a`,
    `/search?${searchParameter}=a`,
  ])('starts the runtime at %s, which has to show results', (address) => {
    expect(startsAt(address)).toBe(true);
  });

  it.each(['/case-studies', `/case-studies?${filterParameters.industry}=`, '/case-studies?unknown=a'])(
    'waits for an interaction at %s',
    (address) => {
      expect(startsAt(address)).toBe(false);
    },
  );
});
