import { defineConfig } from 'playwright/test';

/** Where the export is served for the tests: once as `npm start` does, once by a host that knows no redirects. */
const port = Number(process.env.TEST_PORT ?? 4310);
export const ports = { site: port, plain: port + 1, nginx: port + 2, cloudflare: port + 3 } as const;

const serve = (port: number, env: Record<string, string> = {}) => ({
  command: `node --import tsx scripts/local/serve.ts ${process.env.SITE_ROOT ?? 'out'}`,
  cwd: '../..',
  url: `http://localhost:${port}/robots.txt`,
  reuseExistingServer: false,
  env: { PORT: String(port), INBOX_DIR: `test-results/inbox-${port}`, ...env },
});

export default defineConfig({
  testDir: '.',
  // A kept text lies where its name says, the same for every system.
  snapshotPathTemplate: '{testDir}/{arg}{ext}',
  outputDir: '../../test-results/browser',
  // The recipe of nginx is tried where nginx is; `npm test` installs it where it may.
  // Cloudflare's runtime is heavy, and comes with `npm run test:hosts` only.
  testIgnore: [
    ...(process.env.NGINX_PATH ? [] : ['nginx.spec.ts']),
    ...(process.env.HOSTS === 'all' ? [] : ['cloudflare.spec.ts']),
  ],
  // In plain mode Next starts its own pages at once (docs/operating.md, "Plain mode").
  grepInvert: process.env.START === 'plain' ? /@deferred/ : undefined,
  fullyParallel: true,
  workers: 2,
  // Passing tests wait for neither; a busy computer needs them.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${ports.site}`,
    locale: 'en-US',
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-quic',
        '--no-first-run',
        '--disable-gpu',
        // Browsers of different making would break lines differently.
        '--font-render-hinting=none',
        // A new tab may ask before the tests listen to it: nothing outside is found then.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
      ],
    },
  },
  webServer: [serve(ports.site), serve(ports.plain, { REDIRECT_UNKNOWN_IDS: 'off' })],
});
