import type { Page } from 'playwright/test';
import { openWithoutMotion, waitForLayout } from '../support/look';
import { allPaths, expect, order, sample, test } from '../support/site';

/** From the narrowest phone to a wide desktop; the columns of cards are narrowest at 320, 768, and 1024 px. */
const everyWidth = Array.from({ length: 51 }, (_, index) => 320 + 32 * index);
const widths = sample(everyWidth, 320, 352, 768, 1024, 1920);

const caseStudy = `/case-studies/${order['case-studies'][0]}`;
const paths = sample(['/', '/case-studies', caseStudy], '/case-studies');

/** Returns the texts that end in an ellipsis: clamped to some lines, or truncated at the end of one. */
function truncatedTexts(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('*')]
      .filter((element) => {
        const { webkitLineClamp, textOverflow } = getComputedStyle(element);
        if (webkitLineClamp !== 'none') return element.scrollHeight > element.clientHeight + 1;
        return textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth + 1;
      })
      .map((element) => element.textContent ?? ''),
  );
}

// Not a test of the real export: its excerpts may have words so long that they need a fourth line, which is clamped.
for (const { address } of allPaths.filter(({ path }) => paths.includes(path)))
  test(`cards with excerpts of the allowed length show their full text on ${address}`, async ({ page }) => {
    await openWithoutMotion(page, address);
    await expect(page.getByRole('main').locator('.line-clamp-3')).not.toHaveCount(0);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await waitForLayout(page);
      expect(await truncatedTexts(page), `at ${width} px`).toEqual([]);
    }
  });
