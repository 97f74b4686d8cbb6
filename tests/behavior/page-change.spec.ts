import type { Page } from 'playwright/test';
import { expect, open, order, test } from '../support/site';

const study = order['case-studies'][1];

/** Records the animated parts of every view transition, with their start and end in ms, in session storage for the next page. */
const recordTransitions = (page: Page) =>
  page.addInitScript(() => {
    const note = (transition: ViewTransition) =>
      transition.ready.then(() => {
        const moves = document
          .getAnimations()
          .map(({ effect }) => {
            const { delay: start = 0, duration = 0 } = effect?.getTiming() ?? {};
            return [
              (effect as KeyframeEffect | null)?.pseudoElement,
              { start, end: start + Number(duration) },
            ];
          })
          .filter(([name]) => String(name).startsWith('::view-transition'));
        sessionStorage.setItem('moves', JSON.stringify(Object.fromEntries(moves)));
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

type Times = { start: number; end: number };

const movesOf = (page: Page): Promise<Record<string, Times>> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('moves') ?? '{}'));

const transitionParts = async (page: Page) => Object.keys(await movesOf(page));

const pictureGroup = `::view-transition-group(study-${study})`;

async function follow(page: Page) {
  await page.getByRole('main').locator(`a[href="/case-studies/${study}"]`).click();
  await expect(page).toHaveURL(`/case-studies/${study}`);
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeVisible();
}

test('the picture of a case study moves from its card to its page', async ({ page }) => {
  await recordTransitions(page);
  await open(page, '/case-studies');
  await test.step('the artwork of its page loads when the visitor points at the card', async () => {
    const artwork = page.waitForRequest((request) => request.url().includes(`/${study}-hero-`));
    await page.getByRole('main').locator(`a[href="/case-studies/${study}"]`).hover();
    await artwork;
  });
  await follow(page);
  await expect.poll(() => transitionParts(page)).toContain(pictureGroup);
  await test.step('the text is above the picture, and only text fades in', async () => {
    await expect(page.locator('.hero-words')).toHaveCSS('view-transition-name', 'over-morph-2');
    await expect(page.locator('.hero-strata')).toHaveCSS('view-transition-name', 'over-morph-4');
    const fadingIn = (await transitionParts(page)).filter((part) =>
      /new\((over-morph|site-header)/.test(part),
    );
    expect(fadingIn.sort()).toEqual([
      '::view-transition-new(over-morph-2)',
      '::view-transition-new(over-morph-3)',
    ]);
  });
  await test.step('the text fades in when the photo of the card has disappeared, which would be behind it', async () => {
    const moves = await movesOf(page);
    const photoEnd = moves[`::view-transition-old(study-${study})`]?.end;
    expect(photoEnd).toBeGreaterThan(0);
    expect(moves['::view-transition-new(over-morph-2)']?.start).toBeGreaterThanOrEqual(photoEnd ?? Infinity);
    expect(moves[pictureGroup]?.end).toBeGreaterThan(photoEnd ?? Infinity);
  });
  await test.step('the right edge of the picture is soft while it moves', async () => {
    expect(await transitionParts(page)).toContain(`::view-transition-image-pair(study-${study})`);
  });
});

test('the picture also moves before the site’s scripts start', async ({ page, pageErrors }) => {
  await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
  pageErrors.expect(/_next\/static\/chunks\/.*\.js/);
  await recordTransitions(page);
  // Chromium skips a transition to a page that takes longer than four seconds, as on a busy computer.
  await expect(async () => {
    await page.goto('/case-studies');
    await follow(page);
    await expect.poll(() => transitionParts(page)).toContain(pictureGroup);
  }).toPass({ timeout: 120_000 });
});

test('the picture does not move when the visitor prefers reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await recordTransitions(page);
  await open(page, '/case-studies');
  await follow(page);
  await page.waitForFunction(() => 'moves' in sessionStorage);
  expect(await transitionParts(page)).not.toContain(pictureGroup);
});

test('navigation works in a browser without view transitions', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Document.prototype, 'startViewTransition'));
  await open(page, '/case-studies');
  await follow(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});

test('a click during a page transition is not lost', async ({ page }) => {
  await open(page, '/case-studies');
  await follow(page);
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
});
