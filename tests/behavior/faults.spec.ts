import type { Page, Route } from 'playwright/test';
import { randomNumbers } from '../../lib/artwork/random-numbers';
import { parsePlan, startAttributes } from '../../scripts/build/steps/deferred-start';
import { createInquiry, InquiryForm, notices, sendingError } from '../support/forms';
import { allPaths, expect, open, site, started, test, thorough } from '../support/site';

const refuseConnection = (route: Route) => route.abort('connectionrefused');
const sendGarbage = (route: Route) =>
  route.fulfill({ status: 200, contentType: 'text/html', body: '\u0000\u0001<html><script>window.harmed=1' });
/** Leaves the request pending for the whole test. */
const neverRespond = () => undefined;

const thirdParties = [
  ['the photo host', 'https://images.unsplash.com/**', '/case-studies'],
  ['the map', 'https://www.openstreetmap.org/**', '/contact'],
  ['the vitals endpoint', '**/api/vitals', '/about'],
] as const;

/** Expects that the page shows its heading and its content, and that no injected script ran. */
async function expectUsable(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const text = await page.getByRole('main').ariaSnapshot();
  expect(text.length, page.url()).toBeGreaterThan(300);
  expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
}

async function expectNavigationWorks(page: Page): Promise<void> {
  await page.getByRole('contentinfo').locator('a[href="/privacy-policy"]').click();
  await expect(page).toHaveURL(/\/privacy-policy$/);
  await expectUsable(page);
}

const ways = [
  ['is down', refuseConnection],
  ['does not respond', neverRespond],
  ['sends garbage', sendGarbage],
] as const;

for (const [index, [what, address, path]] of thirdParties.entries())
  for (const [how, answer] of ways.filter((_, at) => thorough || at === index))
    test(`${what} ${how}: the page is readable and navigation works`, async ({ page }) => {
      await page.route(address, answer);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await page.mouse.move(50, 300);
      await started(page);
      await expectUsable(page);
      await expectNavigationWorks(page);
    });

for (const [how, answer] of [
  ['is down', refuseConnection],
  ['does not respond', neverRespond],
  ['sends garbage with status 500', (route: Route) => route.fulfill({ status: 500, body: '\u0000<html>' })],
] as const)
  test(`the email provider ${how}: the form shows an error and keeps the input`, async ({
    page,
    pageErrors,
  }) => {
    pageErrors.expect(sendingError);
    await page.route('**/email/send-form', answer);
    const form = await new InquiryForm(page, 'contact').open();
    const inquiry = createInquiry();
    await form.send(inquiry);
    await page.clock.runFor(45_000);
    await expect(notices(page, 'failure')).toBeVisible();
    await form.expectKept(inquiry);
  });

test('fonts are missing: the page is readable', async ({ page, pageErrors }) => {
  pageErrors.expect(/woff2/);
  await page.route('**/*.woff2', (route) => route.fulfill({ status: 404, body: '' }));
  await open(page, '/about');
  await expectUsable(page);
});

/** Makes the browser refuse all storage. */
const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('refused', 'SecurityError');
        },
      });
  });

test('the clock is wrong and storage is blocked: pages are readable and the language switcher works', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('1971-01-01'));
  await blockStorage(page);
  await page.goto('/contact');
  await page.mouse.move(50, 300);
  await started(page);
  await expectUsable(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL('/es/contact');
  await expectUsable(page);
});

test('storage is blocked in a French browser: English stays after a choice, also after a reload', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/\.js/, /ERR_FAILED/);
  await blockStorage(page);
  await page.addInitScript(() => Object.defineProperty(navigator, 'languages', { value: ['fr'] }));
  // The browser follows the link, before the runtime has started.
  await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
  await page.goto('/contact');
  await expect(page).toHaveURL('/fr/contact');
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/contact');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expectUsable(page);
});

/** Returns the URLs of the scripts that start a page, or of all scripts of the build in a thorough run. */
async function scriptsOf(html: string): Promise<string[]> {
  const planned = startAttributes.exec(html)?.[1];
  // In plain mode (START=plain) the page itself contains the script tags.
  if (!planned) return [...html.matchAll(/<script src="([^"]+)"/g)].map(([, src = '']) => src);
  const { scripts, later } = parsePlan(await (await fetch(site + planned)).text());
  return [planned, ...Object.keys(thorough ? await (await fetch(site + later.href)).json() : scripts)];
}

