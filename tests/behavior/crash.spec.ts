import type { Page } from 'playwright/test';
import { messages } from '../support/content';
import { expect, languages, open, pathIn, sample, test } from '../support/site';

/**
 * Makes the list of case studies crash while it renders: it uses `Intl.PluralRules` for the number of results, and
 * the constructor throws from now on.
 */
const breakPlurals = (page: Page) =>
  page.evaluate(() => {
    const { PluralRules } = Intl;
    Object.assign(window, {
      repair: () => {
        Object.defineProperty(Intl, 'PluralRules', { value: PluralRules, configurable: true });
      },
    });
    Object.defineProperty(Intl, 'PluralRules', {
      value: class {
        constructor() {
          throw new Error('no plural rules');
        }
      },
      configurable: true,
    });
  });

const repair = (page: Page) => page.evaluate(() => (window as unknown as { repair(): void }).repair());

const search = (page: Page) => page.getByRole('main').getByRole('searchbox');

for (const language of sample(languages, 'fr')) {
  test(`a crash shows an error page with the footer and a retry button (${language})`, async ({
    page,
    pageErrors,
  }) => {
    pageErrors.expect(/no plural rules/);
    const words = messages(language).Crash;
    await open(page, pathIn(language, '/case-studies'));
    await breakPlurals(page);
    await search(page).fill('a');

    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert.getByRole('heading', { level: 1 })).toHaveText(words?.title ?? '');
    await expect(page.getByRole('contentinfo')).toBeVisible();

    await repair(page);
    await alert.getByRole('button', { name: words?.retry ?? '', exact: true }).click();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(6);
    await expect(alert).toBeHidden();
  });
}

for (const language of sample(languages, 'fr')) {
  test(`a crash of the header shows the error page, also before the site has started (${language})`, async ({
    page,
    pageErrors,
  }) => {
    pageErrors.expect(/no resize observer/);
    await page.addInitScript(() => {
      const { ResizeObserver } = window;
      Object.assign(window, {
        repair: () => Object.assign(window, { ResizeObserver }),
        ResizeObserver: class {
          constructor() {
            throw new Error('no resize observer');
          }
        },
      });
    });
    const words = messages(language).Crash;
    await open(page, pathIn(language, '/about'));

    const alert = page.getByRole('alert').filter({ has: page.getByRole('heading', { level: 1 }) });
    await expect(alert).toContainText(words?.text ?? '');
    await expect(page.locator('html')).toHaveAttribute('lang', language);

    await repair(page);
    await alert.getByRole('button', { name: words?.retry ?? '', exact: true }).click();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(alert).toBeHidden();
  });
}

test('the English error page says "Unexpected Application Error!"', async ({ page, pageErrors }) => {
  pageErrors.expect(/no plural rules/);
  await open(page, '/case-studies');
  await breakPlurals(page);
  await search(page).fill('a');
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('a second crash after a retry shows the error page again', async ({ page, pageErrors }) => {
  pageErrors.expect(/no plural rules/);
  await open(page, '/case-studies');
  await breakPlurals(page);
  await search(page).fill('a');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
});

test('navigation to another page works after a crash', async ({ page, pageErrors }) => {
  pageErrors.expect(/no plural rules/);
  await open(page, '/case-studies');
  await breakPlurals(page);
  await search(page).fill('a');
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Brightmesa');
});
