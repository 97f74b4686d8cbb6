/** @jest-environment node */
import { chmodSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runInNewContext } from 'node:vm';
// @ts-expect-error The copy that the framework brings carries no types.
import { pathToRegexp } from 'next/dist/compiled/path-to-regexp';
import { expectExport, readSite } from '@/scripts/build/hosts/exported-site';
import { securityHeaders } from '@/scripts/build/hosts/headers';
import { hostNames, rulesFor } from '@/scripts/build/hosts/rules';
import { mergePolicies, pagePolicy } from '@/scripts/build/policy';
import { run } from '@/scripts/lib/run';
import { resolveRequest } from '@/scripts/local/serve/resolve';
import { hostileAddresses } from '@/tests/support/hostile-addresses';
import { requestedPaths } from '@/tests/support/requested-paths';
import { temporaryFolder } from '../../../support/folder';

const thirdParties = { provider: 'self' };
const policy = pagePolicy({ scripts: ['sha256-a'], styles: [] }, thirdParties);

const pages = ['about', 'services', 'services/ai-ml', 'case-studies', 'industries', '404'].flatMap((name) => [
  `${name}.html`,
  `es/${name}.html`,
  `fr/${name}.html`,
]);
const files = [
  'index.html',
  'es.html',
  'fr.html',
  ...pages,
  'fr/case-studies/retail-customer-experience.html',
];
const others = [
  'about.txt',
  'es/about.txt',
  'sitemap.xml',
  'robots.txt',
  'favicon.svg',
  'manifest.webmanifest',
];

const page = (text: string) =>
  `<meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="${text}"/>`;

const redirects = [
  { from: '/services/old', to: '/services/ai-ml' },
  { from: '/es/services/old', to: '/es/services/ai-ml' },
  { from: '/prices', to: '/about#prices' },
];

const site = readSite(
  temporaryFolder(Object.fromEntries([...files, ...others].map((file) => [file, page(policy)]))),
  redirects,
);

const paths = [
  ...requestedPaths,
  '/services/old',
  '/services/OLD/',
  '/services/old?x=1',
  '/es/services/old',
  '/prices',
  // The query goes before the anchor of a redirect.
  '/prices?utm_source=letter&x=$1',
];

const exists = (file: string) => [...files, ...others].includes(file);

/** Returns the response of the local server, which every host has to match. */
function expected(address: string): string {
  const found = resolveRequest(address, {
    exists,
    redirects: new Map(redirects.map(({ from, to }) => [from, to])),
    redirectUnknownIds: true,
  });
  switch (found.kind) {
    case 'redirect':
      return `${found.status} ${found.location}`;
    case 'file':
      return `200 /${found.file}`;
    case 'not-found':
      return `404 ${found.file}`;
    case 'bad-request':
      return '400';
  }
}

/** Expects a redirect within the site. Browsers treat a location that starts with two slashes or backslashes as another host. */
function expectSameSite(location: string) {
  expect(location).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
  expect(new URL(location, 'https://site.example').origin).toBe('https://site.example');
}

const withoutQuery = (address: string) => address.split('?')[0] ?? '';

/** Returns the response of a bucket: the file with exactly this path, or 404. */
const bucket = (path: string) => (exists(path.slice(1)) ? `200 ${path}` : '404');

describe('readSite', () => {
  it('lists all pages, the overview pages, and the 404 page of each language', () => {
    expect(site.pages.get('/')).toBe('index.html');
    expect(site.pages.get('/es')).toBe('es.html');
    expect(site.pages.has('/404')).toBe(false);
    expect(site.lists).toHaveLength(9);
    expect(Object.fromEntries(site.notFoundPages)).toEqual({
      '/': '404.html',
      '/es': 'es/404.html',
      '/fr': 'fr/404.html',
    });
    expect(site.policy).toBe(mergePolicies([policy]));
  });

  it('upgrades insecure requests if the site is built for https, on every host with headers', () => {
    const read = (home: string) =>
      readSite(
        temporaryFolder({
          ...Object.fromEntries(
            ['404.html', 'es/404.html', 'fr/404.html'].map((file) => [file, page(policy)]),
          ),
          'index.html': page(policy) + home,
        }),
      );
    const https = read('<link rel="canonical" href="https://www.example.com"/>');
    const http = read('<link rel="canonical" href="http://localhost:3000"/>');
    const hosts = hostNames.filter((host) => host !== 'github-pages');
    const hostsWithUpgrade = (site: typeof https) =>
      hosts.filter((host) =>
        Object.values(rulesFor(host, site)).some((text) => text.includes('upgrade-insecure-requests')),
      );
    expect([hostsWithUpgrade(https), hostsWithUpgrade(http)]).toEqual([hosts, []]);
  });

  it('throws for a page without a policy and for a missing 404 page', () => {
    expect(() => readSite(temporaryFolder({ 'about.html': '' }))).toThrow(
      'about.html has no Content-Security-Policy',
    );
    expect(() => readSite(temporaryFolder({ '404.html': page(policy) }))).toThrow('es/404.html');
  });
});

