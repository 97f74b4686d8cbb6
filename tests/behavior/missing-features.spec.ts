import { expect, open, order, test } from '../support/site';

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
