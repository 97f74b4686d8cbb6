/**
 * @jest-environment node
 */
import fs from 'node:fs';
import { rm, symlink, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { ask, cleanUp, files, startSite, writeSite } from '../../local-site';

afterEach(async () => {
  jest.restoreAllMocks();
  await cleanUp();
});

describe('pages and files', () => {
  test.each([
    ['/', 'text/html; charset=utf-8', 'no-cache'],
    ['/services/ai-ml', 'text/html; charset=utf-8', 'no-cache'],
    ['/services.txt', 'text/plain; charset=utf-8', 'no-cache'],
    ['/site.webmanifest', 'application/manifest+json; charset=utf-8', 'no-cache'],
    ['/videos/hero.mp4', 'video/mp4', 'no-cache'],
    [
      '/_next/static/chunks/Main-0a1b2c.js',
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
    ],
  ])('%s has type %s and caching %s', async (target, type, caching) => {
    const { origin } = await startSite();
    const { status, headers } = await ask(origin, target);
    expect([
      status,
      headers['content-type'],
      headers['cache-control'],
      headers['x-content-type-options'],
    ]).toEqual([200, type, caching, 'nosniff']);
  });

  test.each([
    'avif image/avif',
    'webp image/webp',
    'png image/png',
    'webm video/webm',
    'ico image/x-icon',
    'woff2 font/woff2',
    'xml application/xml; charset=utf-8',
    'json application/json; charset=utf-8',
    'svg image/svg+xml; charset=utf-8',
    'unheardof application/octet-stream',
  ])('sends .%s', async (line) => {
    const [ending = '', ...type] = line.split(' ');
    const { origin } = await startSite({ root: await writeSite({ [`file.${ending}`]: 'x' }) });
    const { headers } = await ask(origin, `/file.${ending}`);
    expect(headers['content-type']).toBe(type.join(' '));
  });

  test('HEAD has the headers of GET, without a body', async () => {
    const { origin } = await startSite();
    const headers = { 'Accept-Encoding': 'br' };
    const [get, head] = [
      await ask(origin, '/', { headers }),
      await ask(origin, '/', { method: 'HEAD', headers }),
    ];
    const { date: _a, ...headersOfGet } = get.headers;
    const { date: _b, ...headersOfHead } = head.headers;
    expect(head.body).toHaveLength(0);
    expect(headersOfHead).toEqual(headersOfGet);
  });

  test('sends an empty file', async () => {
    const { origin } = await startSite();
    const { status, headers, body } = await ask(origin, '/empty.json');
    expect([status, headers['content-length'], body.length]).toEqual([200, '0', 0]);
  });

  test('serves several requests on one connection, also after errors', async () => {
    const { origin } = await startSite();
    const statuses: number[] = [];
    for (const target of ['/', '/nope', '/services/', '/videos/hero.mp4']) {
      const response = await fetch(origin + target, { redirect: 'manual' });
      await response.arrayBuffer();
      statuses.push(response.status);
    }
    expect(statuses).toEqual([200, 404, 308, 200]);
  });
});

describe('errors and redirects', () => {
  test.each([
    ['/nope', 'not found'],
    ['/es/nope', 'no existe'],
    ['/fr/nope', 'introuvable'],
    ['/404', 'not found'],
  ])('%s responds with 404 and the page "%s"', async (target, title) => {
    const { origin } = await startSite();
    const { status, headers, text } = await ask(origin, target);
    expect([status, headers['cache-control'], headers.etag]).toEqual([404, 'no-cache', undefined]);
    expect(text).toContain(`<title>${title}</title>`);
  });

  test('a 404 is never 304 and never a partial response', async () => {
    const { origin } = await startSite();
    const headers = {
      'If-None-Match': '*',
      'If-Modified-Since': new Date().toUTCString(),
      Range: 'bytes=0-3',
    };
    const { status, text } = await ask(origin, '/nope', { headers });
    expect([status, text]).toEqual([404, files['404.html']]);
  });

  test('responds with 404 as plain text when the export has no 404 page', async () => {
    const { origin } = await startSite({ root: await writeSite({ 'index.html': 'home' }) });
    const { status, text } = await ask(origin, '/nope');
    expect([status, text]).toEqual([404, 'There is no such page.\n']);
  });

  test('redirects to the canonical path and keeps the query', async () => {
    const { origin } = await startSite();
    const { status, headers, body } = await ask(origin, '/EN//Services/?q=a%20b');
    expect([status, headers.location, headers['cache-control'], body.length]).toEqual([
      308,
      '/services?q=a%20b',
      'no-cache',
      0,
    ]);
  });

  test('redirects unknown ids to their list, or shows the 404 page', async () => {
    const on = await startSite();
    const off = await startSite({ redirectUnknownIds: false });
    const [redirected, left] = [await ask(on.origin, '/services/x'), await ask(off.origin, '/services/x')];
    expect([redirected.status, redirected.headers.location, left.status]).toEqual([302, '/services', 404]);
  });

  // The tests of resolveRequest cover each kind of path.
  test('rejects a path that leads out of the export', async () => {
    const { origin } = await startSite();
    const { status, headers } = await ask(origin, '/../package.json');
    expect([status, headers['content-type']]).toEqual([400, 'text/plain; charset=utf-8']);
  });

  test('does not follow a symbolic link out of the export', async () => {
    const { origin, root } = await startSite();
    const outside = await writeSite({ 'secret.txt': 'secret', 'secrets/a.txt': 'secret' });
    await symlink(path.join(outside, 'secret.txt'), path.join(root, 'link.txt'));
    await symlink(path.join(outside, 'secrets'), path.join(root, 'folder'));
    await symlink(path.join(root, 'services.txt'), path.join(root, 'inside.txt'));
    const answers = await Promise.all(
      ['/link.txt', '/folder/a.txt', '/inside.txt'].map((target) => ask(origin, target)),
    );
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 200]);
  });

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s is not allowed on a page', async (method) => {
    const { origin } = await startSite();
    const { status, headers } = await ask(origin, '/services', { method });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  test('responds with 500 when a file cannot be read, and continues', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { origin, root } = await startSite();
    // Simulates a build during the request: the file exists when checked, and is missing when read.
    const page = path.join(root, 'services/ai-ml.html');
    const look = jest.spyOn(fs, 'statSync').mockReturnValue(fs.statSync(page));
    const follow = jest.spyOn(fs, 'realpathSync').mockImplementation(String);
    await rm(page);
    const broken = await ask(origin, '/services/ai-ml');
    look.mockRestore();
    follow.mockRestore();
    const next = await ask(origin, '/');
    expect([broken.status, next.status, log.mock.calls.length]).toEqual([500, 200, 1]);
  });
});

