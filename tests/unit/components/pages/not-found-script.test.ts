import { notFoundScript } from '@/components/pages/not-found-script';

/** Runs the script of the English 404 page at a URL. Returns where it redirects, or what it reports. */
function at(
  address: string,
  { redirects = [{ from: '/es/services/old', to: '/es/services/new' }], language = 'en' } = {},
) {
  const { pathname, search, hash } = new URL(`https://site.example${address}`);
  const replace = jest.fn();
  const replaceState = jest.fn();
  const error = jest.fn();
  const script = notFoundScript(redirects, ['/', '/about', '/services', '/services/ai-ml']);
  const run = new Function('location', 'history', 'navigator', 'console', script);
  run({ pathname, search, hash, replace }, { replaceState }, { languages: [language] }, { error });
  const calls = [replace, replaceState, error].flatMap(({ mock }) => mock.calls.map((args) => args.at(-1)));
  return calls.join(', ');
}

it.each([
  ['/es/services/old?a=1#b', '/es/services/new?a=1#b'],
  ['/es/services/old/', '/es/services/new'],
  ['/services/unknown', '/services'],
  ['/services/unknown?a=1#b', '/services?a=1#b'],
  ['/fr/case-studies/unknown', '/fr/case-studies'],
  ['/services/unknown.html', '/services'],
  ['/unknown', '/unknown, 404: there is no page at /unknown'],
])('redirects %s to %s', (address, expected) => {
  expect(at(address)).toBe(expected);
});

it.each([
  ['/services/AI-ML', '/services/ai-ml'],
  ['/services/ai-ml/index.html', '/services/ai-ml'],
  ['/FR/Services/AI-ML?a=1#b', '/fr/services/ai-ml?a=1#b'],
  ['/EN/', '/'],
  ['/No/Such', '/No/Such, 404: there is no page at /No/Such'],
  ['//evil.example/', '/evil.example/, 404: there is no page at //evil.example/'],
])('redirects a variant of a path only to a page: %s to %s', (address, expected) => {
  expect(at(address)).toBe(expected);
});

it.each([
  ['/services/removed.txt', 'en', '/services/removed.txt, 404: there is no page at /services/removed.txt'],
  ['/fr/services/photo.PNG', 'fr', '/fr/404#/fr/services/photo.PNG'],
])('does not take the name of a file for an id: %s (%s)', (address, language, expected) => {
  expect(at(address, { language })).toBe(expected);
});

it.each([
  ['/no/such?a=1#b', 'fr', '/fr/404#/no/such?a=1#b'],
  ['/es/no/such', 'fr', '/es/404#/es/no/such'],
  ['/es/404#/no/such?a=1', 'en', '/no/such?a=1, 404: there is no page at /no/such'],
  ['/es/404#//evil.example', 'en', '/evil.example, 404: there is no page at //evil.example'],
  ['/es/404#top', 'en', '/es/404#top, 404: there is no page at /es/404'],
  ['/404', 'fr', '/404, 404: there is no page at /404'],
])('shows the language of the path or of the visitor: %s (%s)', (address, language, expected) => {
  expect(at(address, { language })).toBe(expected);
});

it.each([
  ['/prices', '/contact#questions-3'],
  ['/prices?a=$1#b', '/contact?a=$1#questions-3'],
])('keeps the anchor of a redirect: %s to %s', (address, expected) => {
  expect(at(address, { redirects: [{ from: '/prices', to: '/contact#questions-3' }] })).toBe(expected);
});