describe('expectExport', () => {
  it('throws if there is no export', () => {
    const out = temporaryFolder();
    expect(() => expectExport(out)).not.toThrow();
    expect(() => expectExport(`${out}/nothing`)).toThrow(
      `${out}/nothing/ is missing. Build the site first: npm run build`,
    );
  });
});

describe('the CloudFront function', () => {
  const source = rulesFor('cloudfront', site)['function.js'] ?? '';

  /** Runs a function for a request. Returns its redirect, or the path that it asks the bucket for. */
  function run(code: string, uri: string, querystring = {}): { redirect?: string; path?: string } {
    const event = { request: { uri, querystring, method: 'GET', headers: {} } };
    const answer = runInNewContext(`${code};handler(event)`, { event });
    if (!answer.statusCode) return { path: answer.uri };
    return { redirect: `${answer.statusCode} ${answer.headers.location.value}` };
  }

  const resolved = (...args: Parameters<typeof run>) => {
    const { redirect, path } = run(...args);
    return redirect ?? path;
  };

  test.each(hostileAddresses)('%j is not redirected to another site', (uri) => {
    const { redirect } = run(source, uri);
    if (redirect) expectSameSite(redirect.slice(4));
    else expect(bucket(uri)).toBe('404');
  });

  test.each(paths)('%s', (address) => {
    const [uri = '', search] = address.split('?');
    const querystring = Object.fromEntries(
      (search?.split('&') ?? []).map((pair) => [pair.split('=')[0], { value: pair.split('=')[1] ?? '' }]),
    );
    const { redirect, path = '' } = run(source, uri, querystring);
    const response = redirect ?? bucket(path);
    // A distribution has a single 404 page, and its file can be requested directly.
    if (/404(\.html)?$/.test(address)) expect(response).toMatch(/404/);
    else expect(response).toBe(expected(address).replace(/^404 .*/, '404'));
  });

  describe('with more pages than the function can contain', () => {
    const many = new Map(Array.from({ length: 500 }, (_, index) => [`/services/entry-${index}`, 'x.html']));
    const large = { ...site, pages: many };
    const short = rulesFor('cloudfront', large)['function.js'] ?? '';

    test.each([
      ['/services/entry-7', '/services/entry-7.html'],
      ['/', '/index.html'],
      ['/es', '/es.html'],
      ['/services/Entry-7/', '308 /services/entry-7'],
      ['/en/about', '308 /about'],
      ['/services/old', '308 /services/ai-ml'],
      ['/services/unknown', '/services/unknown.html'],
      ['/about.txt', '/about.txt'],
      ['/_next/static/chunks/a.js', '/_next/static/chunks/a.js'],
      // Each segment is encoded.
      ['/caf%C3%A9/', '308 /caf%C3%A9'],
      ['/caf%C3%A9', '/caf%C3%A9.html'],
      ['/what%3F/', '308 /what%3F'],
      ['/a%20b', '/a%20b.html'],
    ])('%s resolves to %s', (uri, expected) => {
      expect(resolved(short, uri)).toBe(expected);
    });

    test.each(hostileAddresses)('%j is not redirected to another site', (uri) => {
      const { redirect, path } = run(short, uri);
      if (redirect) expectSameSite(redirect.slice(4));
      // The function does not change the path, so the host responds with 404.
      else expect(path).toBe(uri);
    });
  });
});

describe('the Cloudflare worker', () => {
  const source = rulesFor('cloudflare', site)['worker.js'] ?? '';
  const worker = runInNewContext(source.replace('export default', 'globalThis.worker ='), {
    URL,
    Request,
    Response,
    decodeURIComponent,
    globalThis: {},
  });

  test.each(hostileAddresses)('%j is not redirected to another site', async (address) => {
    const env = { ASSETS: { fetch: () => new Response('a page') } };
    const request = new Request(`https://site.example${address}`);
    const response: Response = await worker.fetch(request, env);
    const location = response.headers.get('location');
    if (location) expectSameSite(location);
    else expect(response.status).toBe(404);
  });

  // Cloudflare itself serves files and redirects ".html" and trailing slashes.
  test.each(paths)('%s', async (address) => {
    const fetched: string[] = [];
    const assets = (page: Request) => {
      fetched.push(new URL(page.url).pathname);
      return new Response('a page');
    };
    const env = { ASSETS: { fetch: assets } };
    const found = expected(address);
    const request = new Request(`https://site.example${address}`);
    const response: Response = await worker.fetch(request, env);
    if (found.startsWith('30')) {
      expect(`${response.status} ${response.headers.get('location')}`).toBe(found);
      for (const [name, value] of Object.entries(securityHeaders(site.policy)))
        expect(response.headers.get(name)).toBe(value);
      expect(response.headers.get('cache-control')).toBe('no-cache');
    } else {
      expect(response.status).toBe(404);
      if (found.startsWith('404')) expect(`404 ${fetched[0]?.slice(1)}.html`).toBe(found);
    }
  });
});

