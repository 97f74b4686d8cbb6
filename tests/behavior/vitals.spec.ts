import type { Page } from 'playwright/test';
import { deferred } from '../support/requests';
import { expect, languages, open, pathIn, sample, test } from '../support/site';

const fields = ['device', 'language', 'name', 'navigationType', 'page', 'rating', 'value'];

type Vital = Record<string, unknown>;

/** Stores beacons in session storage, so that the next page can read what a page sent on leaving. */
const recordBeacons = (page: Page) =>
  page.addInitScript(() => {
    navigator.sendBeacon = (url, body) => {
      const kept: unknown[] = JSON.parse(sessionStorage.getItem('beacons') ?? '[]');
      sessionStorage.setItem('beacons', JSON.stringify([...kept, [String(url), JSON.parse(String(body))]]));
      return true;
    };
  });

const beacons = (page: Page): Promise<[url: string, vitals: Vital[]][]> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('beacons') ?? '[]'));

/** Opens a page and waits until web vitals are being measured. */
async function openMeasured(page: Page, address: string) {
  await page.addInitScript(() => {
    const add = EventTarget.prototype.addEventListener;
    EventTarget.prototype.addEventListener = function (...args) {
      if (args[0] === 'visibilitychange' && this === window && args[2] === undefined)
        document.documentElement.dataset.measured = '';
      return add.apply(this, args);
    };
  });
  await open(page, address);
  await expect(page.locator('html')).toHaveAttribute('data-measured');
}

/** Simulates that the visitor switches to another tab. */
const hidePage = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });

for (const language of sample(languages, 'es')) {
  test(`sends one beacon per page view when the visitor leaves (${language})`, async ({ page }) => {
    await recordBeacons(page);
    const address = pathIn(language, '/about');
    await openMeasured(page, `${address}?token=secret#secret`);
    await page.mouse.click(5, 400);
    expect(await beacons(page)).toEqual([]);
    await page.goto('/robots.txt');
    const sent = await beacons(page);
    expect(sent.map(([url]) => url)).toEqual(['/api/vitals']);
    const vitals = sent[0]?.[1] ?? [];
    expect(vitals.map(({ name }) => name)).toEqual(expect.arrayContaining(['CLS', 'FCP', 'LCP', 'TTFB']));
    for (const vital of vitals) {
      expect(Object.keys(vital).sort()).toEqual(fields);
      expect(vital).toMatchObject({
        page: address,
        language,
        device: 'desktop',
        navigationType: 'navigate',
        rating: expect.stringMatching(/^(good|needs-improvement|poor)$/),
        value: expect.any(Number),
      });
    }
  });
}

test('sends one beacon per page view, however often the page is hidden', async ({ page }) => {
  await recordBeacons(page);
  await openMeasured(page, '/services');
  await hidePage(page);
  await hidePage(page);
  await openMeasured(page, '/about');
  await hidePage(page);
  await page.goto('/robots.txt');
  expect((await beacons(page)).map(([, vitals]) => vitals[0]?.page)).toEqual(['/services', '/about']);
});

test('sends one beacon although the language changes', async ({ page }) => {
  await recordBeacons(page);
  await openMeasured(page, '/services');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL('/fr/services');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  // Wait until idle: a second measurement would have started by then.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.waitForLoadState('networkidle');
  await page.goto('/robots.txt');
  expect((await beacons(page)).map(([, vitals]) => vitals[0]?.page)).toEqual(['/services']);
});

test('loads the measuring script only after the page has loaded', async ({ page }) => {
  const { promise: released, resolve: release } = deferred();
  // A slow picture delays the load event.
  await page.route('**/images/art/**', async (route) => {
    await released;
    await route.fallback();
  });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(request.url());
  });
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  await page.mouse.move(50, 300);
  await expect(page.locator('html')).toHaveAttribute('data-ready');
  const before = asked.length;
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
  release();
  await expect.poll(() => asked.length).toBeGreaterThan(before);
});

test('the site’s own server accepts the beacon', async ({ page }) => {
  await openMeasured(page, '/contact');
  const answer = page.waitForResponse('**/api/vitals');
  await hidePage(page);
  expect((await answer).status()).toBe(204);
});
