import type { Page } from 'playwright/test';
import { expect, open, order, test } from '../support/site';

const study = order['case-studies'][1];

/** Notes what the browser moves while it changes pages, whoever asked for it, where the next page finds it. */
const watchMoves = (page: Page) =>
  page.addInitScript(() => {
    const note = (transition: ViewTransition) =>
      transition.ready.then(() => {
        const moves = document
          .getAnimations()
          .map(({ effect }) => (effect as KeyframeEffect | null)?.pseudoElement)
          .filter((name) => name?.startsWith('::view-transition-group'));
        sessionStorage.setItem('moves', JSON.stringify(moves));
      });
    const start = Document.prototype.startViewTransition;
    if (start)
      Document.prototype.startViewTransition = function (...args) {
        const transition = start.apply(this, args);
        note(transition);
        return transition;
      };
    addEventListener('pagereveal', ({ viewTransition }) => viewTransition && note(viewTransition));
  });

const moves = (page: Page): Promise<string[]> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('moves') ?? '[]'));

const travels = `::view-transition-group(study-${study})`;

async function follow(page: Page) {
  await page.getByRole('main').locator(`a[href="/case-studies/${study}"]`).click();
  await expect(page).toHaveURL(`/case-studies/${study}`);
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeVisible();
}

test('the picture of a case study travels from its card to its page', async ({ page }) => {
  await watchMoves(page);
  await open(page, '/case-studies');
  await follow(page);
  await expect.poll(() => moves(page)).toContain(travels);
});

test('it does so before the site’s scripts have started', async ({ page, faults }) => {
  await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
  faults.expect(/_next\/static\/chunks\/.*\.js/);
  await watchMoves(page);
  // Chromium skips a transition to a page that takes longer than four seconds, as on a busy computer.
  await expect(async () => {
    await page.goto('/case-studies');
    await follow(page);
    await expect.poll(() => moves(page)).toContain(travels);
  }).toPass({ timeout: 120_000 });
});

test('it stays where it is for those who want less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await watchMoves(page);
  await open(page, '/case-studies');
  await follow(page);
  await page.waitForFunction(() => 'moves' in sessionStorage);
  expect(await moves(page)).not.toContain(travels);
});

test('a browser that moves nothing changes pages all the same', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Document.prototype, 'startViewTransition'));
  await open(page, '/case-studies');
  await follow(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});

test('what is pressed while pages change is not lost', async ({ page }) => {
  await open(page, '/case-studies');
  await follow(page);
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
});