test('any single script is missing: the page is readable and navigation works', async ({
  page,
  pageErrors,
}) => {
  if (thorough) test.setTimeout(1_200_000);
  pageErrors.expect(/./);
  const uncaught: string[] = [];
  page.on('pageerror', (error) => uncaught.push(`${page.url()}: ${error.message}`));
  const pages = thorough ? ['/', '/contact', '/case-studies', '/services/ai-ml'] : ['/contact'];
  let tried = 0;
  for (const path of pages) {
    const html = await (await fetch(site + path)).text();
    const names = (await scriptsOf(html))
      .map((src) => src.split('/').pop() ?? '')
      .filter((_, index) => thorough || index % 2 === 0);
    for (const name of names) {
      await page.route(`**/${name}`, (route) => route.fulfill({ status: 404, body: '' }));
      await page.goto(path);
      await page.mouse.move(50, 300);
      await page.waitForLoadState('networkidle');
      await expectUsable(page);
      await expectNavigationWorks(page);
      await page.unroute(`**/${name}`);
      tried++;
    }
  }
  test.info().annotations.push({ type: 'count', description: `${tried} missing scripts` });
  expect(tried).toBeGreaterThan(2);
  expect(uncaught).toEqual([]);
});

test('a script that fails after a visitor has interacted leaves the page as it is', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/404/);
  const uncaught: string[] = [];
  page.on('pageerror', (error) => uncaught.push(error.message));
  const html = await (await fetch(`${site}/contact`)).text();
  const [, start = ''] = startAttributes.exec(html) ?? [];
  const { scripts, entries } = parsePlan(await (await fetch(site + start)).text());
  // A script that the bundler does not wait for before it starts the page; it is needed to render the page.
  const late = Object.keys(scripts).findLast(
    (src) => !JSON.stringify(entries).includes(src.split('/').pop() ?? ''),
  );
  let attempts = 0;
  await page.route(`**${late}`, async (route) => {
    await new Promise((next) => setTimeout(next, 1000));
    await route.fulfill({ status: 404, body: '' });
    attempts++;
  });
  await page.route(`**${start}`, async (route) => {
    await page.mouse.move(50, 300);
    await route.continue();
  });
  await page.goto('/contact');
  // The page waits longer before each attempt: together, more than five seconds.
  await expect.poll(() => attempts, { timeout: 60_000 }).toBeGreaterThanOrEqual(3);
  await page.waitForLoadState('networkidle');
  await expectUsable(page);
  await expectNavigationWorks(page);
  expect(uncaught).toEqual([]);
});

test('random navigation through all languages causes no uncaught error and no blank page', async ({
  page,
  pageErrors,
}) => {
  const count = Number(process.env.NAVIGATIONS ?? (thorough ? 500 : 15));
  const seed = Number(process.env.SEED ?? 20_260);
  test.setTimeout(60_000 + count * 4000);
  pageErrors.expect(/no-such/);
  const uncaught: string[] = [];
  page.on('pageerror', (error) => uncaught.push(`${page.url()}: ${error.message}`));
  const random = randomNumbers(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  await open(page, pick(allPaths).address);

  /**
   * Chooses a link and clicks it at once, because a page that is still loading may replace its links. The link to the
   * search opens a dialog instead.
   */
  const clickAny = () =>
    page
      .locator('a[href^="/"]:not([href*="."], .search-link)')
      .evaluateAll((all: HTMLAnchorElement[], share) => {
        const byHref = new Map(all.toReversed().map((link) => [link.getAttribute('href') ?? '', link]));
        const [href, link] = [...byHref][Math.floor(share * byHref.size)] ?? [];
        link?.click();
        return href ?? '';
      }, random());

  for (let step = 0; step < count; step++) {
    const way = random();
    const context = `seed ${seed}, step ${step} from ${page.url()}`;
    if (way < 0.7) {
      const href = await clickAny();
      await expect(page, `${context} to ${href}`).toHaveURL(
        new RegExp(`${href.replace(/[#?].*/, '').replace(/\/$/, '')}/?([#?].*)?$`),
      );
    } else if (way < 0.8) await page.goBack();
    else if (way < 0.85) await page.goForward();
    else if (way < 0.9) await page.goto(pick(allPaths).address);
    else if (way < 0.95) await page.reload();
    // Two clicks in a row: the second comes before the first page has loaded.
    else for (let clicks = 0; clicks < 2; clicks++) await clickAny().catch(() => undefined);
    await page.waitForLoadState('domcontentloaded');
    if (page.url() === 'about:blank') await open(page, pick(allPaths).address);
    await expect(page.getByRole('heading', { level: 1 }), context).toBeVisible();
    // Poll, because during a page load there may be no document to read.
    const text = async () => (await page.getByRole('main').ariaSnapshot()).length;
    await expect.poll(text, context).toBeGreaterThan(300);
  }
  test.info().annotations.push({ type: 'count', description: `${count} navigations, seed ${seed}` });
  expect(uncaught).toEqual([]);
});
