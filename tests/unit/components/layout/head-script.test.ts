import { headScript } from '@/components/layout/head-script';

const key = 'preferredLanguage';
const origin = 'https://site.example';

/** Loads an English page as a visitor with a French browser. Returns where it redirects. */
function load(address: string, { referrer = '', languages = ['fr-CA'] } = {}) {
  const { pathname, search, hash } = new URL(address, origin);
  const replace = jest.fn();
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer && new URL(referrer, origin).href);
  document.documentElement.lang = 'en';
  const run = new Function('location', 'navigator', headScript());
  run({ origin, pathname, search, hash, replace }, { languages });
  return replace.mock.calls.flat().join();
}

const blockStorage = () =>
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('a first visit leads to the language of the browser', () => {
  expect(load('/')).toBe('/fr');
  expect(load('/about?a=1#b')).toBe('/fr/about?a=1#b');
  expect(load('/about', { languages: ['en'] })).toBe('');
});

test.each(['/fr', '/fr/about', '/es?a=1'])('a link from %s to an English page is a choice', (referrer) => {
  localStorage.setItem(key, 'fr');
  expect(load('/about', { referrer })).toBe('');
  expect(localStorage.getItem(key)).toBe('en');
  expect(load('/services')).toBe('');
});

test.each([
  '/',
  '/about',
  '/france',
  '/en/about',
  '/?/fr/about',
  'https://other.example/fr/about',
  'https://site.example.com/fr/about',
])('a link from %s is not', (referrer) => {
  expect(load('/about', { referrer })).toBe('/fr/about');
  expect(load('/about', { referrer, languages: ['en'] })).toBe('');
  expect(localStorage).toHaveLength(0);
});

test('without storage, links within the site keep the language', () => {
  blockStorage();
  expect(load('/about')).toBe('/fr/about');
  expect(load('/about', { referrer: '/' })).toBe('');
  expect(load('/about', { referrer: '/fr/about' })).toBe('');
});
