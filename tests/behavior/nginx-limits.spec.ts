import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { filesBelow } from '../../scripts/lib/files';
import { ask } from '../support/hosts';
import { type Nginx, startNginx } from '../support/nginx';
import { ports } from '../support/ports';
import { expect, test } from '../support/site';
import { realExport } from '../support/which-site';

let nginx: Nginx;
let origin: string;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  nginx = await startNginx({ out: realExport, port: ports.nginxLimits, maxOpenFiles: 1024 });
  origin = nginx.origin;
});

test.afterAll(() => nginx?.stop());

test('nginx serves every file and every page with a limit of 1,024 open files', async () => {
  test.setTimeout(180_000);
  const files = filesBelow(realExport);
  for (const file of files) {
    const encoding = /\.(br|gz)$/.exec(file)?.[1];
    const path = `/${encoding ? file.slice(0, -3) : file}`.replace(/\/index\.html$|\.html$/, '') || '/';
    const { status } = await ask(origin, encodeURI(path), {
      'Accept-Encoding': encoding === 'br' ? 'br' : encoding === 'gz' ? 'gzip' : 'identity',
    });
    expect(status, file).not.toBe(500);
  }
  const sitemap = readFileSync(join(realExport, 'sitemap.xml'), 'utf8');
  const pages = Array.from(sitemap.matchAll(/<loc>([^<]+)/g), ([, url = '']) => new URL(url).pathname);
  expect(pages.length).toBeGreaterThan(10);
  for (const page of pages) expect((await ask(origin, page)).status, page).toBe(200);
});

test('nginx closes a connection that does not complete its request', async () => {
  // The timeout in deploy/nginx is 10 s; the default of nginx is 60 s, longer than this test's timeout.
  test.setTimeout(30_000);
  const socket = connect(ports.nginxLimits, 'localhost');
  const closed = new Promise((resolve) => socket.once('close', resolve).once('error', resolve));
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Half');
  await closed;
});

test('nginx serves 200 concurrent requests from one IP address, and still serves other addresses', async () => {
  const recipe = readFileSync(join(__dirname, '../../deploy/nginx/nginx.conf'), 'utf8');
  const slow = await startNginx({
    out: realExport,
    port: ports.nginxSlow,
    // A slow rate, so that responses are still in progress when the last request arrives.
    configuration: recipe.replace('sendfile on;', 'sendfile on;\n    limit_rate 1k;'),
  });
  const sockets = await Promise.all(
    Array.from({ length: 200 }, async () => {
      const socket = connect(ports.nginxSlow, 'localhost');
      socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 192.0.2.1\r\n\r\n');
      await new Promise((resolve) => socket.once('data', resolve));
      return socket;
    }),
  );
  try {
    expect((await ask(slow.origin, '/robots.txt', { 'X-Forwarded-For': '192.0.2.1' })).status).toBe(429);
    expect((await ask(slow.origin, '/robots.txt', { 'X-Forwarded-For': '192.0.2.2' })).status).toBe(200);
  } finally {
    for (const socket of sockets) socket.destroy();
    await slow.stop();
  }
});
