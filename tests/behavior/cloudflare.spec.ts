import { createOddPaths, expectSafeReplies } from '../support/attacks';
import { hostileAddresses } from '../support/hostile-addresses';
import { ask, expectNoOpenRedirect, visit } from '../support/hosts';
import { ports } from '../support/ports';
import { requestedPaths } from '../support/requested-paths';
import { expect, site, test } from '../support/site';
import { exportFolder } from '../support/which-site';
import { provideWrangler, type Runtime, startWrangler } from '../support/wrangler';

const root = exportFolder;

let runtime: Runtime;

test.describe.configure({ mode: 'serial', timeout: 300_000 });

test.beforeAll(async () => {
  // The first run installs the runtime.
  test.setTimeout(300_000);
  await provideWrangler();
  runtime = await startWrangler(root, ports.cloudflare);
});

test.afterAll(() => runtime?.stop());

/** Cloudflare also serves the 404 pages at paths of their own. No link leads to them. */
const named = /\/404(\.html)?$/;

test('Cloudflare’s runtime gives the same response as the local server for every path', async () => {
  for (const address of requestedPaths.filter((each) => !named.test(each))) {
    // The headers of a browser navigation: Cloudflare may treat navigations differently.
    const asBrowser = { 'sec-fetch-mode': 'navigate' };
    const here = await ask(runtime.origin, address, asBrowser);
    const there = await ask(site, address, asBrowser);
    // Cloudflare redirects ".html" and trailing slashes with 307.
    const status = here.status === 307 ? 308 : here.status;
    expect([status, here.headers.location], address).toEqual([there.status, there.headers.location]);
    if (there.headers.location) continue;
    expect(here.headers['cache-control'], address).toBe(there.headers['cache-control']);
    expect(here.headers['content-type']?.split(';')[0], address).toBe(
      there.headers['content-type']?.split(';')[0],
    );
    expect(here.body.equals(there.body), address).toBe(true);
  }
});

test('Cloudflare’s runtime does not redirect any hostile path to another site', async () => {
  for (const address of hostileAddresses) await expectNoOpenRedirect(runtime.origin, address);
});

test('3,327 odd paths get safe answers from Cloudflare’s runtime', () =>
  expectSafeReplies(runtime.origin, createOddPaths(3327, Number(process.env.SEED ?? 1))));

for (const [what, address] of [
  ['pages', '/about'],
  ['redirects', '/en/about'],
  ['redirects of unknown ids', '/services/nope'],
  ['the 404 page', '/nope'],
] as const)
  test(`Cloudflare’s runtime sends the site’s security headers with ${what}`, async () => {
    const { headers } = await ask(runtime.origin, address);
    const { headers: expected } = await ask(site, '/about');
    for (const name of [
      'cache-control',
      'strict-transport-security',
      'x-content-type-options',
      'referrer-policy',
      'permissions-policy',
      'cross-origin-opener-policy',
      'cross-origin-resource-policy',
    ])
      expect(headers[name], name).toBe(expected[name]);
    expect(headers['content-security-policy']).toMatch(
      /^script-src 'self'( 'sha256-[\w+/]{43}=')+; .*frame-ancestors 'none'$/,
    );
  });

test('the site runs on Cloudflare’s runtime', async ({ page, pageErrors }) => {
  pageErrors.expect(/no-such-page/);
  await visit(page, runtime.origin);
});
