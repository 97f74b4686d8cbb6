/**
 * @jest-environment node
 */
import { resolveRequest } from '@/scripts/local/serve/resolve';

const site = new Set([
  'index.html',
  'index.txt',
  '404.html',
  '404.txt',
  '_not-found.html',
  'services.html',
  'services.txt',
  'services/ai-ml.html',
  'services/__next.services.$d$id.__PAGE__.txt',
  'case-studies.html',
  'industries/index.html',
  'es.html',
  'es/404.html',
  'es/services.html',
  'es/services/ai-ml.html',
  'es/case-studies.html',
  'fr/404.html',
  '_next/static/chunks/Ab-1.js',
  '_next/static/chunks/app/[locale]/page.js',
  'og/en/home.png',
  'images/a b#c.png',
  '.well-known/security.txt',
  '.env',
]);

const redirects = new Map([
  ['/services/old', '/services/ai-ml#questions'],
  ['/es/services/old', '/es/services/ai-ml'],
]);

function resolve(target: string, redirectUnknownIds = true) {
  const exists = (file: string) => site.has(file);
  const found = resolveRequest(target, { exists, redirects, redirectUnknownIds });
  switch (found.kind) {
    case 'file':
      return found.file;
    case 'redirect':
      return `${found.status} ${found.location}`;
    case 'not-found':
      return `404 ${found.language} ${found.file}`;
    case 'bad-request':
      return '400';
  }
}

describe('redirected paths', () => {
  test.each([
    ['/services/old', '308 /services/ai-ml#questions'],
    ['/services/old?a=1', '308 /services/ai-ml?a=1#questions'],
    ['/es/Services/Old/', '308 /es/services/ai-ml'],
    ['/en/services/old.html', '308 /services/ai-ml#questions'],
  ])('%s redirects to the current path', (target, expected) => {
    expect(resolve(target)).toBe(expected);
    expect(resolve(target, false)).toBe(expected);
  });
});

describe('canonical paths', () => {
  test.each([
    ['/', 'index.html'],
    ['/?utm_source=x', 'index.html'],
    ['/services', 'services.html'],
    ['/services?a=/b/../c', 'services.html'],
    ['/services/ai-ml', 'services/ai-ml.html'],
    ['/industries', 'industries/index.html'],
    ['/es', 'es.html'],
    ['/es/services/ai-ml', 'es/services/ai-ml.html'],
    ['/index.txt', 'index.txt'],
    ['/services.txt?_rsc=1', 'services.txt'],
    ['/services/__next.services.$d$id.__PAGE__.txt', 'services/__next.services.$d$id.__PAGE__.txt'],
    ['/_next/static/chunks/Ab-1.js', '_next/static/chunks/Ab-1.js'],
    ['/_next/static/chunks/app/%5Blocale%5D/page.js', '_next/static/chunks/app/[locale]/page.js'],
    ['/og/en/home.png', 'og/en/home.png'],
    ['/images/a%20b%23c.png', 'images/a b#c.png'],
    ['/.well-known/security.txt', '.well-known/security.txt'],
    ['/%73ervices', 'services.html'],
    ['http://example.com/services', 'services.html'],
    ['http://example.com', 'index.html'],
  ])('%s serves %s', (target, expected) => {
    expect(resolve(target)).toBe(expected);
  });
});

describe('paths with another spelling', () => {
  test.each([
    ['/index.html', '308 /'],
    ['/index', '308 /'],
    ['/index.html?a=1&b', '308 /?a=1&b'],
    ['//', '308 /'],
    ['/services/', '308 /services'],
    ['/services/?q=%C3%A9', '308 /services?q=%C3%A9'],
    ['/services.html', '308 /services'],
    ['/services/index.html', '308 /services'],
    ['/services/ai-ml.html/', '308 /services/ai-ml'],
    ['/industries/index.html', '308 /industries'],
    ['//services///ai-ml', '308 /services/ai-ml'],
    ['/en', '308 /'],
    ['/en/', '308 /'],
    ['/en/index.html', '308 /'],
    ['/en/services/ai-ml?x', '308 /services/ai-ml?x'],
    ['/en/services.txt', '308 /services.txt'],
    ['/Services', '308 /services'],
    ['/SERVICES/AI-ML.HTML', '308 /services/ai-ml'],
    ['/EN/Services', '308 /services'],
    ['/ES/services', '308 /es/services'],
    ['/es/', '308 /es'],
    ['/es.html', '308 /es'],
    ['/images/a%20b%23c.png/', '308 /images/a%20b%23c.png'],
  ])('%s redirects to %s', (target, expected) => {
    expect(resolve(target)).toBe(expected);
  });

  test('every redirect leads to a file in one step', () => {
    const targets = ['//EN//Services/AI-ML.html/', '/ES/', '/images/a%20b%23c.png//'];
    const ends = targets.map((target) => resolve(resolve(target).replace('308 ', '')));
    expect(ends).toEqual(['services/ai-ml.html', 'es.html', 'images/a b#c.png']);
  });

  test('redirects to no other host', () => {
    const targets = ['//evil.example', '//evil.example/', '///evil.example/services', '/en//evil.example'];
    expect(targets.map((target) => resolve(target))).toEqual(Array(4).fill('404 en 404.html'));
  });
});

