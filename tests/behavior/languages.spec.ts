import type { Page } from 'playwright/test';
import {
  addressOf,
  expect,
  isSameDocument,
  type Language,
  languages,
  markDocument,
  open,
  type PageErrors,
  pathIn,
  pathOfEachKind,
  sample,
  setBrowserLanguages,
  started,
  test,
  translations,
} from '../support/site';

const key = 'preferredLanguage';

/** Blocks storage, as browsers do when cookies are blocked. */
const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });

const stored = (page: Page) => page.evaluate((name) => localStorage.getItem(name), key);

const cookie = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === key)?.value;

const html = (page: Page) => page.locator('html');

/** Opens the language switcher in the header and clicks a language. */
async function choose(page: Page, name: 'English' | 'Español' | 'Français') {
  const header = page.getByRole('banner');
  await header.locator('summary', { hasText: /^(EN|ES|FR)$/ }).click();
  await header.getByRole('link', { name, exact: true }).click();
}

const nameOf = { en: 'English', es: 'Español', fr: 'Français' } as const;

/** Opens pages without starting their scripts: redirects happen before. */
async function blockScripts(page: Page, pageErrors: PageErrors) {
  await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
  pageErrors.expect(/_next\/static\/chunks\/.*\.js/);
}

/** Opens a URL and expects the same page in a language. */
async function expectLanguage(page: Page, path: string, language: Language) {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await expect(page).toHaveURL(pathIn(language, path));
  await expect(html(page)).toHaveAttribute('lang', language);
}

test.describe('a URL without a language prefix', () => {
  test.beforeEach(({ page, pageErrors }) => blockScripts(page, pageErrors));

  test('leads to the preferred language of the browser', async ({ page }) => {
    for (const [wanted, language] of [
      [['fr-CA'], 'fr'],
      [['es-MX', 'en-US'], 'es'],
      [['de', 'es'], 'es'],
      [['en-GB', 'fr'], 'en'],
      [['ja'], 'en'],
      [['FR-fr'], 'fr'],
      [[], 'en'],
    ] as [string[], Language][])
      await test.step(wanted.join(', ') || 'no language', async () => {
        await setBrowserLanguages(page, ...wanted);
        await expectLanguage(page, '/services/ai-ml', language);
      });
  });

  test('leads to the stored language before that of the browser', async ({ page }) => {
    await page.goto('/es/about', { waitUntil: 'domcontentloaded' });
    for (const [preferred, wanted] of [
      ['es', 'fr-FR'],
      ['fr', 'en-US'],
      ['en', 'fr-FR'],
    ] as const)
      await test.step(`${preferred} before ${wanted}`, async () => {
        await page.evaluate(([name = '', value = '']) => localStorage.setItem(name, value), [key, preferred]);
        await setBrowserLanguages(page, wanted);
        await expectLanguage(page, '/about', preferred);
      });
  });

  test('ignores invalid stored values', async ({ page }) => {
    await setBrowserLanguages(page, 'fr-FR');
    await page.goto('/es');
    for (const invalid of ['de', '', 'EN', 'null', '{"language":"es"}', '../es']) {
      await page.evaluate(([name = '', value = '']) => localStorage.setItem(name, value), [key, invalid]);
      await page.goto('/about', { waitUntil: 'domcontentloaded' });
      await expect(page, `with ${JSON.stringify(invalid)}`).toHaveURL('/fr/about');
    }
  });

  test('redirects every kind of page to the same page in the other language', async ({ page }) => {
    await setBrowserLanguages(page, 'es');
    for (const path of pathOfEachKind) await expectLanguage(page, path, 'es');
  });

  test('keeps the query and the hash', async ({ page }) => {
    await setBrowserLanguages(page, 'fr');
    for (const [asked, right] of [
      [
        '/case-studies/financial-ml-platform?from=mail&x=%C3%A9#results',
        '/fr/case-studies/financial-ml-platform?from=mail&x=%C3%A9#results',
      ],
      ['/?from=mail', '/fr?from=mail'],
    ] as const) {
      await page.goto(asked, { waitUntil: 'domcontentloaded' });
      await expect.poll(() => addressOf(page)).toBe(right);
    }
  });

  test('adds no history entry for the redirected URL', async ({ page }) => {
    await setBrowserLanguages(page, 'fr');
    await page.goto('/es/industries');
    await page.goto('/about');
    await expect(page).toHaveURL('/fr/about');
    await page.goBack();
    await expect(page).toHaveURL('/es/industries');
    await page.goForward();
    await expect(page).toHaveURL('/fr/about');
  });

  test('paints nothing before the redirect', async ({ page }) => {
    const painted: string[] = [];
    await page.exposeFunction('notePaint', (path: string) => painted.push(path));
    await page.addInitScript(() => {
      const { notePaint } = window as unknown as { notePaint(path: string): void };
      new PerformanceObserver(() => notePaint(location.pathname)).observe({ type: 'paint', buffered: true });
    });
    await setBrowserLanguages(page, 'es');
    await page.goto('/about');
    await expect.poll(() => painted).toContain('/es/about');
    expect(painted).not.toContain('/about');
  });
});

