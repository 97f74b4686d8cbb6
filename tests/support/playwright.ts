import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { PlaywrightTestConfig } from 'playwright/test';
import { findBrowser } from '../../scripts/lib/browser';
import { ports } from './ports';

const project = resolve(__dirname, '../..');

/**
 * Creates the Playwright config that the suites share: the browser, the servers, and the timeouts.
 * @param site `fixture` for the fixture site (built first if needed), `real` for the export in `out/`
 */
export function suite(site: 'fixture' | 'real'): PlaywrightTestConfig {
  process.env.TEST_SITE = site;
  const results = join(project, 'test-results');
  mkdirSync(results, { recursive: true });
  const serve = (port: number, env: Record<string, string> = {}) => ({
    command: `node --conditions=react-server --import tsx tests/support/serve-site.ts ${site}`,
    cwd: project,
    url: `http://localhost:${port}/robots.txt`,
    reuseExistingServer: false,
    // The first server builds the fixture site if needed.
    timeout: 600_000,
    // Set explicitly, so that a developer's .env.local does not change what is tested.
    env: {
      PORT: String(port),
      HOST: '127.0.0.1',
      INBOX: 'on',
      INBOX_DIR: join(results, `inbox-${port}`),
      REDIRECT_UNKNOWN_IDS: 'on',
      ...env,
    },
  });
  return {
    outputDir: join(results, site),
    // The snapshot name is its path, the same on every operating system.
    snapshotPathTemplate: '{testDir}/{arg}{ext}',
    fullyParallel: true,
    // One page occupies almost two cores, so more workers make each other wait: three took 10 to 22% longer.
    workers: Number(process.env.TEST_WORKERS ?? 2),
    // Passing tests do not reach these timeouts. Slow machines and tests that open many pages need them.
    timeout: 180_000,
    expect: { timeout: 10_000, toPass: { timeout: 10_000 } },
    forbidOnly: true,
    // The nightly run tries a failed test again only to report whether it is flaky; it fails either way.
    retries: process.env.NIGHTLY ? 1 : 0,
    failOnFlakyTests: true,
    reporter: [['list']],
    use: {
      // Starting a page in a used context takes half of the time. Storage, routes, and emulation are reset.
      reuseContext: true,
      baseURL: `http://localhost:${ports.site}`,
      locale: 'en-US',
      viewport: { width: 1280, height: 800 },
      launchOptions: {
        executablePath: findBrowser(),
        args: [
          '--no-sandbox',
          '--disable-background-networking',
          '--disable-component-update',
          '--disable-sync',
          '--disable-quic',
          '--no-first-run',
          '--disable-gpu',
          // A screenshot shows every picture that has loaded; otherwise the browser may draw a frame before it decodes them.
          '--disable-checker-imaging',
          // Browser builds differ in font hinting, which would change line breaks.
          '--font-render-hinting=none',
          // No request may reach the network.
          '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
        ],
      },
    },
    webServer: [serve(ports.site), serve(ports.plain, { REDIRECT_UNKNOWN_IDS: 'off' })],
  };
}
