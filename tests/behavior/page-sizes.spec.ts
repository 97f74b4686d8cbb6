import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'playwright/test';
import type { PageType } from '@/lib/site/site-map';
import { pagesOf } from '@/scripts/build/pages';
import { measures, typeOf } from '@/scripts/build/steps/budgets';
import { measurePages } from '@/scripts/build/steps/check-budgets';
import { checkSearchIndexes } from '@/scripts/build/steps/search-index';
import { brotliSettings } from '@/scripts/lib/brotli';
import { fixtureRoot } from '../support/fixture-site';

/*
 * The build only warns of values that grow with the content, because edits must not stop it. The content of the fixture
 * site never changes, so here they grow only with the code.
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

/** The other values that grow with the content, on the page that has most: bytes, a number of requests, a ratio. */
const largestMeasured = { fonts: 34_072, total: 66_462, requests: 9, payloadRatio: 1.35 };

/** The largest search index, in bytes. */
const largestIndex = 19_294;

/** How much a value may grow before somebody looks at it. */
const allowedGrowth = 1.02;

const out = join(fixtureRoot, 'out');

const sizeOf = (html: string) => {
  const text = html.replace(/<style[\s\S]*?<\/style>/g, '');
  return brotliCompressSync(text, brotliSettings(text.length, 9)).length;
};

// In plain mode, pages contain the data of the framework.
test('no page has much more markup and inline script than when its size was measured @deferred', () => {
  const grown = pagesOf(out).flatMap((file) => {
    const size = sizeOf(readFileSync(join(out, file), 'utf8'));
    const before = measured[typeOf(file)];
    return size > before * allowedGrowth ? [`out/${file}: ${size} bytes, ${before} when measured`] : [];
  });
  expect(grown, 'Look for markup that repeats, or measure again if the page needs it').toEqual([]);
});

test('pages load no more files, fonts, and bytes than when they were measured @deferred', () => {
  const { largest } = measurePages(out);
  for (const measure of ['fonts', 'total', 'requests', 'payloadRatio'] as const)
    expect(largest[measure], measures[measure].remedy).toBeLessThanOrEqual(
      largestMeasured[measure] * allowedGrowth,
    );
});

test('no search index is much larger than when it was measured', () => {
  expect(checkSearchIndexes(out).largest).toBeLessThanOrEqual(largestIndex * allowedGrowth);
});
