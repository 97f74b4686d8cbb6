import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from 'playwright/test';
import { messages } from '../support/content';
import { deferred } from '../support/requests';
import { expect, languages, open, pathIn, sample, started, test } from '../support/site';

const videos = /\/videos\/[\w-]+\.(webm|mp4)$/;

/** A test video: two seconds of one color. */
const film = readFileSync(join(__dirname, '../support/film.webm'));

/** Handles the video requests of a page. @returns the requested URLs; the array grows with each request */
async function answerVideos(page: Page, answer: (route: Route) => Promise<void>): Promise<string[]> {
  const asked: string[] = [];
  await page.route(videos, (route) => {
    asked.push(route.request().url());
    return answer(route);
  });
  return asked;
}

const playFilm = (page: Page) =>
  answerVideos(page, (route) => route.fulfill({ contentType: 'video/webm', body: film }));

const video = (page: Page) => page.getByRole('main').locator('video');

const button = (page: Page, what: 'pause' | 'play', language: (typeof languages)[number] = 'en') =>
  page.getByRole('main').getByRole('button', { name: messages(language).Hero?.[what] ?? '', exact: true });

const paused = (page: Page) => video(page).evaluate((element: HTMLVideoElement) => element.paused);

const picture = (page: Page) => page.getByRole('main').locator('.hero-picture');

const away = (page: Page) => page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }));
const back = (page: Page) => page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));

test('stays hidden until it can play, then fades in over the picture', async ({ page }) => {
  const { promise: released, resolve: release } = deferred();
  await answerVideos(page, async (route) => {
    await released;
    await route.fulfill({ contentType: 'video/webm', body: film });
  });
  await open(page, '/');
  await expect(video(page)).toHaveCSS('opacity', '0');
  await expect(button(page, 'pause')).toHaveCount(0);
  await expect(picture(page)).toBeVisible();
  release();
  await expect(video(page)).toHaveCSS('opacity', '1');
  await expect(video(page)).toHaveCSS('transition-property', 'opacity');
  await expect.poll(() => paused(page)).toBe(false);
  expect(await video(page).evaluate((element: HTMLVideoElement) => [element.muted, element.loop])).toEqual([
    true,
    true,
  ]);
});

test('is requested only after the page has loaded', async ({ page }) => {
  const asked = await playFilm(page);
  const askedBeforeLoad: number[] = [];
  const { promise: released, resolve: release } = deferred();
  await page.route('**/images/art/**', async (route) => {
    await released;
    await route.fallback();
  });
  page.on('load', () => askedBeforeLoad.push(asked.length));
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Starts the runtime before the page has loaded.
  await page.mouse.move(50, 300);
  await started(page);
  expect(asked).toEqual([]);
  release();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  expect(askedBeforeLoad).toEqual([0]);
});

const setConnection = (page: Page, value: object) =>
  page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value });
  }, value);

test.describe('is not requested', () => {
  for (const [when, prepare] of [
    ['when the visitor saves data', (page: Page) => setConnection(page, { saveData: true })],
    ['on a slow connection', (page: Page) => setConnection(page, { effectiveType: '3g' })],
    [
      'when the visitor prefers reduced motion',
      (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' }),
    ],
  ] as const)
    test(when, async ({ page }) => {
      const asked = await playFilm(page);
      await prepare(page);
      await page.goto('/');
      await page.mouse.move(50, 300);
      await started(page);
      await page.waitForLoadState('networkidle');
      await expect(video(page)).toHaveCount(0);
      expect(asked).toEqual([]);
    });

  test('without JavaScript', async ({ withoutScript }) => {
    const page = await withoutScript.newPage();
    await page.goto('/');
    await expect(video(page)).toHaveCount(0);
    await expect(picture(page)).toBeVisible();
  });
});

for (const [what, answer] of [
  ['is missing', (route: Route) => route.fulfill({ status: 404, body: '' })],
  ['is not a video', (route: Route) => route.fulfill({ contentType: 'video/webm', body: 'nothing' })],
  ['fails to load', (route: Route) => route.abort()],
] as const)
  test(`shows the picture instead and logs an error when it ${what}`, async ({ page, pageErrors }) => {
    pageErrors.expect(/\/videos\//, /hero video/);
    const said: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') said.push(message.text());
    });
    await answerVideos(page, answer);
    await open(page, '/');
    await expect.poll(() => said.filter((text) => text.includes('The hero video'))).toHaveLength(1);
    await expect(video(page)).toHaveCount(0);
    await expect(button(page, 'play')).toHaveCount(0);
    await expect(picture(page)).toBeVisible();
  });

test('shows the picture instead when playback fails after it started', async ({ page, pageErrors }) => {
  pageErrors.expect(/hero video/);
  await playFilm(page);
  await open(page, '/');
  await expect(video(page)).toHaveCSS('opacity', '1');
  await video(page).dispatchEvent('error');
  await expect(video(page)).toHaveCount(0);
  await expect(picture(page)).toBeVisible();
});

