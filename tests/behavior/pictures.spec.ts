import type { Locator, Page, Request, Route } from 'playwright/test';
import { attribute, byTag } from '../support/html';
import { waitForLayout } from '../support/look';
import { deferred } from '../support/requests';
import { expect, mockPhotos, open, pathOfEachKind, test } from '../support/site';

const photographs = 'https://images.unsplash.com/**';

const photos = (page: Page) => page.locator('img[data-photo]');

const card = (page: Page, path: string) =>
  page.getByRole('article').filter({ has: page.locator(`a[href="${path}"]`) });

/** Disables fade animations, so that a photo is either visible or not. */
const disableFading = (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' });

/** Scrolls down until the given share of a picture is in the viewport. */
const scrollToShare = (photo: Locator, share: number) =>
  photo.evaluate((element, part) => {
    const { top, height } = element.getBoundingClientRect();
    scrollTo({ top: scrollY + top + height * part - innerHeight, behavior: 'instant' });
  }, share);

test.describe('a photo', () => {
  const path = '/industries';
  const photo = (page: Page) => photos(page).last();

  test('loads and shows when a tenth of it is in the viewport', async ({ page }) => {
    await disableFading(page);
    await mockPhotos(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await open(page, path);
    const { pathname } = new URL((await photo(page).getAttribute('src')) ?? '');
    await scrollToShare(photo(page).locator('..'), 0.05);
    await waitForLayout(page);
    await expect(photo(page)).toHaveCSS('opacity', '0');
    expect(asked).not.toContain(pathname);
    await scrollToShare(photo(page).locator('..'), 0.2);
    await expect(photo(page)).toHaveCSS('opacity', '1');
    expect(asked).toContain(pathname);
  });

  test('is hidden over the artwork until it has loaded', async ({ page }) => {
    await disableFading(page);
    const { promise: released, resolve: release } = deferred();
    await mockPhotos(page);
    await page.route(photographs, async (route) => {
      await released;
      await route.fallback();
    });
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const first = photos(page).first();
    await expect(first).toHaveAttribute('data-seen');
    await expect(first).toHaveCSS('opacity', '0');
    const artwork = page.locator('.hero-picture picture img');
    await expect(artwork).toBeVisible();
    await expect.poll(() => artwork.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    release();
    await expect(first).toHaveCSS('opacity', '1');
  });

  for (const [what, answer] of [
    ['cannot be requested', (route: Route) => route.abort()],
    ['is missing', (route: Route) => route.fulfill({ status: 404, body: '' })],
    ['is not an image', (route: Route) => route.fulfill({ contentType: 'image/png', body: 'nothing' })],
  ] as const)
    test(`leaves the artwork visible when it ${what}`, async ({ page }) => {
      await page.route(photographs, answer);
      await open(page, path);
      const first = photos(page).first();
      await expect(first).toHaveAttribute('data-state', 'failed');
      await expect(first).toBeHidden();
      const artwork = page.locator('.hero-picture picture img');
      await expect(artwork).toBeVisible();
      expect(await artwork.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    });

  test('that fails on a case-study card is replaced by the local picture of the industry', async ({
    page,
  }) => {
    await disableFading(page);
    await page.route(photographs, (route) => route.abort());
    await open(page, '/case-studies');
    for (const [id, industry] of [
      ['financial-ml-platform', 'financial-services'],
      ['nonprofit-donation-platform', 'retail'],
    ] as const) {
      const image = card(page, `/case-studies/${id}`).locator('img[data-photo]');
      await image.locator('..').scrollIntoViewIfNeeded();
      await expect(image).toHaveAttribute('src', `/images/industries/${industry}.webp`);
      await expect(image).toHaveAttribute('data-state', 'fallback');
      await expect(image).toHaveCSS('opacity', '1');
    }
  });

  test('leaves the artwork visible on a card when the local picture fails too', async ({
    page,
    pageErrors,
  }) => {
    pageErrors.expect(/images\/industries/);
    await page.route(photographs, (route) => route.abort());
    await page.route('**/images/industries/*.webp', (route) => route.fulfill({ status: 404, body: '' }));
    await open(page, '/case-studies');
    const image = card(page, '/case-studies/financial-ml-platform').locator('img[data-photo]');
    await image.locator('..').scrollIntoViewIfNeeded();
    await expect(image).toHaveAttribute('data-state', 'failed');
    await expect(image).toBeHidden();
  });

  test('shows on a page after client-side navigation', async ({ page }) => {
    await disableFading(page);
    await open(page, '/about');
    await page.getByRole('banner').getByRole('link', { name: 'Case Studies' }).click();
    const image = card(page, '/case-studies/financial-ml-platform').locator('img[data-photo]');
    await image.locator('..').scrollIntoViewIfNeeded();
    await expect(image).toHaveCSS('opacity', '1');
  });
});

test.describe('on a phone, before any interaction', { tag: '@deferred' }, () => {
  test.use({ viewport: { width: 412, height: 823 } });

  test('a page requests at most thirteen files', async ({ page }) => {
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    for (const path of pathOfEachKind) {
      const asked: string[] = [];
      const note = (request: Request) => {
        // Browsers request the icon of a tab whenever they have time.
        if (!request.url().endsWith('/favicon.svg')) asked.push(request.url());
      };
      page.on('request', note);
      await page.goto(path, { waitUntil: 'networkidle' });
      page.off('request', note);
      expect(asked.length, `${path} ${asked.join(' ')}`).toBeLessThanOrEqual(13);
    }
  });

  test('artwork loads when it scrolls into view, and the rest when the page is idle', async ({ page }) => {
    await page.addInitScript(() => {
      window.requestIdleCallback = (act) => {
        Object.assign(window, { act });
        return 0;
      };
    });
    await page.goto('/case-studies', { waitUntil: 'networkidle' });
    const artwork = page.locator('main li picture img');
    const hasLoaded = (number: number) =>
      artwork.nth(number).evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
    expect(await hasLoaded(2)).toBe(false);
    await scrollToShare(artwork.nth(2).locator('xpath=ancestor::div[1]'), 0.2);
    await expect.poll(() => hasLoaded(2)).toBe(true);
    expect(await hasLoaded(4)).toBe(false);
    await page.evaluate(() => (window as unknown as { act(): void }).act());
    await expect.poll(() => hasLoaded(4)).toBe(true);
  });
});

test('every page loads its first picture, after small portraits, eagerly and the others lazily', ({
  pages,
}) => {
  const issues = pages.flatMap(({ root, address }) => {
    const images = byTag(root, 'img').filter((image) => attribute(image, 'width') !== undefined);
    const main = byTag(root, 'main').flatMap((each) => byTag(each, 'img'));
    const large = main.filter((image) => !attribute(image, 'src')?.includes('/people/'));
    const [artwork, photo] = large;
    return [
      ...main
        .filter((image) => image !== artwork && image !== photo && attribute(image, 'loading') !== 'lazy')
        .map((image) => `${address}: ${attribute(image, 'src')} is not lazy`),
      ...large
        .slice(0, 1)
        .filter((image) => attribute(image, 'loading') === 'lazy')
        .map(() => `${address}: the first picture is lazy`),
      ...large
        .slice(0, 1)
        .filter((image) => attribute(image, 'fetchpriority') !== 'high')
        .map(() => `${address}: the first picture has no priority`),
      ...main
        .filter((image) => !images.includes(image) || attribute(image, 'decoding') !== 'async')
        .map((image) => `${address}: ${attribute(image, 'src')} has no size or no async decoding`),
      ...main
        .filter((image) => attribute(image, 'srcset') && !attribute(image, 'sizes'))
        .map((image) => `${address}: ${attribute(image, 'src')} has no sizes attribute`),
    ];
  });
  expect(issues).toEqual([]);
});

test('shows all photos without JavaScript', async ({ withoutScript }) => {
  const page = await withoutScript.newPage();
  for (const path of ['/', '/case-studies', '/industries/healthcare']) {
    await page.goto(path);
    for (const photo of await photos(page).all()) {
      await expect(photo).toHaveCSS('opacity', '1');
      await expect(photo).toBeVisible();
    }
    expect(await photos(page).count()).toBeGreaterThan(0);
  }
});
