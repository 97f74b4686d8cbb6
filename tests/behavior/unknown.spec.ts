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
  setBrowserLanguages,
  site,
  started,
  test,
  translations,
} from '../support/site';
import { simulateStaticHost } from '../support/static-host';

const unknownPaths = ['/no-such-page', '/about/us', '/services/ai-ml/prices', '/blog/2025/04/hello'];

/** Matches the errors for the unknown path itself, but not for missing files on the 404 page. */
const expectedErrors = /^(404|console: .*404).*\/(no-such-(page|id)|about\/us|ai-ml\/prices|04\/hello)\)?$/;

const lists = ['/services', '/case-studies', '/industries'] as const;

/** Returns the first heading of a page of `content/pages`. */
const titlesOf = (page: string) => {
  const title = sectionsOf(page)[0]?.title;
  if (!title) throw new Error(`content/pages/${page}.json has no first heading.`);
  return title;
};

const title = titlesOf('not-found');

test.describe('an unknown path', () => {
  for (const language of sample(languages, 'es')) {
    test(`shows the 404 page in the language of the path and logs the path to the console (${language})`, async ({
      page,
      pageErrors,
    }) => {
      pageErrors.expect(expectedErrors);
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

    test(`has the header and the footer, and links to the home page without a reload (${language})`, async ({
      page,
      pageErrors,
    }) => {
      pageErrors.expect(expectedErrors);
      await open(page, pathIn(language, '/no-such-page'));
      const name = messages(language).Navigation?.services ?? '';
      await expect(page.getByRole('banner').getByRole('link', { name, exact: true })).toHaveAttribute(
        'href',
        pathIn(language, '/services'),
      );
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
      await markDocument(page);
      const links = page.getByRole('main').getByRole('link');
      await expect(links.nth(1)).toHaveAttribute('href', pathIn(language, '/search'));
      await expect(links.nth(2)).toHaveAttribute('href', pathIn(language, '/services'));
      await links.first().click();
      await expect(page).toHaveURL(pathIn(language, '/'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        inLanguage(titlesOf('home'), language),
      );
      expect(await isSameDocument(page)).toBe(true);
    });
  }

  for (const language of sample(translations, 'fr')) {
    test(`without a language prefix shows the 404 page in the browser language at the same URL (${language})`, async ({
      page,
      pageErrors,
    }) => {
      pageErrors.expect(/404/);
      await setBrowserLanguages(page, language);
      const complaint = page.waitForEvent('console', (message) => message.text().includes('404:'));
      await page.goto('/no-such-page?x=1#y');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title[language]);
      await expect(page).toHaveURL('/no-such-page?x=1#y');
      expect((await complaint).text()).toBe('404: there is no page at /no-such-page');
      await test.step('another language can be chosen', async () => {
        await started(page);
        await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
        // The message of the specification.
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
        await expect(page.getByRole('main').getByRole('link', { name: 'Back to Home' })).toHaveAttribute(
          'href',
          '/',
        );
      });
    });
  }

  test('shows the 404 page without JavaScript', async ({ withoutScript, pageErrors }) => {
    pageErrors.expect(expectedErrors);
    const page = await withoutScript.newPage();
    await page.goto('/fr/no-such-page');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title.fr);
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page).toHaveURL('/fr');
  });
});

for (const [host, origin] of [
  ['a host with redirects', site],
  ['a host that only serves 404.html', plain],
] as const) {
  test.describe(`an unknown id on ${host}`, () => {
    test.beforeEach(({ pageErrors }) => {
      if (origin === plain) pageErrors.expect(expectedErrors);
    });

    for (const language of sample(languages, 'fr')) {
      test(`leads to its list without a history entry for the unknown id (${language})`, async ({ page }) => {
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

    test('leads to the list in the browser language', async ({ page }) => {
      await setBrowserLanguages(page, 'fr-FR');
      await page.goto(`${origin}/services/no-such-id`);
      await expect(page).toHaveURL(`${origin}/fr/services`);
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    });
  });
}

for (const list of lists) {
  test(`an unknown id under ${list} gets a redirect, or 404 on a host without redirects`, async ({
    request,
  }) => {
    const redirect = await request.get(`${site}${list}/no-such-id`, { maxRedirects: 0 });
    expect(redirect.status()).toBe(302);
    expect(redirect.headers().location).toBe(list);
    const page = await request.get(`${plain}${list}/no-such-id`, { maxRedirects: 0 });
    expect(page.status()).toBe(404);
  });
}
test.describe('on a host with one 404 page and no redirects', () => {
  test.beforeEach(({ page, pageErrors }) => {
    pageErrors.expect(/404/, /_next\/static\/chunks\/.*\.js/);
    return simulateStaticHost(page);
  });

  test('other spellings of an address lead to its page', async ({ page }) => {
    // The 404 page leads there before it starts its scripts.
    await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
    for (const [asked, right] of [
      ['/About', '/about'],
      ['//about', '/about'],
      ['/about/', '/about'],
      ['/EN/About/?x=1', '/about?x=1'],
      ['/en', '/'],
      ['/index.html/', '/'],
      ['/Services/Nope', '/services'],
      ['/ES/Services', '/es/services'],
      ['/services/AI-ML', '/services/ai-ml'],
      ['/services/ai-ml/index.html', '/services/ai-ml'],
      ['/fr/Services/AI-ML.html', '/fr/services/ai-ml'],
    ] as const)
      await test.step(`${asked} leads to ${right}`, async () => {
        await page.goto(plain + asked, { waitUntil: 'domcontentloaded' });
        await expect(page).toHaveURL(plain + right);
      });
  });

  test('an unknown path shows the 404 page of its language at the same URL, and is logged', async ({
    page,
  }) => {
    await setBrowserLanguages(page, 'es');
    for (const path of ['/es/no/Such', '/no/such', '//evil.example/about']) {
      const complaint = page.waitForEvent('console', (message) => message.text().startsWith('404:'));
      await page.goto(plain + path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title.es);
      await started(page);
      // The router does not start on a path with two slashes.
      expect(page.url()).toBe(plain + path.replace('//', '/'));
      expect((await complaint).text()).toBe(`404: there is no page at ${path}`);
    }
  });

  test('the address of the 404 page does not lead to another page or host', async ({ page }) => {
    for (const address of ['/es/404', '/es/404#//evil.example/', '/es/404#top']) {
      await page.goto('about:blank');
      await page.goto(plain + address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title.es);
      expect(new URL(page.url()).origin).toBe(plain);
    }
  });
});
