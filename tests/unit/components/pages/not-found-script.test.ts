import { notFoundScript } from '@/components/pages/not-found-script';

/** Runs the script of the 404 page at a URL. Returns where it redirects. */
function at(address: string, redirects = [{ from: '/es/services/old', to: '/es/services/new' }]) {
  const { pathname, search, hash } = new URL(address, 'https://site.example');
  const replace = jest.fn();
  const error = jest.fn();
  const run = new Function('location', 'console', notFoundScript(redirects));
  run({ pathname, search, hash, replace }, { error });
  return replace.mock.calls[0]?.[0] ?? error.mock.calls[0]?.[0];
}

it.each([
  ['/es/services/old?a=1#b', '/es/services/new?a=1#b'],
  ['/es/services/old/', '/es/services/new'],
  ['/services/unknown', '/services'],
  ['/fr/case-studies/unknown', '/fr/case-studies'],
  ['/unknown', '404: there is no page at /unknown'],
])('redirects %s to %s', (address, expected) => {
  expect(at(address)).toBe(expected);
});

it('keeps the anchor of a redirect', () => {
  expect(at('/prices?a=1', [{ from: '/prices', to: '/contact#questions-3' }])).toBe('/contact#questions-3');
});
