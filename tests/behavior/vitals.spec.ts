import type { Page } from 'playwright/test';
import { expect, languages, open, pathIn, sample, test } from '../support/site';

const fields = ['language', 'name', 'navigationType', 'page', 'rating', 'value'];

type Vital = Record<string, unknown>;

/** Keeps the beacons of a tab where the next page finds them: what a page sends on leaving outlives it. */
const keepBeacons = (page: Page) =>
  page.addInitScript(() => {
    navigator.sendBeacon = (url, body) => {
      const kept: unknown[] = JSON.parse(sessionStorage.getItem('beacons') ?? '[]');
      sessionStorage.setItem('beacons', JSON.stringify([...kept, [String(url), JSON.parse(String(body))]]));
      return true;
    };
  });

const beacons = (page: Page): Promise<[url: string, vitals: Vital[]][]> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('beacons') ?? '[]'));

/** Opens a page, and waits until its measurements are taken. */
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

/** Lets a page believe that the visitor looks away. */
const lookAway = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });

for (const language of sample(languages, 'es')) {
  test(`sends one beacon for a page view when the visitor leaves (${language})`, async ({ page }) => {
    await keepBeacons(page);
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
        navigationType: 'navigate',
        rating: expect.stringMatching(/^(good|needs-improvement|poor)$/),
        value: expect.any(Number),
      });
    }
  });
}

test('sends one beacon for each page view, however often the visitor looks away', async ({ page }) => {
  await keepBeacons(page);
  await openMeasured(page, '/services');
  await lookAway(page);
  await lookAway(page);
  await openMeasured(page, '/about');
  await lookAway(page);
  await page.goto('/robots.txt');
  expect((await beacons(page)).map(([, vitals]) => vitals[0]?.page)).toEqual(['/services', '/about']);
});

test('sends one beacon though the language changes on the way', async ({ page }) => {
  await keepBeacons(page);
  await openMeasured(page, '/services');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL('/fr/services');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  // Idle once more: whatever would measure anew has begun by then.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.waitForLoadState('networkidle');
  await page.goto('/robots.txt');
  expect((await beacons(page)).map(([, vitals]) => vitals[0]?.page)).toEqual(['/services']);
});

test('loads what measures only once the page has loaded', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  // A picture that is long in coming holds the page's load event back.
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

test('is accepted by the site’s own server', async ({ page }) => {
  await openMeasured(page, '/contact');
  const answer = page.waitForResponse('**/api/vitals');
  await lookAway(page);
  expect((await answer).status()).toBe(204);
});
