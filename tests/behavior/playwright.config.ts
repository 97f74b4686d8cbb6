import { defineConfig } from 'playwright/test';
import { suite } from '../support/playwright';
import { thorough } from '../support/sample';

/** Tests the site's rules in a browser, on the fixture site of `tests/fixture-site`. */
export default defineConfig({
  ...suite('fixture'),
  testDir: '.',
  // Cloudflare's runtime is a large download, and the nginx limits and the attacks are slow to test:
  // `npm test -- hosts` and `npm test -- faults` run them.
  testIgnore: thorough
    ? []
    : [
        'attacks.spec.ts',
        'cloudflare.spec.ts',
        'cloudflare-field-data.spec.ts',
        'nginx-limits.spec.ts',
        'nginx-editor.spec.ts',
      ],
  // In plain mode Next.js starts its pages immediately, so @deferred tests do not apply (docs/operating.md, "Plain mode").
  grepInvert: process.env.START === 'plain' ? /@deferred/ : undefined,
});
