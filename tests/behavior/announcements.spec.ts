import type { Page } from 'playwright/test';
import { addressOf, expect, languages, open, pathIn, sample, test } from '../support/site';

/** Expects that the route announcer announced the current page by its title or its h1. */
async function expectAnnounced(page: Page) {
  const oneLine = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();
  const names = [await page.title(), await page.getByRole('heading', { level: 1 }).textContent()].map(
    oneLine,
  );
  await expect
    .poll(async () => names.includes(oneLine(await announced(page).textContent())), names.join())
    .toBe(true);
}

/** The live region that announces client-side navigations. Screen readers announce full page loads themselves. */
const announced = (page: Page) => page.locator('next-route-announcer [role=alert][aria-live=assertive]');

const link = (page: Page, address: string) =>
  page.getByRole('banner').locator(`a[href="${address}"]`).filter({ visible: true }).first();

for (const language of sample(languages, 'es'))
  test(`announces the title of the page after each navigation (${language})`, async ({ page }) => {
    await open(page, pathIn(language, '/'));
    await expect(announced(page)).toHaveText('');
    for (const path of ['/about', '/case-studies', '/contact', '/']) {
      const address = pathIn(language, path);
      const before = await page.title();
      await link(page, address).click();
      await expect(page).toHaveURL(address);
      await expect(page).not.toHaveTitle(before);
      await expectAnnounced(page);
    }
    await page.goBack();
    await expect(page).toHaveURL(pathIn(language, '/contact'));
    await expectAnnounced(page);
  });

test('announces the page in the new language after a language change', async ({ page }) => {
  await open(page, '/about');
  const footer = page.getByRole('contentinfo');
  for (const [name, language] of [
    ['Français', 'fr'],
    ['Español', 'es'],
    ['English', 'en'],
  ] as const) {
    const before = await page.title();
    await footer.getByRole('link', { name, exact: true }).click();
    await expect.poll(() => addressOf(page)).toBe(pathIn(language, '/about'));
    await expect(page).not.toHaveTitle(before);
    await expectAnnounced(page);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  }
});
