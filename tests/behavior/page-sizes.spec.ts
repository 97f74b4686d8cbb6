import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'playwright/test';
import type { PageType } from '@/lib/site/site-map';
import { pagesOf } from '@/scripts/build/pages';
import { typeOf } from '@/scripts/build/steps/budgets';
import { brotliSettings } from '@/scripts/lib/brotli';
import { fixtureRoot } from '../support/fixture-site';

/*
 * The build only warns of a page that is too large, because edits must not stop it. The texts of the fixture site never
 * change, so here a page grows only if its markup or its inline scripts grow.
 */

/** For each page type: the size of its largest page in November 2026, compressed and without styles, in bytes. */
const measured: Record<PageType, number> = {
  home: 11_609,
  services: 9_640,
  service: 11_957,
  'case-studies': 10_335,
  'case-study': 13_770,
  industries: 8_868,
  industry: 11_268,
  about: 10_417,
  contact: 10_403,
  'how-we-work': 8_744,
  security: 7_669,
  insights: 7_755,
  insight: 10_054,
  search: 8_773,
  legal: 11_187,
  'not-found': 7_038,
};

/** How much larger a page may become before somebody looks at it. */
const allowedGrowth = 1.02;

const sizeOf = (html: string) => {
  const text = html.replace(/<style[\s\S]*?<\/style>/g, '');
  return brotliCompressSync(text, brotliSettings(text.length, 9)).length;
};

// In plain mode, pages contain the data of the framework.
test('no page has much more markup and inline script than when its size was measured @deferred', () => {
  const out = join(fixtureRoot, 'out');
  const grown = pagesOf(out).flatMap((file) => {
    const size = sizeOf(readFileSync(join(out, file), 'utf8'));
    const before = measured[typeOf(file)];
    return size > before * allowedGrowth ? [`out/${file}: ${size} bytes, ${before} when measured`] : [];
  });
  expect(grown, 'Look for markup that repeats, or measure again if the page needs it').toEqual([]);
});
