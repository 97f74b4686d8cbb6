/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { listen } from '@/scripts/lib/listen';
import { run } from '@/scripts/lib/run';

const check = async (port: string) =>
  (await run('bash', ['deploy/container/healthcheck.sh', port], { quiet: true })).code;

/** Starts a server that responds to every request with one status. Returns the server and its port. */
async function serve(status: number): Promise<{ server: Server; port: string }> {
  const server = createServer((_request, response) => response.writeHead(status).end('a page'));
  return { server, port: new URL(await listen(server)).port };
}

it.each([
  [200, true],
  [404, false],
  [500, false],
])('a server that responds with %i is healthy: %s', async (status, isHealthy) => {
  const { server, port } = await serve(status);
  const code = await check(port);
  server.close();
  expect(code === 0).toBe(isHealthy);
});

it('fails when no server runs', async () => {
  const { server, port } = await serve(200);
  await new Promise((resolve) => server.close(resolve));
  expect(await check(port)).not.toBe(0);
});

it('the image checks its configuration without leaving files of root behind', () => {
  const dockerfile = readFileSync('deploy/container/Dockerfile', 'utf8');
  expect(dockerfile).toMatch(/^RUN nginx -t .* && rm -rf \/tmp\/nginx\/\*$/m);
  expect(dockerfile.indexOf('USER www-data')).toBeGreaterThan(dockerfile.indexOf('RUN nginx -t'));
});

it('is the health check of the image', () => {
  const dockerfile = readFileSync('deploy/container/Dockerfile', 'utf8');
  const [, target] = /^COPY deploy\/container\/healthcheck\.sh (\S+)$/m.exec(dockerfile) ?? [];
  expect(dockerfile).toMatch(new RegExp(`^HEALTHCHECK .*CMD \\["bash", "${target}"\\]$`, 'm'));
});

it('the image can copy every file that it needs', () => {
  const dockerfile = readFileSync('deploy/container/Dockerfile', 'utf8');
  const copied = [...dockerfile.matchAll(/^COPY (\S+) \S+$/gm)].map(([, source]) => source);
  const [first, ...kept] = readFileSync('.dockerignore', 'utf8').trim().split('\n');
  expect(first).toBe('*');
  expect(copied.length).toBeGreaterThan(3);
  for (const source of copied)
    expect(kept.some((line) => source === line.slice(1) || source?.startsWith(`${line.slice(1)}/`))).toBe(
      true,
    );
});
