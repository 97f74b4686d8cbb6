import { join, resolve } from 'node:path';
import { defineConfig } from 'playwright/test';
import { ports } from '../../support/ports';
import type { Options } from './fixtures';

const project = resolve(__dirname, '../../..');
const results = join(project, 'test-results');

/**
 * Runs the same tests in Firefox and WebKit on the export in `out/`, which `npm test -- browsers` builds first.
 * Does not use Playwright's own Firefox and WebKit, which differ from the browsers of visitors.
 */
export default defineConfig<object, Options>({
  testDir: '.',
  outputDir: join(results, 'browsers'),
  workers: 1,
  // Passing tests do not reach these timeouts. Slow machines need them.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  // The nightly run retries only to tell flaky tests from broken ones. Both fail the run.
  retries: process.env.NIGHTLY ? 1 : 0,
  failOnFlakyTests: true,
  reporter: [['list'], ['./summary-reporter.ts']],
  projects: [
    { name: 'firefox', use: { engine: 'firefox' } },
    { name: 'webkit', use: { engine: 'webkit' } },
  ],
  webServer: {
    command: 'node --conditions=react-server --import tsx tests/support/serve-site.ts real',
    cwd: project,
    url: `http://localhost:${ports.site}/robots.txt`,
    reuseExistingServer: false,
    timeout: 120_000,
    // Set explicitly, so that a developer's .env.local does not change what is tested.
    env: {
      PORT: String(ports.site),
      HOST: '127.0.0.1',
      INBOX: 'on',
      INBOX_DIR: join(results, `inbox-${ports.site}`),
      REDIRECT_UNKNOWN_IDS: 'on',
    },
  },
});