describe('revalidation', () => {
  test('responds with 304 to a browser that has this version', async () => {
    const { origin } = await startSite();
    const first = await ask(origin, '/services');
    const tag = first.headers.etag ?? '';
    const sent: Record<string, string>[] = [
      { 'If-None-Match': tag },
      { 'If-None-Match': `"other", ${tag}` },
      { 'If-None-Match': '*' },
      { 'If-Modified-Since': first.headers['last-modified'] ?? '' },
    ];
    const answers = await Promise.all(sent.map((each) => ask(origin, '/services', { headers: each })));
    expect(answers.map(({ status, body }) => [status, body.length])).toEqual(Array(4).fill([304, 0]));
    expect(answers[0]?.headers).toMatchObject({
      etag: tag,
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding',
    });
  });

  test('sends the page to a browser that has another version', async () => {
    const { origin } = await startSite();
    const { headers } = await ask(origin, '/services');
    const sent: Record<string, string>[] = [
      { 'If-None-Match': '"other"' },
      // If-None-Match has precedence over If-Modified-Since.
      { 'If-None-Match': '"other"', 'If-Modified-Since': headers['last-modified'] ?? '' },
      { 'If-Modified-Since': new Date(0).toUTCString() },
      { 'If-Modified-Since': 'yesterday' },
      // The same version in another encoding.
      { 'If-None-Match': headers.etag ?? '', 'Accept-Encoding': 'br' },
    ];
    const answers = await Promise.all(sent.map((each) => ask(origin, '/services', { headers: each })));
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
  });

  test('gives a changed file a new ETag', async () => {
    const { origin, root } = await startSite();
    const before = await ask(origin, '/services');
    const file = path.join(root, 'services.html');
    await writeFile(file, (files['services.html'] ?? '').replace('services', 'SERVICES'));
    await utimes(file, new Date(), new Date(Date.now() + 5000));
    const after = await ask(origin, '/services', { headers: { 'If-None-Match': before.headers.etag ?? '' } });
    expect(after.status).toBe(200);
    expect(after.text).toContain('SERVICES');
  });
});

