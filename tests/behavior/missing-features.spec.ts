import type { Page } from 'playwright/test';
import { waitForLayout } from '../support/look';
import { expect, open, order, started, test } from '../support/site';

const caseStudy = `/case-studies/${order['case-studies'][0]}`;

for (const path of ['/', '/case-studies', caseStudy, '/contact'])
  test(`${path} works in a browser without IntersectionObserver`, async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'IntersectionObserver');
    });
    await open(page, path);
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const late = page.locator('main :is([data-photo], [data-late])');
    await expect(late).not.toHaveCount(0);
    await expect(late.and(page.locator(':not([data-seen])'))).toHaveCount(0);
    await page.getByRole('contentinfo').getByRole('combobox').selectOption('dark');
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  });

test('the navigation and the search work in a browser without checkVisibility', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Element.prototype, 'checkVisibility');
  });
  await open(page, '/about');
  const services = page.getByRole('banner').getByLabel('Services: all pages');
  await services.hover();
  await expect(page.getByRole('banner').locator('a[href^="/services/"]').first()).toBeVisible();
  await page.locator('body').press('/');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

/** Lists the lines of text in the main element that cover each other. */
const overlaps = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const lines: { text: string; box: DOMRect }[] = [];
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode } = texts;
      const parent = currentNode.parentElement;
      const text = currentNode.textContent?.trim();
      if (!text || !parent?.checkVisibility({ visibilityProperty: true }) || parent.closest('option'))
        continue;
      const range = document.createRange();
      range.selectNodeContents(currentNode);
      for (const box of range.getClientRects()) if (box.width > 1) lines.push({ text, box });
    }
    return lines.flatMap(({ text, box }, index) =>
      lines
        .slice(index + 1)
        .filter(
          ({ box: other }) =>
            Math.min(box.right, other.right) - Math.max(box.left, other.left) > 2 &&
            // Line boxes are higher than their letters.
            Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > box.height / 2,
        )
        .map((other) => `${text} / ${other.text}`),
    );
  });

for (const path of ['/contact', '/services', caseStudy])
  test(`the text of ${path} is readable if the stylesheet does not load`, async ({ page, pageErrors }) => {
    pageErrors.expect(/\.css/, /ERR_FAILED/);
    await page.route('**/*.css', (route) => route.abort());
    await page.goto(path);
    await page.evaluate(() => dispatchEvent(new Event('keydown')));
    await started(page);
    await waitForLayout(page);
    const parts = page.getByRole('main').locator('h1, h2, h3, p, label').filter({ visible: true });
    await expect(parts).not.toHaveCount(0);
    expect(await overlaps(page)).toEqual([]);
    // All or nothing: with the styles of the first view only, the rest of the page falls apart.
    await expect(page.locator('style[data-href]:not([media="not all"])')).toHaveCount(0);
  });
