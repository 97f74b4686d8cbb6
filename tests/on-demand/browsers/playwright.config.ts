import { join, resolve } from 'node:path';
import { defineConfig } from 'playwright/test';
import { ports } from '../../support/ports';
import type { Options } from './fixtures';

const project = resolve(__dirname, '../../..');
const results = join(project, 'test-results');

/**
 * Runs the same checks in Firefox and WebKit, on the export in `out/`; `npm run test:browsers` builds it first.
 * Playwright's own browsers are not used: its WebKit and Firefox are not the ones that visitors have.
 */
export default defineConfig<object, Options>({
  testDir: '.',
  outputDir: join(results, 'browsers'),
  workers: 1,
  // Passing tests wait for neither; a busy computer needs them.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  // Retries tell flaky tests from broken ones at night; both fail the run.
  retries: process.env.NIGHTLY ? 2 : 0,
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
    // A developer's .env.local does not change what is tested.
    env: {
      PORT: String(ports.site),
      HOST: '127.0.0.1',
      INBOX: 'on',
      INBOX_DIR: join(results, `inbox-${ports.site}`),
      REDIRECT_UNKNOWN_IDS: 'on',
    },
  },
});