/** Simulates Netlify as documented: first files, also pages without ".html", then the first matching rule. */
function netlify(address: string): string {
  const path = withoutQuery(address);
  const rules = (rulesFor('netlify', site)._redirects ?? '')
    .trim()
    .split('\n')
    .map((line) => line.split(' '));
  const file = [path, `${path}.html`, `${path.replace(/\/$/, '')}/index.html`]
    .map((name) => name.slice(1))
    .find(exists);
  for (const [from = '', to = '', status = ''] of rules) {
    const pattern = from.replace('/*', '(?:/(?<splat>.*))?').replace('/:id', '/(?<id>[^/]+)');
    const match = new RegExp(`^${pattern}/?$`).exec(path);
    if (!match || (file && !status.endsWith('!'))) continue;
    const code = status.replace('!', '');
    return `${code} ${code === '404' ? to.slice(1) : to.replace(':splat', match.groups?.splat ?? '')}`;
  }
  return file ? `200 /${file}` : '404 404.html';
}

describe('the Netlify redirects', () => {
  test.each([
    '/',
    '/about',
    '/es/about',
    '/en',
    '/en/',
    '/en/about',
    '/en/services/ai-ml',
    '/services/old',
    '/es/services/old',
    '/prices',
    '/services/nope',
    '/es/services/nope',
    '/case-studies/nope',
    '/services/ai-ml/prices',
    '/nope',
    '/es/nope',
    '/fr/nope/more',
    '/english',
  ])('%s', (address) => {
    expect(netlify(address)).toBe(expected(address));
  });

  it('redirects a missing file below a list like an unknown id; other hosts answer with 404', () => {
    expect([netlify('/services/nope.txt'), expected('/services/nope.txt')]).toEqual([
      '302 /services',
      '404 404.html',
    ]);
  });

  // Tests both forms: it is not documented whether the host decodes a path before it applies a rule.
  test.each(hostileAddresses.flatMap((address) => [address, decodeURIComponent(address)]))(
    '%j is not redirected to another site',
    (address) => {
      const [status, location = ''] = netlify(address).split(' ');
      if (status?.startsWith('30')) expectSameSite(location);
      else expect(status).toBe('404');
    },
  );
});