describe('compression', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['GZIP;Q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['br;q=0, *;q=0.3', 'gzip'],
    ['br;q=0, gzip;q=0', undefined],
    ['br;q=nonsense', undefined],
    ['identity', undefined],
    ['deflate', undefined],
    ['', undefined],
  ])('Accept-Encoding: %s gets %s', async (accepted, encoding) => {
    const { origin } = await startSite();
    const { headers } = await ask(origin, '/services', { headers: { 'Accept-Encoding': accepted } });
    expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'Accept-Encoding']);
  });

  test('ignores a compressed file that is older than the page', async () => {
    const { origin, root } = await startSite();
    const past = new Date(Date.now() - 60_000);
    await utimes(path.join(root, 'services.html.br'), past, past);
    const { headers } = await ask(origin, '/services', { headers: { 'Accept-Encoding': 'br, gzip' } });
    expect(headers['content-encoding']).toBe('gzip');
  });

  test.each([
    ['br', '/services', 'services.html', brotliDecompressSync],
    ['gzip', '/services', 'services.html', gunzipSync],
    ['br', '/es/nope', 'es/404.html', brotliDecompressSync],
  ])('sends as %s: %s', async (encoding, target, file, unpack) => {
    const { origin } = await startSite();
    const { headers, body } = await ask(origin, target, { headers: { 'Accept-Encoding': encoding } });
    expect(headers).toMatchObject({ 'content-encoding': encoding, 'content-length': String(body.length) });
    expect(unpack(body).toString()).toBe(files[file]);
  });

  test('does not compress small files and video', async () => {
    const { origin } = await startSite();
    const answers = await Promise.all(
      ['/site.webmanifest', '/videos/hero.mp4'].map((target) =>
        ask(origin, target, { headers: { 'Accept-Encoding': 'br, gzip' } }),
      ),
    );
    expect(answers.map(({ headers }) => [headers['content-encoding'], headers.vary])).toEqual(
      Array(2).fill([undefined, undefined]),
    );
  });

  test('gives each encoding a different ETag', async () => {
    const { origin } = await startSite();
    const tags = await Promise.all(
      ['identity', 'gzip', 'br'].map(
        async (encoding) =>
          (await ask(origin, '/', { headers: { 'Accept-Encoding': encoding } })).headers.etag,
      ),
    );
    expect(new Set(tags).size).toBe(3);
  });
});

describe('ranges', () => {
  test.each([
    ['bytes=0-3', '0123', 'bytes 0-3/10'],
    ['bytes=8-', '89', 'bytes 8-9/10'],
    ['bytes=-3', '789', 'bytes 7-9/10'],
    ['bytes=0-0', '0', 'bytes 0-0/10'],
    ['bytes=3-500', '3456789', 'bytes 3-9/10'],
  ])('%s sends "%s"', async (range, expected, contentRange) => {
    const { origin } = await startSite();
    const { status, headers, text } = await ask(origin, '/videos/hero.mp4', { headers: { Range: range } });
    expect([status, text, headers['content-range'], headers['content-length']]).toEqual([
      206,
      expected,
      contentRange,
      String(expected.length),
    ]);
  });

  test.each(['bytes=a-b', 'bytes=-', 'lines=0-1', 'bytes=0-1,4-5'])(
    '%s sends the whole file',
    async (range) => {
      const { origin } = await startSite();
      const { status, text } = await ask(origin, '/videos/hero.mp4', { headers: { Range: range } });
      expect([status, text]).toEqual([200, '0123456789']);
    },
  );

  test('responds with 416 beyond the end', async () => {
    const { origin } = await startSite();
    const { status, headers, body } = await ask(origin, '/videos/hero.mp4', {
      headers: { Range: 'bytes=10-' },
    });
    expect([status, headers['content-range'], body.length]).toEqual([416, 'bytes */10', 0]);
  });

  test('does not compress partial responses, because ranges count uncompressed bytes', async () => {
    const { origin } = await startSite();
    const whole = await ask(origin, '/services');
    const headers = { Range: 'bytes=0-14', 'Accept-Encoding': 'br' };
    const part = await ask(origin, '/services', { headers });
    expect([part.status, part.text, part.headers['content-encoding']]).toEqual([
      206,
      '<!doctype html>',
      undefined,
    ]);
    expect(part.headers.etag).toBe(whole.headers.etag);
  });

  test('sends a range only of the version that the client has', async () => {
    const { origin } = await startSite();
    const { headers } = await ask(origin, '/videos/hero.mp4');
    const statuses = await Promise.all(
      [headers.etag, headers['last-modified'], '"other"', new Date(0).toUTCString()].map(
        async (condition) =>
          (
            await ask(origin, '/videos/hero.mp4', {
              headers: { Range: 'bytes=2-', 'If-Range': condition ?? '' },
            })
          ).status,
      ),
    );
    expect(statuses).toEqual([206, 206, 200, 200]);
  });

  test('are offered for every file, but not for HEAD', async () => {
    const { origin } = await startSite();
    const { status, headers } = await ask(origin, '/services', {
      method: 'HEAD',
      headers: { Range: 'bytes=0-1' },
    });
    expect([status, headers['accept-ranges']]).toEqual([200, 'bytes']);
  });
});

describe('the headers that every host sends', () => {
  const policy = "default-src 'none'; script-src 'self' 'sha256-x'";
  const withPolicy = `<head><meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="${policy}"/>`;

  test.each(['/', '/nope', '/services.txt'])('%s has them', async (target) => {
    const { origin } = await startSite();
    const { headers } = await ask(origin, target);
    expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}; includeSubDomains; preload$/);
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'.*frame-ancestors 'none'$/);
  });

  test('pages and the 404 page have a header policy without the directives that only the meta element needs', async () => {
    const { origin } = await startSite({
      root: await writeSite({ 'about.html': withPolicy, '404.html': withPolicy }),
    });
    for (const target of ['/about', '/nope']) {
      const { headers } = await ask(origin, target);
      expect(headers['content-security-policy']).toBe("script-src 'self' 'sha256-x'; frame-ancestors 'none'");
    }
  });
});
