/** @jest-environment node */
import { POST } from '@/app/admin/api/route.server';
import { GET as getFile } from '@/app/admin/files/[name]/route.server';
import { GET as getPage } from '@/app/admin/route.server';

jest.mock('node:fs', () => {
  const actual = jest.requireActual('node:fs');
  const readFileSync = (path: string, ...rest: unknown[]) =>
    path.endsWith('admin.js') ? Buffer.from('script') : actual.readFileSync(path, ...rest);
  return { ...actual, readFileSync };
});

const env = { ...process.env };
beforeEach(() => {
  process.env = { ...env, NODE_ENV: 'development', SITE_EDITOR: 'on' };
});
afterEach(() => {
  process.env = env;
});

const get = (path: string, host: string) =>
  new Request(`http://localhost:3000${path}`, { headers: { host } });

const routes = [
  ['the page', (host: string) => getPage(get('/admin', host))],
  [
    'its scripts',
    (host: string) =>
      getFile(get('/admin/files/admin.js', host), { params: Promise.resolve({ name: 'admin.js' }) }),
  ],
] as const;

describe.each(routes)('the editor: %s', (_what, ask) => {
  it.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'localhost'])(
    'opens on %s, and forbids framing by other sites',
    async (host) => {
      const response = await ask(host);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-security-policy')).toBe("frame-ancestors 'self'");
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    },
  );

  it.each(['evil.example', 'localhost.evil.example:3000', 'evil.example:3000', '192.0.2.1:3000', ''])(
    'does not open under the host "%s"',
    async (host) => {
      const response = await ask(host);
      expect(response.status).toBe(403);
      expect(await response.text()).toContain('http://localhost');
    },
  );

  it('does not open without "npm run edit"', async () => {
    process.env = { ...env, NODE_ENV: 'development', SITE_EDITOR: undefined };
    expect((await ask('localhost:3000')).status).toBe(404);
  });
});

it.each([
  ['localhost:3000', 'http://localhost:3000', 200],
  ['localhost:3000', 'http://evil.example', 403],
  ['localhost:3000', undefined, 403],
  ['evil.example:3000', 'http://evil.example:3000', 403],
])('the API called as host %s from origin %s responds with %i', async (host, origin, status) => {
  const headers = { host, ...(origin && { origin }) };
  const body = JSON.stringify({ action: 'info' });
  const request = new Request('http://localhost:3000/admin/api', { method: 'POST', headers, body });
  expect((await POST(request)).status).toBe(status);
});
