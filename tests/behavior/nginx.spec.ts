import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hostileAddresses } from '../support/hostile-addresses';
import { ask, expectNoOpenRedirect, visit } from '../support/hosts';
import { type Nginx, startNginx } from '../support/nginx';
import { ports } from '../support/ports';
import { requestedPaths } from '../support/requested-paths';
import { expect, site, test } from '../support/site';
import { exportFolder } from '../support/which-site';

const root = exportFolder;

const redirects = [
  { from: '/old-prices', to: '/how-we-work#prices' },
  { from: '/es/old-prices', to: '/es/how-we-work' },
];

let nginx: Nginx;

// Serial, so that all tests share one worker and one nginx.
test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  nginx = await startNginx({ out: root, port: ports.nginx, redirects });
});

test.afterAll(() => nginx?.stop());

test('nginx gives the same response as the local server for every path', async () => {
  const responseOf = async (origin: string, address: string) => {
    const { status, headers, body } = await ask(origin, address);
    const { location, 'content-type': type, 'cache-control': caching } = headers;
    const content = status === 308 || status === 302 ? '' : body.toString('base64');
    return { address, status, location, ...(content && { type, caching }), content };
  };
  for (const address of requestedPaths)
    expect(await responseOf(nginx.origin, address)).toEqual(await responseOf(site, address));
});

test('nginx redirects a removed path, and puts the query before the anchor', async () => {
  for (const [address, location] of [
    ['/old-prices', '/how-we-work#prices'],
    ['/old-prices?utm_source=letter&x=1', '/how-we-work?utm_source=letter&x=1#prices'],
    ['/en/Old-Prices/?x=1', '/how-we-work?x=1#prices'],
    ['/es/old-prices?x=1', '/es/how-we-work?x=1'],
  ] as const) {
    const { status, headers } = await ask(nginx.origin, address);
    expect([status, headers.location], address).toEqual([308, location]);
  }
});

test('nginx does not redirect any hostile path to another site', async () => {
  for (const address of hostileAddresses) await expectNoOpenRedirect(nginx.origin, address);
});

test('nginx sends the same headers as the local server for every kind of file', async () => {
  const names = [
    'content-type',
    'cache-control',
    'strict-transport-security',
    'x-content-type-options',
    'referrer-policy',
    'permissions-policy',
    'cross-origin-opener-policy',
    'cross-origin-resource-policy',
  ];
  const html = readFileSync(join(root, 'index.html'), 'utf8');
  const script = /"(\/_next\/static\/chunks\/[^"]+\.js)"/.exec(html)?.[1] ?? '';
  const font = /href="(\/_next\/static\/media\/[^"]+\.woff2)"/.exec(html)?.[1] ?? '';
  for (const address of ['/', '/about.txt', '/favicon.ico', '/og/en/home.png', '/feed.xml', script, font]) {
    const [here, there] = await Promise.all([ask(nginx.origin, address), ask(site, address)]);
    expect(here.status, address).toBe(200);
    for (const name of names) expect(here.headers[name], `${name} of ${address}`).toBe(there.headers[name]);
  }
});

test('nginx sends one content security policy for all pages, which forbids framing', async () => {
  const { headers } = await ask(nginx.origin, '/nope');
  const policy = String(headers['content-security-policy']);
  expect(policy).toMatch(/^script-src 'self'( 'sha256-[\w+/]{43}=')+; .*frame-ancestors 'none'$/);
  // In plain mode, Next's inline scripts are in files, which need no hashes.
  const fewest = process.env.START === 'plain' ? 3 : 5;
  expect(policy.match(/^[^;]*/)?.[0].match(/'sha256-/g)?.length).toBeGreaterThanOrEqual(fewest);
  expect(headers.server).toBe('nginx');
});

test('nginx sends the compressed files of the build, and 304 for a matching ETag', async () => {
  for (const [coding, ending] of [
    ['gzip', '.gz'],
    ['br', '.br'],
  ] as const) {
    const accepted = { 'Accept-Encoding': coding };
    const { headers, body } = await ask(nginx.origin, '/about', accepted);
    expect(headers['content-encoding']).toBe(coding);
    expect(headers.vary).toContain('Accept-Encoding');
    expect(body.equals(readFileSync(join(root, `about.html${ending}`)))).toBe(true);
    const again = await ask(nginx.origin, '/about', { ...accepted, 'If-None-Match': headers.etag ?? '' });
    expect(again.status).toBe(304);
  }
});

test('the site runs on nginx: pages, languages, redirects of unknown ids, and the 404 page', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/no-such-page/);
  await visit(page, nginx.origin);
});
