import { defineConfig } from 'playwright/test';
import { findBrowser } from '../../../scripts/lib/browser';

/** Tests the visual editor in a copy of the project. They need a development server and a build, so they run on demand. */
export default defineConfig({
  testDir: '.',
  testMatch: process.env.PICTURES ? '*.shot.ts' : '*.spec.ts',
  outputDir: '../../../test-results/editor',
  workers: 1,
  timeout: 600_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  reporter: [['list']],
  use: {
    viewport: { width: 1600, height: 1000 },
    locale: 'en-US',
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
      ],
    },
  },
});
