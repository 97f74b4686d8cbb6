import type { Page } from 'playwright/test';
import {
  addressOf,
  expect,
  isSameDocument,
  type Language,
  languages,
  markDocument,
  open,
  pathIn,
  pathOfEachKind,
  sample,
  setBrowserLanguages,
  started,
  test,
} from '../support/site';

const key = 'preferredLanguage';

/** Stores a language preference before the first page opens. */
const prefer = async (page: Page, stored: string) => {
  await page.addInitScript(
    ([name = '', value = '']) => {
      if (!sessionStorage.getItem('prepared')) localStorage.setItem(name, value);
      sessionStorage.setItem('prepared', 'yes');
    },
    [key, stored],
  );
};

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

test.describe('a URL without a language prefix', () => {
  for (const [wanted, language] of [
    [['fr-CA'], 'fr'],
    [['es-MX', 'en-US'], 'es'],
    [['de', 'es'], 'es'],
    [['en-GB', 'fr'], 'en'],
    [['ja'], 'en'],
    [['FR-fr'], 'fr'],
    [[], 'en'],
  ] as [string[], Language][]) {
    test(`redirects a browser that prefers ${wanted.join(', ') || 'no language'} to ${nameOf[language]}`, async ({
      page,
    }) => {
      await setBrowserLanguages(page, ...wanted);
      await page.goto('/services/ai-ml');
      await expect(page).toHaveURL(pathIn(language, '/services/ai-ml'));
      await expect(html(page)).toHaveAttribute('lang', language);
    });
  }

  for (const [preferred, wanted, language] of [
    ['es', 'fr-FR', 'es'],
    ['fr', 'en-US', 'fr'],
    ['en', 'fr-FR', 'en'],
  ] as const) {
    test(`uses the stored ${preferred} before the browser language ${wanted}`, async ({ page }) => {
      await prefer(page, preferred);
      await setBrowserLanguages(page, wanted);
      await page.goto('/about');
      await expect(page).toHaveURL(pathIn(language, '/about'));
      await expect(html(page)).toHaveAttribute('lang', language);
    });
  }

  test('ignores invalid stored values', async ({ page }) => {
    await setBrowserLanguages(page, 'fr-FR');
    await page.goto('/es');
    for (const invalid of ['de', '', 'EN', 'null', '{"language":"es"}', '../es']) {
      await page.evaluate(([name = '', value = '']) => localStorage.setItem(name, value), [key, invalid]);
      await page.goto('/about');
      await expect(page, `with ${JSON.stringify(invalid)}`).toHaveURL('/fr/about');
    }
  });

  test('uses the browser language when storage is blocked', async ({ page }) => {
    await blockStorage(page);
    await setBrowserLanguages(page, 'es-ES');
    await page.goto('/contact');
    await expect(page).toHaveURL('/es/contact');
    await expect(html(page)).toHaveAttribute('lang', 'es');
  });

  test('redirects every kind of page to the same page in the other language', async ({ page }) => {
    await setBrowserLanguages(page, 'es');
    for (const path of pathOfEachKind) {
      await page.goto(path);
      await expect(page).toHaveURL(pathIn('es', path));
      await expect(html(page)).toHaveAttribute('lang', 'es');
    }
  });

  test('keeps the query and the hash', async ({ page }) => {
    await setBrowserLanguages(page, 'fr');
    await page.goto('/case-studies/financial-ml-platform?from=mail&x=%C3%A9#results');
    await expect
      .poll(() => addressOf(page))
      .toBe('/fr/case-studies/financial-ml-platform?from=mail&x=%C3%A9#results');
  });

  test('keeps the query of the home page', async ({ page }) => {
    await setBrowserLanguages(page, 'fr');
    await page.goto('/?from=mail');
    await expect.poll(() => addressOf(page)).toBe('/fr?from=mail');
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

  test('stores no language that the visitor did not choose', async ({ page }) => {
    await setBrowserLanguages(page, 'fr');
    await page.goto('/about');
    await expect(page).toHaveURL('/fr/about');
    await started(page);
    expect(await stored(page)).toBeNull();
    expect(await cookie(page)).toBeUndefined();
  });
});

test.describe('a URL with a language prefix', () => {
  for (const [preferred, wanted] of [
    ['en', 'en-US'],
    ['fr', 'fr-FR'],
  ] as const) {
    test(`is not redirected with ${preferred} stored and the browser language ${wanted}`, async ({
      page,
    }) => {
      await prefer(page, preferred);
      await setBrowserLanguages(page, wanted);
      await open(page, '/es/services');
      await expect(page).toHaveURL('/es/services');
      await expect(html(page)).toHaveAttribute('lang', 'es');
    });
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

  test('keeps the query and the hash', async ({ page }) => {
    await open(page, '/case-studies?industry=retail#x');
    await choose(page, 'Français');
    await expect.poll(() => addressOf(page)).toBe('/fr/case-studies?industry=retail#x');
  });

  for (const [language, name] of [
    ['es', 'Español'],
    ['fr', 'Français'],
  ] as const) {
    test(`stores ${language} and uses it for the next URL without a language prefix`, async ({ page }) => {
      await open(page, '/about');
      await choose(page, name);
      await expect(page).toHaveURL(`/${language}/about`);
      expect(await stored(page)).toBe(language);
      expect(await cookie(page)).toBe(language);
      await page.goto('/contact');
      await expect(page).toHaveURL(`/${language}/contact`);
    });
  }

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

  test('works in the footer', async ({ page }) => {
    await open(page, '/industries');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).click();
    await expect(page).toHaveURL('/es/industries');
    expect(await stored(page)).toBe('es');
  });

  test('works when storage is blocked, and sets a cookie for the server', async ({ page }) => {
    await blockStorage(page);
    await open(page, '/about');
    await choose(page, 'Español');
    await expect(page).toHaveURL('/es/about');
    await expect(html(page)).toHaveAttribute('lang', 'es');
    expect(await cookie(page)).toBe('es');
  });
});

test.describe('before the site’s scripts start', () => {
  test.beforeEach(async ({ context, faults }) => {
    await context.route('**/_next/static/chunks/*.js', (route) => route.abort());
    faults.expect(/_next\/static\/chunks\/.*\.js/);
  });

  test('the language switcher stores the choice and opens the page', async ({ page }) => {
    await page.goto('/es/about');
    await choose(page, 'Français');
    await expect(page).toHaveURL('/fr/about');
    expect(await stored(page)).toBe('fr');
    expect(await cookie(page)).toBe('fr');
  });

  test('choosing English does not redirect back', async ({ page }) => {
    await setBrowserLanguages(page, 'fr');
    await page.goto('/fr/services');
    await choose(page, 'English');
    await expect(page).toHaveURL('/services');
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
