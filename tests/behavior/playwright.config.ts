import { defineConfig } from 'playwright/test';
import { suite } from '../support/playwright';

/** The site's rules in a browser, on the small frozen site of `tests/fixture-site`. */
export default defineConfig({
  ...suite('fixture'),
  testDir: '.',
  // Cloudflare's runtime is large, and the limits of nginx take a while: `npm run test:hosts` tests them.
  testIgnore: process.env.HOSTS === 'all' ? [] : ['cloudflare.spec.ts', 'nginx-limits.spec.ts'],
});
