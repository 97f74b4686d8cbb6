import { isConnectionSlow } from '@/lib/site/connection';

afterEach(() => Reflect.deleteProperty(navigator, 'connection'));

it.each([
  [{ effectiveType: 'slow-2g' }, true],
  [{ effectiveType: '3g' }, true],
  [{ effectiveType: '4g' }, false],
  [{ effectiveType: '4g', saveData: true }, true],
  [undefined, false],
])('a connection with %j is slow: %s', (connection, isSlow) => {
  Object.assign(navigator, { connection });
  expect(isConnectionSlow()).toBe(isSlow);
});
