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
  speak,
  started,
  test,
} from '../support/site';

const key = 'preferredLanguage';

/** Stores a preference before the site is visited. */
const prefer = async (page: Page, stored: string) => {
  await page.addInitScript(
    ([name = '', value = '']) => {
      if (!sessionStorage.getItem('prepared')) localStorage.setItem(name, value);
      sessionStorage.setItem('prepared', 'yes');
    },
    [key, stored],
  );
};

/** A browser that refuses storage, as with cookies blocked. */
const refuseStorage = (page: Page) =>
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

/** Opens the header's switcher and presses a language. */
async function choose(page: Page, name: 'English' | 'Español' | 'Français') {
  const header = page.getByRole('banner');
  await header.locator('summary', { hasText: /^(EN|ES|FR)$/ }).click();
  await header.getByRole('link', { name, exact: true }).click();
}

const nameOf = { en: 'English', es: 'Español', fr: 'Français' } as const;

test.describe('on an address without a language', () => {
  for (const [wanted, language] of [
    [['fr-CA'], 'fr'],
    [['es-MX', 'en-US'], 'es'],
    [['de', 'es'], 'es'],
    [['en-GB', 'fr'], 'en'],
    [['ja'], 'en'],
    [['FR-fr'], 'fr'],
    [[], 'en'],
  ] as [string[], Language][]) {
    test(`leads a browser that asks for ${wanted.join(', ') || 'nothing'} to ${nameOf[language]}`, async ({
      page,
    }) => {
      await speak(page, ...wanted);
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
    test(`prefers the stored ${preferred} to a browser that asks for ${wanted}`, async ({ page }) => {
      await prefer(page, preferred);
      await speak(page, wanted);
      await page.goto('/about');
      await expect(page).toHaveURL(pathIn(language, '/about'));
      await expect(html(page)).toHaveAttribute('lang', language);
    });
  }

  test('takes no notice of rubbish in the storage', async ({ page }) => {
    await speak(page, 'fr-FR');
    await page.goto('/es');
    for (const rubbish of ['de', '', 'EN', 'null', '{"language":"es"}', '../es']) {
      await page.evaluate(([name = '', value = '']) => localStorage.setItem(name, value), [key, rubbish]);
      await page.goto('/about');
      await expect(page, `with ${JSON.stringify(rubbish)}`).toHaveURL('/fr/about');
    }
  });

  test('goes by the browser where storage is refused', async ({ page }) => {
    await refuseStorage(page);
    await speak(page, 'es-ES');
    await page.goto('/contact');
    await expect(page).toHaveURL('/es/contact');
    await expect(html(page)).toHaveAttribute('lang', 'es');
  });

  test('leads from every kind of page to the same page', async ({ page }) => {
    await speak(page, 'es');
    for (const path of pathOfEachKind) {
      await page.goto(path);
      await expect(page).toHaveURL(pathIn('es', path));
      await expect(html(page)).toHaveAttribute('lang', 'es');
    }
  });

  test('keeps query and hash', async ({ page }) => {
    await speak(page, 'fr');
    await page.goto('/case-studies/financial-ml-platform?from=mail&x=%C3%A9#results');
    await expect
      .poll(() => addressOf(page))
      .toBe('/fr/case-studies/financial-ml-platform?from=mail&x=%C3%A9#results');
  });

  test('keeps the query of the home page', async ({ page }) => {
    await speak(page, 'fr');
    await page.goto('/?from=mail');
    await expect.poll(() => addressOf(page)).toBe('/fr?from=mail');
  });

  test('leaves no history entry of the address that was left', async ({ page }) => {
    await speak(page, 'fr');
    await page.goto('/es/industries');
    await page.goto('/about');
    await expect(page).toHaveURL('/fr/about');
    await page.goBack();
    await expect(page).toHaveURL('/es/industries');
    await page.goForward();
    await expect(page).toHaveURL('/fr/about');
  });

  test('paints nothing of the address that was left', async ({ page }) => {
    const painted: string[] = [];
    await page.exposeFunction('notePaint', (path: string) => painted.push(path));
    await page.addInitScript(() => {
      const { notePaint } = window as unknown as { notePaint(path: string): void };
      new PerformanceObserver(() => notePaint(location.pathname)).observe({ type: 'paint', buffered: true });
    });
    await speak(page, 'es');
    await page.goto('/about');
    await expect.poll(() => painted).toContain('/es/about');
    expect(painted).not.toContain('/about');
  });

  test('stores nothing that the visitor did not choose', async ({ page }) => {
    await speak(page, 'fr');
    await page.goto('/about');
    await expect(page).toHaveURL('/fr/about');
    await started(page);
    expect(await stored(page)).toBeNull();
    expect(await cookie(page)).toBeUndefined();
  });
});

test.describe('on an address with a language', () => {
  for (const [preferred, wanted] of [
    ['en', 'en-US'],
    ['fr', 'fr-FR'],
  ] as const) {
    test(`stays there with ${preferred} stored and a browser that asks for ${wanted}`, async ({ page }) => {
      await prefer(page, preferred);
      await speak(page, wanted);
      await open(page, '/es/services');
      await expect(page).toHaveURL('/es/services');
      await expect(html(page)).toHaveAttribute('lang', 'es');
    });
  }
});

test.describe('the switcher', () => {
  for (const language of sample(languages, 'fr')) {
    test(`names the three languages in themselves and marks the current one (${language})`, async ({
      page,
    }) => {
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
    test(`leads from ${path} to the same page in the other languages without a reload`, async ({ page }) => {
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

  test('keeps query and hash', async ({ page }) => {
    await open(page, '/case-studies?industry=retail#x');
    await choose(page, 'Français');
    await expect.poll(() => addressOf(page)).toBe('/fr/case-studies?industry=retail#x');
  });

  for (const [language, name] of [
    ['es', 'Español'],
    ['fr', 'Français'],
  ] as const) {
    test(`stores ${language} as the choice, for the next visit without a language`, async ({ page }) => {
      await open(page, '/about');
      await choose(page, name);
      await expect(page).toHaveURL(`/${language}/about`);
      expect(await stored(page)).toBe(language);
      expect(await cookie(page)).toBe(language);
      await page.goto('/contact');
      await expect(page).toHaveURL(`/${language}/contact`);
    });
  }

  test('stores English as the choice, so that nobody is led away from it again', async ({ page }) => {
    await speak(page, 'fr');
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

  test('works from the footer too', async ({ page }) => {
    await open(page, '/industries');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).click();
    await expect(page).toHaveURL('/es/industries');
    expect(await stored(page)).toBe('es');
  });

  test('works where storage is refused, and leaves the choice to a server as a cookie', async ({ page }) => {
    await refuseStorage(page);
    await open(page, '/about');
    await choose(page, 'Español');
    await expect(page).toHaveURL('/es/about');
    await expect(html(page)).toHaveAttribute('lang', 'es');
    expect(await cookie(page)).toBe('es');
  });
});

test.describe('before the site’s scripts have started', () => {
  test.beforeEach(async ({ context, faults }) => {
    await context.route('**/_next/static/chunks/*.js', (route) => route.abort());
    faults.expect(/_next\/static\/chunks\/.*\.js/);
  });

  test('the switcher stores the choice and leads to the page', async ({ page }) => {
    await page.goto('/es/about');
    await choose(page, 'Français');
    await expect(page).toHaveURL('/fr/about');
    expect(await stored(page)).toBe('fr');
    expect(await cookie(page)).toBe('fr');
  });

  test('choosing English does not bounce', async ({ page }) => {
    await speak(page, 'fr');
    await page.goto('/fr/services');
    await choose(page, 'English');
    await expect(page).toHaveURL('/services');
    await expect(html(page)).toHaveAttribute('lang', 'en');
    expect(await stored(page)).toBe('en');
  });
});

test('without script the links of the switcher lead to the page in the other languages', async ({
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
