import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright/test';
import { answerInstead } from '../support/answers';
import { ports } from '../support/ports';
import { expect, type Faults, open, pathOfEachKind, started, test, thorough } from '../support/site';

type Shift = [value: number, what: string];

/** Notes every layout shift of the pages that are opened from here on. */
const watch = (page: Page) =>
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
  const shifts = await page.evaluate(
    () =>
      new Promise<Shift[]>((resolve) => {
        // What moved in a frame is told after it.
        requestAnimationFrame(() =>
          requestAnimationFrame(() =>
            setTimeout(() => resolve((window as unknown as { shifts: Shift[] }).shifts)),
          ),
        );
      }),
  );
  const total = shifts.reduce((sum, [value]) => sum + value, 0);
  expect(total, `${page.url()} ${JSON.stringify(shifts)}`).toBeLessThan(limit);
}

/** Fonts come when they come; what they move has a test of its own. */
async function refuseFonts(page: Page, faults: Faults) {
  faults.expect(/woff2/);
  await page.route('**/*.woff2', (route) => route.fulfill({ status: 404, body: '' }));
}

/** Less than this is reported as 0.00. */
const nothing = 0.005;

for (const [index, { name, viewport }] of [
  { name: 'a desktop', viewport: { width: 1280, height: 800 } },
  { name: 'a phone', viewport: { width: 375, height: 800 } },
].entries())
  test.describe(`on ${name}`, () => {
    // On a push every kind of page is opened at one of the two sizes.
    const paths = pathOfEachKind.filter((_, at) => thorough || at % 2 === index);

    test.use({ viewport });

    test.beforeEach(({ page }) => watch(page));

    test('nothing moves when pictures and script come', async ({ page, faults }) => {
      await refuseFonts(page, faults);
      for (const path of paths) {
        await open(page, path);
        await page.evaluate(async () => {
          for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
            scrollTo({ top, behavior: 'instant' });
            // A busy browser may draw no frame for a long time.
            await new Promise((resolve) => setTimeout(resolve, 50));
          }
        });
        await expectShiftBelow(nothing, page);
      }
    });

    test('hardly anything moves when fonts come late', async ({ page }) => {
      for (const path of paths) {
        let release = () => {};
        const released = new Promise<void>((resolve) => {
          release = resolve;
        });
        await page.route('**/*.woff2', async (route) => {
          await released;
          await route.continue();
        });
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
        release();
        await started(page);
        await page.evaluate(() => document.fonts.ready);
        // The letters of two fonts are never quite as wide: a line may break elsewhere.
        await expectShiftBelow(2 * nothing, page);
        await page.unroute('**/*.woff2');
      }
    });

    test('nothing moves when a page comes in pieces', async ({ page, faults }) => {
      await refuseFonts(page, faults);
      const server = await answerInstead(page, /^[^.]*$/, async ({ url }, response) => {
        const html = await (await fetch(`http://localhost:${ports.site}${url}`)).text();
        response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
        const body = html.indexOf('<body');
        const folded = body + 24_000;
        response.write(html.slice(0, body));
        for (let start = body; start < folded; start += 700) {
          response.write(html.slice(start, Math.min(start + 700, folded)));
          await wait(25);
        }
        response.end(html.slice(folded));
      });
      for (const path of paths) {
        await open(page, path);
        await expectShiftBelow(nothing, page);
      }
      server.close();
    });
  });
