import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Nginx, startNginx } from '../../scripts/lib/nginx';
import { askedAddresses } from '../support/asked-addresses';
import { hostileAddresses } from '../support/hostile-addresses';
import { ask, expectNoWayOut, visit } from '../support/hosts';
import { ports } from '../support/ports';
import { expect, site, test } from '../support/site';
import { exportFolder } from '../support/which-site';

const root = exportFolder;

let nginx: Nginx;

// One server for all of these, and the browser's worker with it.
test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  nginx = await startNginx({
    program: process.env.NGINX_PATH ?? 'nginx',
    out: root,
    port: ports.nginx,
  });
});

test.afterAll(() => nginx?.stop());

test('nginx answers every address as the local server does', async () => {
  const say = async (origin: string, address: string) => {
    const { status, headers, body } = await ask(origin, address);
    const { location, 'content-type': type, 'cache-control': caching } = headers;
    const content = status === 308 || status === 302 ? '' : body.toString('base64');
    return { address, status, location, ...(content && { type, caching }), content };
  };
  for (const address of askedAddresses)
    expect(await say(nginx.origin, address)).toEqual(await say(site, address));
});

test('no address makes nginx redirect to another site', async () => {
  for (const address of hostileAddresses) await expectNoWayOut(nginx.origin, address);
});

test('nginx says of every file what the local server says of it', async () => {
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

test('nginx sends one policy that lets every page run, and frames it nowhere', async () => {
  const { headers } = await ask(nginx.origin, '/nope');
  expect(headers['content-security-policy']).toMatch(
    /^script-src 'self'( 'sha256-[\w+/]{43}='){6,}; .*frame-ancestors 'none'$/,
  );
  expect(headers.server).toBe('nginx');
});

test('nginx sends what the build has compressed, and answers 304 to who has it', async () => {
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

test('the site runs on nginx: pages, languages, the lists of unknown ids, the 404 page', async ({
  page,
  faults,
}) => {
  faults.expect(/no-such-page/);
  await visit(page, nginx.origin);
});