test('is shown with a play button when the browser blocks autoplay', async ({ page }) => {
  await playFilm(page);
  await page.addInitScript(() => {
    let pressed = false;
    addEventListener(
      'click',
      () => {
        pressed = true;
      },
      true,
    );
    const play = HTMLMediaElement.prototype.play;
    HTMLMediaElement.prototype.play = function () {
      return pressed ? play.call(this) : Promise.reject(new DOMException('Not now.', 'NotAllowedError'));
    };
  });
  await open(page, '/');
  await expect(video(page)).toHaveCSS('opacity', '1');
  await expect(button(page, 'play')).toBeVisible();
  expect(await paused(page)).toBe(true);
  await button(page, 'play').click();
  await expect(button(page, 'pause')).toBeVisible();
  expect(await paused(page)).toBe(false);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true });

  test('plays the version for phones only, and a tap on its button pauses it', async ({ page }) => {
    const asked = await playFilm(page);
    await open(page, '/fr');
    await expect(video(page)).toHaveCSS('opacity', '1');
    expect(new Set(asked.map((url) => new URL(url).pathname))).toEqual(
      new Set(['/videos/strata-phone.webm']),
    );
    await button(page, 'pause', 'fr').tap();
    await expect(button(page, 'play', 'fr')).toBeVisible();
    expect(await paused(page)).toBe(true);
  });
});

for (const language of sample(languages, 'es'))
  test(`plays the version for desktops only while it is in view and not paused, and is removed with its page (${language})`, async ({
    page,
  }) => {
    const asked = await playFilm(page);
    await open(page, pathIn(language, '/'));
    await test.step('the version for desktops', async () => {
      await expect(video(page)).toHaveCSS('opacity', '1');
      expect(new Set(asked.map((url) => new URL(url).pathname))).toEqual(new Set(['/videos/strata.webm']));
    });
    await test.step('its button pauses and plays it', async () => {
      await button(page, 'pause', language).focus();
      await page.keyboard.press('Enter');
      await expect(button(page, 'play', language)).toBeFocused();
      expect(await paused(page)).toBe(true);
      await button(page, 'play', language).click();
      await expect(button(page, 'pause', language)).toBeVisible();
      expect(await paused(page)).toBe(false);
    });
    await test.step('it pauses outside the viewport', async () => {
      await away(page);
      await expect.poll(() => paused(page)).toBe(true);
      await back(page);
      await expect.poll(() => paused(page)).toBe(false);
    });
    await test.step('it stays paused after scrolling back if the visitor paused it', async () => {
      await button(page, 'pause', language).click();
      await expect(button(page, 'play', language)).toBeVisible();
      await page.evaluate(() => {
        const element = document.querySelector('video');
        // One call can report several changes; the last one is the current state.
        new IntersectionObserver((entries) => {
          document.documentElement.dataset.sight = String(entries.at(-1)?.isIntersecting);
        }).observe(element as HTMLVideoElement);
      });
      await expect(page.locator('html')).toHaveAttribute('data-sight', 'true');
      await away(page);
      await expect(page.locator('html')).toHaveAttribute('data-sight', 'false');
      await back(page);
      await expect(page.locator('html')).toHaveAttribute('data-sight', 'true');
      expect(await paused(page)).toBe(true);
      await expect(button(page, 'play', language)).toBeVisible();
    });
    await test.step('it stops when the visitor leaves the page', async () => {
      await button(page, 'play', language).click();
      await expect(button(page, 'pause', language)).toBeVisible();
      const element = await video(page).elementHandle();
      await page
        .getByRole('banner')
        .locator(`a[href="${pathIn(language, '/about')}"]`)
        .filter({ visible: true })
        .first()
        .click();
      await expect(page).toHaveURL(pathIn(language, '/about'));
      await expect.poll(() => element?.evaluate((each) => (each as HTMLVideoElement).paused)).toBe(true);
      await expect(page.locator('video')).toHaveCount(0);
    });
  });

test('stays hidden while it is loading outside the viewport', async ({ page, pageErrors }) => {
  pageErrors.expect(/\/videos\//, /hero video/);
  const { promise: released, resolve: release } = deferred();
  await answerVideos(page, async (route) => {
    await released;
    await route.abort();
  });
  await page.addInitScript(() => {
    const play = HTMLMediaElement.prototype.play;
    HTMLMediaElement.prototype.play = function () {
      const playing = play.call(this);
      playing.catch(({ name }: DOMException) => {
        document.documentElement.dataset.refused = name;
      });
      return playing;
    };
  });
  await open(page, '/');
  await expect.poll(() => paused(page)).toBe(false);
  await away(page);
  await expect(page.locator('html')).toHaveAttribute('data-refused', 'AbortError');
  await expect(video(page)).toHaveCSS('opacity', '0');
  await expect(button(page, 'play')).toHaveCount(0);
  release();
});
