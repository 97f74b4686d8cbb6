import { defineConfig } from 'playwright/test';
import { suite } from '../support/playwright';
import { thorough } from '../support/sample';

/** The site's rules in a browser, on the small frozen site of `tests/fixture-site`. */
export default defineConfig({
  ...suite('fixture'),
  testDir: '.',
  // Cloudflare's runtime is large, and the limits of nginx take a while: `npm run test:hosts` tests them.
  testIgnore: thorough ? [] : ['cloudflare.spec.ts', 'nginx-limits.spec.ts', 'nginx-editor.spec.ts'],
  // In plain mode Next starts its own pages at once (docs/operating.md, "Plain mode").
  grepInvert: process.env.START === 'plain' ? /@deferred/ : undefined,
});
