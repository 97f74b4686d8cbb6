import type { Page } from 'playwright/test';
import { addressOf, expect, languages, open, pathIn, sample, test } from '../support/site';

/** Expects that the page which is open now has been read out, by its title or by the heading that stands for it. */
async function expectReadOut(page: Page) {
  const oneLine = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();
  const names = [await page.title(), await page.getByRole('heading', { level: 1 }).textContent()].map(
    oneLine,
  );
  await expect
    .poll(async () => names.includes(oneLine(await announced(page).textContent())), names.join())
    .toBe(true);
}

/** What is read out when a page has come without a load, which a screen reader would announce by itself. */
const announced = (page: Page) => page.locator('next-route-announcer [role=alert][aria-live=assertive]');

const link = (page: Page, address: string) =>
  page.getByRole('banner').locator(`a[href="${address}"]`).filter({ visible: true }).first();

for (const language of sample(languages, 'es'))
  test(`a page is read out by its title once it has been gone to (${language})`, async ({ page }) => {
    await open(page, pathIn(language, '/'));
    await expect(announced(page)).toHaveText('');
    for (const path of ['/about', '/case-studies', '/contact', '/']) {
      const address = pathIn(language, path);
      const before = await page.title();
      await link(page, address).click();
      await expect(page).toHaveURL(address);
      await expect(page).not.toHaveTitle(before);
      await expectReadOut(page);
    }
    await page.goBack();
    await expect(page).toHaveURL(pathIn(language, '/contact'));
    await expectReadOut(page);
  });

test('a change of language is read out in the new language', async ({ page }) => {
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
    await expectReadOut(page);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  }
});