test('stores no language that the visitor did not choose', async ({ page }) => {
  await setBrowserLanguages(page, 'fr');
  await page.goto('/about');
  await expect(page).toHaveURL('/fr/about');
  await started(page);
  expect(await stored(page)).toBeNull();
  expect(await cookie(page)).toBeUndefined();
});

test('a URL with a language prefix is not redirected', async ({ page, pageErrors }) => {
  await blockScripts(page, pageErrors);
  await page.goto('/es/services', { waitUntil: 'domcontentloaded' });
  for (const [preferred, wanted] of [
    ['en', 'en-US'],
    ['fr', 'fr-FR'],
  ] as const) {
    await page.evaluate(([name = '', value = '']) => localStorage.setItem(name, value), [key, preferred]);
    await setBrowserLanguages(page, wanted);
    await page.goto('/es/services');
    await expect(page).toHaveURL('/es/services');
    await expect(html(page)).toHaveAttribute('lang', 'es');
  }
});

test.describe('the language switcher', () => {
  for (const language of sample(languages, 'fr')) {
    test(`shows each language by its own name and marks the current one (${language})`, async ({ page }) => {
      await open(page, pathIn(language, '/about'));
      const header = page.getByRole('banner');
      await header.locator('summary', { hasText: language.toUpperCase() }).click();
      const links = header.locator('a[hreflang]');
      await expect(links).toHaveText(['English', 'Español', 'Français']);
      for (const [index, each] of languages.entries()) {
        await expect(links.nth(index)).toHaveAttribute('href', pathIn(each, '/about'));
        await expect(links.nth(index)).toHaveAttribute('lang', each);
      }
      await expect(header.locator('a[hreflang][aria-current]')).toHaveText(nameOf[language]);
    });
  }

  for (const path of sample(pathOfEachKind, '/', '/case-studies', '/privacy-policy')) {
    test(`switches ${path} to the other languages without a reload`, async ({ page }) => {
      await open(page, path);
      await markDocument(page);
      const titles = new Set([await page.title()]);
      for (const language of ['es', 'fr', 'en'] as const) {
        await choose(page, nameOf[language]);
        await expect(page).toHaveURL(pathIn(language, path));
        await expect(html(page)).toHaveAttribute('lang', language);
        await expect(
          page.getByRole('banner').locator('summary', { hasText: language.toUpperCase() }),
        ).toBeVisible();
        await expect.poll(() => page.title()).not.toBe('');
        titles.add(await page.title());
      }
      expect(await isSameDocument(page)).toBe(true);
      expect(titles.size).toBe(3);
    });
  }

  test('keeps the query and the hash, stores the choice, and uses it for the next URL without a language prefix', async ({
    page,
  }) => {
    await open(page, '/case-studies?industry=retail#x');
    await choose(page, 'Français');
    await expect.poll(() => addressOf(page)).toBe('/fr/case-studies?industry=retail#x');
    expect(await stored(page)).toBe('fr');
    expect(await cookie(page)).toBe('fr');
    await page.goto('/contact', { waitUntil: 'domcontentloaded' });
    await expect(page).toHaveURL('/fr/contact');
    await test.step('a choice in the footer', async () => {
      await started(page);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).click();
      await expect(page).toHaveURL('/es/contact');
      expect(await stored(page)).toBe('es');
      expect(await cookie(page)).toBe('es');
    });
  });

  test('with Control opens the other language in a new tab and does not change this one', async ({
    page,
    context,
  }) => {
    await open(page, '/about');
    const opening = context.waitForEvent('page');
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Español' })
      .click({ modifiers: ['Control'] });
    const tab = await opening;
    await expect(tab).toHaveURL('/es/about');
    await tab.close();
    expect(addressOf(page)).toBe('/about');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('with the middle button opens English in a new tab and stores it', async ({ page, context }) => {
    await open(page, '/about');
    await choose(page, 'Français');
    await expect(page).toHaveURL('/fr/about');
    const opening = context.waitForEvent('page');
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click({ button: 'middle' });
    const tab = await opening;
    await expect.poll(() => stored(page)).toBe('en');
    await expect(tab).toHaveURL('/about');
    expect(await cookie(page)).toBe('en');
    await tab.close();
    expect(addressOf(page)).toBe('/fr/about');
  });

  test('stores English, so that later visits are not redirected', async ({ page }) => {
    await setBrowserLanguages(page, 'fr');
    await page.goto('/about');
    await expect(page).toHaveURL('/fr/about');
    await started(page);

    await choose(page, 'English');
    await expect(page).toHaveURL('/about');
    await expect(html(page)).toHaveAttribute('lang', 'en');
    expect(await stored(page)).toBe('en');
    expect(await cookie(page)).toBe('en');

    await page.reload();
    await started(page);
    await expect(page).toHaveURL('/about');
    await open(page, '/');
    await expect(page).toHaveURL('/');
    await expect(html(page)).toHaveAttribute('lang', 'en');
  });

  test('works when storage is blocked, and sets a cookie for the server', async ({ page }) => {
    await blockStorage(page);
    await setBrowserLanguages(page, 'es-ES');
    await page.goto('/contact', { waitUntil: 'domcontentloaded' });
    await expect(page).toHaveURL('/es/contact');
    await expect(html(page)).toHaveAttribute('lang', 'es');
    await started(page);
    await choose(page, 'Français');
    await expect(page).toHaveURL('/fr/contact');
    await expect(html(page)).toHaveAttribute('lang', 'fr');
    expect(await cookie(page)).toBe('fr');
  });
});

test('before the site’s scripts start, the language switcher stores the choice and opens the page', async ({
  page,
  pageErrors,
}) => {
  await blockScripts(page, pageErrors);
  await setBrowserLanguages(page, 'fr');
  await page.goto('/es/about');
  await choose(page, 'Français');
  await expect(page).toHaveURL('/fr/about');
  expect(await stored(page)).toBe('fr');
  expect(await cookie(page)).toBe('fr');
  await test.step('choosing English does not redirect back', async () => {
    await choose(page, 'English');
    await expect(page).toHaveURL('/about');
    await expect(html(page)).toHaveAttribute('lang', 'en');
    expect(await stored(page)).toBe('en');
  });
});

test('without JavaScript the language switcher links to the same page in the other languages', async ({
  withoutScript,
}) => {
  const page = await withoutScript.newPage();
  await page.goto('/industries/retail');
  for (const language of ['fr', 'es', 'en'] as const) {
    await choose(page, nameOf[language]);
    await expect(page).toHaveURL(pathIn(language, '/industries/retail'));
    await expect(html(page)).toHaveAttribute('lang', language);
  }
});

for (const language of sample(translations, 'fr'))
  test(`texts that stay English are marked as English (${language})`, async ({ page }) => {
    /** The languages of elements, from their closest `lang`. */
    const languagesOf = (selector: string) =>
      page
        .getByRole('main')
        .locator(selector)
        .evaluateAll((all) => [...new Set(all.map((each) => each.closest('[lang]')?.getAttribute('lang')))]);
    await page.goto(pathIn(language, '/insights/cost-of-alerts'));
    await test.step('programs and what they print', async () => {
      expect(await languagesOf('pre')).toEqual(['en']);
      expect(await languagesOf('figcaption')).toEqual([language]);
    });
    await test.step('the titles of sources', async () => {
      expect(await languagesOf('a[href^="https://www.example.com/"]')).toEqual(['en']);
    });
    await test.step('the names of rules', async () => {
      await page.goto(pathIn(language, '/industries/retail'));
      expect(await languagesOf('dl dt')).toEqual(['en']);
      expect(await languagesOf('dl dd')).toEqual([language]);
    });
    await test.step('a term within a sentence', async () => {
      await page.goto(pathIn(language, '/contact'));
      const term = page.getByRole('main').locator('[lang=en]', { hasText: 'business associate agreement' });
      await expect(term).toHaveText('business associate agreement');
    });
  });
