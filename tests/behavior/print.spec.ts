import { company } from '../support/content';
import { openWithoutMotion } from '../support/look';
import { expect, order, pathIn, test } from '../support/site';

const documents = [
  pathIn('en', `/case-studies/${order['case-studies'][0]}`),
  pathIn('en', `/insights/${order.insights[0]}`),
  pathIn('fr', `/services/${order.services[0]}`),
  pathIn('es', '/privacy-policy'),
];

for (const address of documents) {
  test.describe(`the print version of ${address}`, () => {
    test('has no header, footer, menus, or forms, and shows all text in dark on white', async ({ page }) => {
      await openWithoutMotion(page, address);
      await page.emulateMedia({ media: 'print' });
      for (const chrome of ['#site-header', 'footer', 'nav', 'form', '[popover]', 'video', 'iframe'])
        await expect(page.locator(chrome).filter({ visible: true }), chrome).toHaveCount(0);
      const lost = await page
        .locator('main')
        .locator('h1, h2, h3, p, li, dt, dd')
        .evaluateAll((parts) =>
          parts
            .filter(
              (part) =>
                !part.closest('nav, form, aside, .sr-only, [class*="print:hidden"], :has(> form), .horizon'),
            )
            .filter((part) => part.textContent?.trim())
            .filter((part) => {
              const { width, height } = part.getBoundingClientRect();
              return !part.checkVisibility({ visibilityProperty: true }) || width < 2 || height < 2;
            })
            .map((part) => part.textContent?.trim()),
        );
      expect(lost).toEqual([]);
      const { name } = company;
      const header = await page
        .locator('main')
        .evaluate((main) => getComputedStyle(main, '::before').content);
      expect(header).toBe(`"${name}"`);
      await expect(page.getByRole('link', { name: 'Back to' })).toBeHidden();
      const pale = await page
        .locator('main')
        .locator('h1, h2, h3, p, li')
        .filter({ visible: true })
        .evaluateAll((parts) =>
          parts
            // The oklch lightness: more than 0.5 counts as too light on white.
            .filter((part) => Number(/oklch\((\S+)/.exec(getComputedStyle(part).color)?.[1] ?? 0) > 0.5)
            .map((part) => part.textContent?.trim()),
        );
      expect(pale).toEqual([]);
    });

    test('shows the URLs of external links', async ({ page }) => {
      await openWithoutMotion(page, address);
      await page.emulateMedia({ media: 'print' });
      const silent = await page
        .locator('main a')
        .and(page.locator('[href^="http"], [href^="mailto:"]'))
        .filter({ visible: true })
        .evaluateAll((links) =>
          links
            .map(
              (link) => [link.getAttribute('href') ?? '', getComputedStyle(link, '::after').content] as const,
            )
            .filter(([href, spelled]) => !spelled.includes(href)),
        );
      expect(silent).toEqual([]);
    });

    test('has two pages or more, a case study just two, and fits the page width', async ({ page }) => {
      await openWithoutMotion(page, address);
      const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
      const count = pdf.match(/\/Type\s*\/Page\b/g)?.length;
      expect(count).toBeGreaterThan(1);
      if (address.includes('/case-studies/')) expect(count).toBe(2);
      await page.emulateMedia({ media: 'print' });
      // The width of A4 between the margins of the print style, in CSS pixels.
      await page.setViewportSize({ width: 672, height: 980 });
      // Polls, because Chromium may still have the screen styles of some elements after printing.
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(672);
    });
  });
}

test('prints each sample document on a page of its own', async ({ page }) => {
  await openWithoutMotion(page, '/how-we-work');
  await page.emulateMedia({ media: 'print' });
  const sheets = page.locator('#deliverables').locator('xpath=ancestor::section').getByRole('article');
  const breaks = await sheets.evaluateAll((all) =>
    all.map((sheet) => {
      const { breakBefore, breakAfter } = getComputedStyle(sheet);
      return [breakBefore, breakAfter];
    }),
  );
  expect(breaks).toEqual([
    ['page', 'page'],
    ['page', 'page'],
  ]);
});
