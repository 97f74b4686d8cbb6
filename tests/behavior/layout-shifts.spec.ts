import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright/test';
import { waitForLayout } from '../support/look';
import { ports } from '../support/ports';
import { deferred } from '../support/requests';
import { routeToServer } from '../support/responses';
import { expect, open, type PageErrors, pathOfEachKind, started, test, thorough } from '../support/site';

type Shift = [value: number, what: string];

/** Records every layout shift of the pages that open from now on. */
const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node?: Node }[];
      })[]) {
        const nodes = entry.sources.map(
          ({ node }) => (node as Element | undefined)?.outerHTML?.slice(0, 80) ?? node?.textContent,
        );
        shifts.push([entry.value, nodes.join(' | ')]);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

async function expectShiftBelow(limit: number, page: Page) {
  await waitForLayout(page);
  // The browser reports the shifts of a frame after the frame.
  const shifts = await page.evaluate(
    () =>
      new Promise<Shift[]>((resolve) =>
        setTimeout(() => resolve((window as unknown as { shifts: Shift[] }).shifts)),
      ),
  );
  const total = shifts.reduce((sum, [value]) => sum + value, 0);
  expect(total, `${page.url()} ${JSON.stringify(shifts)}`).toBeLessThan(limit);
}

/** Blocks fonts. Another test measures the shifts that fonts cause. */
async function blockFonts(page: Page, pageErrors: PageErrors) {
  pageErrors.expect(/woff2/);
  await page.route('**/*.woff2', (route) => route.fulfill({ status: 404, body: '' }));
}

/** Tools report smaller values as 0.00. */
const negligible = 0.005;

for (const [index, { name, viewport }] of [
  { name: 'a desktop', viewport: { width: 1280, height: 800 } },
  { name: 'a phone', viewport: { width: 375, height: 800 } },
].entries())
  test.describe(`on ${name}`, () => {
    // On a push, each kind of page is tested at one of the two sizes.
    const paths = pathOfEachKind.filter((_, at) => thorough || at % 2 === index);

    test.use({ viewport });

    test.beforeEach(({ page }) => recordShifts(page));

    test('pictures and scripts cause no layout shift', async ({ page, pageErrors }) => {
      await blockFonts(page, pageErrors);
      for (const path of paths) {
        await open(page, path);
        await page.evaluate(async () => {
          for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
            scrollTo({ top, behavior: 'instant' });
            // A timeout instead of a frame: on a slow machine a frame may take long.
            await new Promise((resolve) => setTimeout(resolve, 50));
          }
        });
        await expectShiftBelow(negligible, page);
      }
    });

    test('late fonts cause almost no layout shift', async ({ page }) => {
      for (const path of paths) {
        const { promise: released, resolve: release } = deferred();
        await page.route('**/*.woff2', async (route) => {
          await released;
          await route.continue();
        });
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
        release();
        await page.evaluate(() => dispatchEvent(new Event('keydown')));
        await started(page);
        await page.evaluate(() => document.fonts.ready);
        // The fallback font has slightly different widths, so a line may break elsewhere.
        await expectShiftBelow(2 * negligible, page);
        await page.unroute('**/*.woff2');
      }
    });

    test('HTML that arrives in chunks causes no layout shift', async ({ page, pageErrors }) => {
      await blockFonts(page, pageErrors);
      const server = await routeToServer(page, /^[^.]*$/, async ({ url }, response) => {
        const html = await (await fetch(`http://localhost:${ports.site}${url}`)).text();
        response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
        const body = html.indexOf('<body');
        const end = body + 24_000;
        response.write(html.slice(0, body));
        for (let start = body; start < end; start += 700) {
          response.write(html.slice(start, Math.min(start + 700, end)));
          await wait(25);
        }
        response.end(html.slice(end));
      });
      for (const path of paths) {
        await open(page, path);
        await expectShiftBelow(negligible, page);
      }
      server.close();
    });
  });