// The tests in tests/behavior/nginx.spec.ts run nginx.
it('puts the query before the anchor of a redirect on nginx', () => {
  const { 'maps.conf': maps = '', 'server.conf': server = '' } = rulesFor('nginx', site);
  expect(maps).toMatch(/^ +\/prices +\/about\$is_args\$args#prices;$/m);
  expect(maps).toMatch(/^ +\/services\/old +\/services\/ai-ml\$is_args\$args;$/m);
  expect(server).toContain('return 308 $site_moved;');
});

describe('vercel.json', () => {
  const { redirects, headers } = JSON.parse(rulesFor('vercel', site)['vercel.json'] ?? '');
  const first = (address: string) => {
    for (const { source, destination, statusCode } of redirects) {
      const match = pathToRegexp(source).exec(withoutQuery(address));
      if (match) return `${statusCode} ${destination.replace(':path', match[1] ?? '')}`;
    }
    return undefined;
  };

  test.each([
    '/en',
    '/en/about',
    '/en/services/ai-ml',
    '/services/old',
    '/prices',
    '/services/nope',
    '/es/services/nope',
    '/case-studies/nope',
  ])('%s is redirected', (address) => {
    expect(first(address)).toBe(expected(address));
  });

  test.each([
    '/',
    '/about',
    '/services/ai-ml',
    '/services/ai-ml.html',
    '/services/nope.txt',
    '/english',
    '/es',
  ])('%s is not redirected', (address) => {
    expect(first(address)).toBeUndefined();
  });

  // Tests both forms: it is not documented whether the host decodes a path before it applies a rule.
  test.each(hostileAddresses.flatMap((address) => [address, decodeURIComponent(address)]))(
    '%j is not redirected to another site',
    (address) => {
      const found = first(address);
      if (found) expectSameSite(found.replace(/^\d+ /, ''));
    },
  );

  it('has exactly one cache rule for each file', () => {
    const caching = (path: string) =>
      headers
        .filter(({ source }: { source: string }) => pathToRegexp(source).test(path))
        .flatMap(({ headers }: { headers: { key: string; value: string }[] }) => headers)
        .filter(({ key }: { key: string }) => key === 'Cache-Control')
        .map(({ value }: { value: string }) => value);
    expect(caching('/about')).toEqual(['no-cache']);
    expect(caching('/_next/static/chunks/a.js')).toEqual(['public, max-age=31536000, immutable']);
  });
});

test.each(hostNames.filter((name) => name !== 'github-pages'))(
  'the rules of %s contain every security header with the same value',
  (host) => {
    const text = Object.values(rulesFor(host, site)).join('\n').replaceAll('\\"', '"');
    const { 'Strict-Transport-Security': _transport, ...headers } = securityHeaders(site.policy);
    for (const [name, value] of Object.entries(headers)) {
      if (host !== 'cloudfront') expect(text).toContain(name);
      if (value !== 'nosniff' || host !== 'cloudfront') expect(text).toContain(value);
    }
    expect(text).toMatch(/63072000/);
    expect(text).toContain('public, max-age=31536000, immutable');
  },
);

it('makes CloudFront send the security headers in place of those of the bucket', () => {
  const { SecurityHeadersConfig, CustomHeadersConfig } = JSON.parse(
    rulesFor('cloudfront', site)['response-headers-policy.json'] ?? '{}',
  );
  const headers = [...Object.values(SecurityHeadersConfig), ...CustomHeadersConfig.Items];
  expect(headers).toHaveLength(Object.keys(securityHeaders(site.policy)).length);
  for (const header of headers) expect(header).toMatchObject({ Override: true });
});

describe('the upload script for S3', () => {
  const files = { 'out/index.html': '', 'out/es/feed.xml': '', 'out/_next/static/chunks/a.js': '' };
  const old = new Date('2026-01-01');

  /** Runs the script with a program that records its arguments instead of `aws`, and returns one line for each call. */
  const upload = async (program: string, redirects = site.redirects) => {
    const script = rulesFor('cloudfront', { ...site, redirects })['upload.sh'] ?? '';
    const folder = temporaryFolder({
      'upload.sh': script,
      aws: `#!/bin/sh\necho "$@" >> calls\n${program}`,
      calls: '',
      ...files,
    });
    for (const file of Object.keys(files)) utimesSync(join(folder, file), old, old);
    chmodSync(join(folder, 'aws'), 0o755);
    const env = { PATH: [folder, process.env.PATH].join(delimiter) };
    const { code, output } = await run('sh', ['upload.sh', 'bucket'], { cwd: folder, env, quiet: true });
    const calls = readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n');
    const isNew = (file: string) => statSync(join(folder, file)).mtime > old;
    return { code, output, calls, newer: Object.keys(files).filter(isNew) };
  };

  it('uploads all pages of an older release that is published again, although its files are older than the present ones', async () => {
    const { newer } = await upload('');
    expect(newer).toEqual(['out/index.html', 'out/es/feed.xml']);
  });

  it('uploads hashed files, other files, and pages, and deletes what the site no longer has at the end', async () => {
    const { code, calls } = await upload('');
    expect(code).toBe(0);
    expect(calls).toEqual([
      expect.stringContaining('s3 sync out/_next/static s3://bucket/_next/static'),
      expect.stringContaining('--exclude *.html --exclude *.txt'),
      expect.stringContaining('--exclude * --include *.html --include *.txt'),
      's3 sync out s3://bucket --delete --exclude _next/static/* --cache-control no-cache',
    ]);
    for (const call of calls.slice(0, -1)) expect(call).not.toContain('--delete');
  });

  it('deletes nothing if an upload fails', async () => {
    const { code, calls } = await upload('case "$*" in *--include*) exit 1 ;; esac');
    expect([code, calls.length]).toEqual([1, 3]);
  });

  it('uploads nothing if the redirects make the function too large; the build still writes the rules', async () => {
    const many = Array.from({ length: 300 }, (_, index) => ({
      from: `/services/an-old-name-${index}`,
      to: '/services',
    }));
    const { code, output, calls } = await upload('', many);
    expect([code, calls]).toEqual([1, ['']]);
    expect(output).toContain('content/redirects.json');
  });
});