describe('unknown paths', () => {
  test.each([
    ['/nope', '404 en 404.html'],
    ['/nope/', '404 en 404.html'],
    ['/en/nope', '404 en 404.html'],
    ['/es/nope', '404 es es/404.html'],
    ['/ES/Nope', '404 es es/404.html'],
    ['/fr/nope/more', '404 fr fr/404.html'],
    ['/de/services', '404 en 404.html'],
    ['/fr', '404 fr fr/404.html'],
    ['/404', '404 en 404.html'],
    ['/404.html', '404 en 404.html'],
    ['/es/404', '404 es es/404.html'],
    ['/_not-found', '404 en 404.html'],
    ['/_next', '404 en 404.html'],
    ['/_NEXT/static/chunks/AB-1.js', '404 en 404.html'],
    ['/.env', '404 en 404.html'],
    ['/.git/config', '404 en 404.html'],
    ['/missing.png', '404 en 404.html'],
    [`/${'x'.repeat(5000)}`, '404 en 404.html'],
  ])('%s responds with %s', (target, expected) => {
    expect(resolve(target)).toBe(expected);
  });

  test('an export without 404 pages still gets a 404 response', () => {
    const found = resolveRequest('/es/nope', { exists: () => false, redirectUnknownIds: true });
    expect(found).toEqual({ kind: 'not-found', language: 'es', file: undefined });
  });
});

describe('unknown ids', () => {
  test.each([
    ['/services/nope', '302 /services'],
    ['/services/nope/', '302 /services'],
    ['/services/nope.html', '302 /services'],
    ['/services/Nope?utm_source=x', '302 /services?utm_source=x'],
    ['/en/services/nope', '302 /services'],
    ['/es/services/nope', '302 /es/services'],
    ['/case-studies/nope', '302 /case-studies'],
    ['/es/case-studies/nope', '302 /es/case-studies'],
    ['/industries/nope', '302 /industries'],
  ])('%s redirects to the list %s', (target, expected) => {
    expect(resolve(target)).toBe(expected);
  });

  test.each([
    ['/services/nope/deeper', '404 en 404.html'],
    ['/services/nope.txt', '404 en 404.html'],
    ['/services/photo.png', '404 en 404.html'],
    ['/about/nope', '404 en 404.html'],
    ['/fr/services/nope', '404 fr fr/404.html'],
  ])('%s is not an id of an existing list: %s', (target, expected) => {
    expect(resolve(target)).toBe(expected);
  });

  test.each([
    ['/services/nope', '404 en 404.html'],
    ['/es/industries/nope', '404 es es/404.html'],
    ['/services/ai-ml', 'services/ai-ml.html'],
  ])('without redirects of unknown ids, %s responds with %s', (target, expected) => {
    expect(resolve(target, false)).toBe(expected);
  });
});

describe('rejected paths', () => {
  test.each([
    '/../etc/passwd',
    '/services/../../etc/passwd',
    '/%2e%2e/etc/passwd',
    '/.%2E/etc/passwd',
    '/..%2fetc%2fpasswd',
    '/..%5cetc',
    '/..\\..\\etc',
    '/./services',
    '/services%2Fai-ml',
    '/services%00.html',
    '/services%0d%0aSet-Cookie:a',
    '/%7f',
    '/%',
    '/%zz',
    '/%c3%28',
    '/%ff',
    'services',
    '*',
  ])('%s', (target) => {
    expect(resolve(target)).toBe('400');
  });
});
