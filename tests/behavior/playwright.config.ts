import { defineConfig } from 'playwright/test';
import { suite } from '../support/playwright';

/** The site's rules in a browser, on the small frozen site of `tests/fixture-site`. */
export default defineConfig({
  ...suite('fixture'),
  testDir: '.',
  // Every script missing in turn and 500 random navigations: `npm run test:on-demand`.
  testIgnore: process.env.HOSTS === 'all' ? [] : ['cloudflare.spec.ts'],
});
