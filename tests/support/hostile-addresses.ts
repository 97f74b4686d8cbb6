/**
 * Paths that try to redirect to another site, to inject a header, or to leave the folder of the site. No host may
 * redirect them, except to a page of the site.
 */
export const hostileAddresses: readonly string[] = [
  '/%2Fevil.example/x',
  '/%2fevil.example/',
  '/%5Cevil.example/x',
  '/%5cevil.example',
  '//evil.example/x',
  '//evil.example/%2e%2e',
  '/x%0d%0aSet-Cookie:a=1/',
  '/X%0D%0ALocation:%20https:%2F%2Fevil.example/',
  '/%00/about/',
  '/About%7f',
  '/%2e%2e/about/',
  '/..%2fabout/',
  '/..html',
  '/a/...html',
  '/.html',
  '/en//evil.example/x',
  '/en//evil.example',
  '/en/%2Fevil.example/x',
  '/en/%2F%2Fevil.example/x',
  '/en/%5Cevil.example/x',
  '/en/%5C%5Cevil.example',
  '/en/x%0d%0aSet-Cookie:a=1',
  '/en/en//evil.example',
  '/en/https://evil.example/',
  '/services/%2Fevil.example',
  '/services//evil.example/',
  '/es/services/%5Cevil.example',
];
