import { defineConfig } from 'playwright/test';

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
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
      ],
    },
  },
});
