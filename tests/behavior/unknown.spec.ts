import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { inLanguage, messages, sectionsOf } from '../support/content';
import {
  expect,
  isSameDocument,
  languages,
  markDocument,
  open,
  pathIn,
  plain,
  sample,
  site,
  speak,
  started,
  test,
  translations,
} from '../support/site';
import { exportFolder } from '../support/which-site';

const unknownPaths = ['/no-such-page', '/about/us', '/services/ai-ml/prices', '/blog/2025/04/hello'];

/** What the browser and the page say of an unknown address itself, not of anything that is missing on it. */
const ofTheAddress = /^(404|console: .*404).*\/(no-such-(page|id)|about\/us|ai-ml\/prices|04\/hello)\)?$/;

const lists = ['/services', '/case-studies', '/industries'] as const;

/** The first heading of a page of `content/pages`. */
const titlesOf = (page: string) => {
  const title = sectionsOf(page)[0]?.title;
  if (!title) throw new Error(`content/pages/${page}.json has no first heading.`);
  return title;
};

const title = titlesOf('not-found');

test.describe('an unknown path', () => {
  for (const language of sample(languages, 'es')) {
    test(`answers the 404 page in the language of the path and names it on the console (${language})`, async ({
      page,
      faults,
    }) => {
      faults.expect(ofTheAddress);
      for (const path of unknownPaths) {
        const address = pathIn(language, path);
        const complaint = page.waitForEvent('console', (message) => message.text().includes(address));
        const response = await page.goto(address);
        expect(response?.status()).toBe(404);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title[language]);
        expect((await complaint).type()).toBe('error');
        await expect(page).toHaveURL(address);
      }
    });

    test(`offers a way home that needs no reload (${language})`, async ({ page, faults }) => {
      faults.expect(ofTheAddress);
      await open(page, pathIn(language, '/no-such-page'));
      await markDocument(page);
      await page.getByRole('main').getByRole('link').click();
      await expect(page).toHaveURL(pathIn(language, '/'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        inLanguage(titlesOf('home'), language),
      );
      expect(await isSameDocument(page)).toBe(true);
    });

    test(`keeps header and footer in place (${language})`, async ({ page, faults }) => {
      faults.expect(ofTheAddress);
      await page.goto(pathIn(language, '/no-such-page'));
      const name = messages(language).Navigation?.services ?? '';
      await expect(page.getByRole('banner').getByRole('link', { name, exact: true })).toHaveAttribute(
        'href',
        pathIn(language, '/services'),
      );
      await expect(page.getByRole('contentinfo')).toBeVisible();
    });
  }

  test('says in English what happened', async ({ page, faults }) => {
    faults.expect(ofTheAddress);
    await page.goto('/no-such-page');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
    await expect(page.getByRole('main').getByRole('link', { name: 'Back to Home' })).toHaveAttribute(
      'href',
      '/',
    );
  });

  for (const language of translations) {
    test(`without a language leads to the 404 page in the visitor’s (${language})`, async ({
      page,
      faults,
    }) => {
      faults.expect(ofTheAddress);
      await speak(page, language);
      await page.goto('/no-such-page');
      await expect(page).toHaveURL(`/${language}/no-such-page`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title[language]);
    });
  }

  test('is not offered to search engines', async ({ page, faults }) => {
    faults.expect(ofTheAddress);
    await page.goto('/no-such-page');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  });

  test('is told without script too', async ({ withoutScript, faults }) => {
    faults.expect(ofTheAddress);
    const page = await withoutScript.newPage();
    await page.goto('/fr/no-such-page');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title.fr);
    await page.getByRole('main').getByRole('link').click();
    await expect(page).toHaveURL('/fr');
  });
});

for (const [host, origin] of [
  ['a host that redirects', site],
  ['a host that only knows 404.html', plain],
] as const) {
  test.describe(`an unknown id on ${host}`, () => {
    test.beforeEach(({ faults }) => {
      if (origin === plain) faults.expect(ofTheAddress);
    });

    for (const language of sample(languages, 'fr')) {
      test(`is replaced by its list, with no history entry left (${language})`, async ({ page }) => {
        const before = origin + pathIn(language, '/about');
        for (const list of sample(lists, '/services')) {
          const address = origin + pathIn(language, list);
          await page.goto(before);
          await page.goto(`${address}/no-such-id`);
          await expect(page).toHaveURL(address);
          await started(page);
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          await page.goBack();
          await expect(page).toHaveURL(before);
          await page.goForward();
          await expect(page).toHaveURL(address);
        }
      });
    }

    test('leads a visitor of another language to the list in that language', async ({ page }) => {
      await speak(page, 'fr-FR');
      await page.goto(`${origin}/services/no-such-id`);
      await expect(page).toHaveURL(`${origin}/fr/services`);
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    });
  });
}

for (const list of lists) {
  test(`answers an unknown id under ${list} with a redirect, or with 404 where the host knows none`, async ({
    request,
  }) => {
    const redirect = await request.get(`${site}${list}/no-such-id`, { maxRedirects: 0 });
    expect(redirect.status()).toBe(302);
    expect(redirect.headers().location).toBe(list);
    const page = await request.get(`${plain}${list}/no-such-id`, { maxRedirects: 0 });
    expect(page.status()).toBe(404);
  });
}

/** A host like GitHub Pages: one 404 page for all, and no redirect at all. */
async function knowsNothing(page: Page): Promise<void> {
  await page.route(
    (url) => url.origin === plain && !/\.\w+$/.test(url.pathname),
    async (route) => {
      const { pathname } = new URL(route.request().url());
      const right = /^(\/|(\/[a-z0-9-]+)+)$/.test(pathname) && !/^\/en(\/|$)/.test(pathname);
      const found = right ? await route.fetch({ maxRedirects: 0 }).catch(() => undefined) : undefined;
      if (found?.status() === 200) return route.fulfill({ response: found });
      // As a host answers "/es/404": the page is there under its name.
      const named = pathname === '/es/404';
      await route.fulfill({
        status: named ? 200 : 404,
        contentType: 'text/html',
        body: html(named ? 'es/404.html' : '404.html'),
      });
    },
  );
}

const html = (file: string) => readFileSync(join(exportFolder, file), 'utf8');

test.describe('on a host with one 404 page and no redirects', () => {
  test.beforeEach(({ page, faults }) => {
    faults.expect(/404/);
    return knowsNothing(page);
  });

  for (const [asked, right] of [
    ['/About', '/about'],
    ['//about', '/about'],
    ['/about/', '/about'],
    ['/EN/About/?x=1', '/about?x=1'],
    ['/en', '/'],
    ['/index.html/', '/'],
    ['/Services/Nope', '/services'],
    ['/ES/Services', '/es/services'],
    ['//evil.example/about', '/evil.example/about'],
  ] as const)
    test(`${asked} ends at ${right}`, async ({ page }) => {
      await page.goto(plain + asked);
      await expect(page).toHaveURL(plain + right);
      await started(page);
    });

  test('a path in another language ends at the 404 page of that language', async ({ page }) => {
    await speak(page, 'es');
    await page.goto(`${plain}/es/no-such-page`);
    await expect(page).toHaveURL(`${plain}/es/404`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await started(page);
    await expect(page).toHaveURL(`${plain}/es/404`);
  });
});
