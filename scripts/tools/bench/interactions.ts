import type { Browser, BrowserContext, Page } from 'playwright';
import { desktop, newVisitor, phone, slowDown } from './browser';
import { median } from './median';

/** A scenario; `measure` returns milliseconds. */
type Scenario = {
  name: string;
  viewport: { width: number; height: number };
  measure: (page: Page, origin: string) => Promise<number>;
};

type Watched = Window & typeof globalThis & { interactions: number[]; timeToResult: Promise<number> };

/** Runs in the page: records the duration of each interaction, until its next frame (Event Timing API). */
function watchInteractions() {
  const view = window as Watched;
  view.interactions = [];
  const record = (list: PerformanceObserverEntryList) => {
    for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId) view.interactions.push(duration);
  };
  new PerformanceObserver(record).observe({
    type: 'event',
    durationThreshold: 16,
    buffered: true,
  } as PerformanceObserverInit);
}

const waitUntilIdle = (page: Page) => page.waitForTimeout(1000);

/** Opens a page, and waits until its scripts have started. */
async function open(page: Page, address: string) {
  await page.goto(address);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await waitUntilIdle(page);
}

/** The slowest interaction since the last call, in milliseconds. Browsers do not report interactions under 16 ms. */
async function slowest(page: Page): Promise<number> {
  await waitUntilIdle(page);
  return page.evaluate(() => Math.max(16, ...(window as Watched).interactions.splice(0)));
}

/** Starts measuring the time from the next press until `selector` matches `count` elements. */
function startTimer(page: Page, [selector, count]: [string, number]) {
  return page.evaluate(
    ([selector, count]) => {
      const view = window as Watched;
      view.timeToResult = new Promise((resolve) => {
        addEventListener(
          'pointerdown',
          () => {
            const start = performance.now();
            const check = () => {
              if (document.querySelectorAll(selector).length !== count) return requestAnimationFrame(check);
              return setTimeout(() => resolve(performance.now() - start));
            };
            requestAnimationFrame(check);
          },
          { capture: true, once: true },
        );
      });
    },
    [selector, count] as const,
  );
}

const timeToResult = (page: Page) => page.evaluate(() => (window as Watched).timeToResult);

/** The time from a press to the first frame of the next page, with or without a page load, in milliseconds. */
async function timeToPage(page: Page, press: () => Promise<void>, title: string): Promise<number> {
  await page.evaluate(() => {
    const record = () =>
      sessionStorage.setItem('pressed', String(performance.timeOrigin + performance.now()));
    addEventListener('pointerdown', record, { capture: true, once: true });
  });
  await press();
  await page.locator('h1', { hasText: title }).waitFor();
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() =>
          setTimeout(() => {
            const pressed = Number(sessionStorage.getItem('pressed'));
            resolve(performance.timeOrigin + performance.now() - pressed);
          }),
        );
      }),
  );
}

async function hoverThenClick(page: Page): Promise<number> {
  const link = page.locator('#site-menu a[href="/contact"]').first();
  await link.hover();
  await page.waitForTimeout(300);
  return timeToPage(page, () => link.click(), 'Contact');
}

/** Simulates the data saver of browsers; with it, the runtime does not start by itself. */
const saveData = (context: BrowserContext) =>
  context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });

const scenarios: readonly Scenario[] = [
  {
    name: 'open the phone’s menu',
    viewport: phone,
    async measure(page, origin) {
      await open(page, `${origin}/`);
      await slowDown(page);
      await page.locator('[popovertarget="site-menu"]').click();
      return slowest(page);
    },
  },
  {
    name: 'type in the search (slowest key)',
    viewport: phone,
    async measure(page, origin) {
      await open(page, `${origin}/case-studies`);
      await slowDown(page);
      await page.locator('input[type="search"]').click();
      await slowest(page);
      await page.keyboard.type('retail', { delay: 150 });
      return slowest(page);
    },
  },
  {
    name: 'submit a form',
    viewport: phone,
    async measure(page, origin) {
      await page.route('**/email/send-form', (route) => route.fulfill({ status: 200, body: 'OK' }));
      await open(page, `${origin}/contact`);
      const form = page.locator('main form');
      await form.locator('[name="name"]').fill('Ana Example');
      await form.locator('[name="email"]').fill('ana@example.com');
      await form.locator('[name="message"]').fill('A message that is long enough.');
      await slowDown(page);
      await slowest(page);
      await form.locator('[type="submit"]').click();
      return slowest(page);
    },
  },
  {
    name: 'switch the language',
    viewport: desktop,
    async measure(page, origin) {
      await open(page, `${origin}/about`);
      await slowDown(page);
      await page.locator('#site-header summary').last().click();
      await slowest(page);
      await page.locator('#site-header a[hreflang="es"]').click();
      await page.locator('html[lang="es"]').waitFor({ state: 'attached' });
      return slowest(page);
    },
  },
  {
    name: 'first tap right after loading, scripts cached (answer shown)',
    viewport: desktop,
    async measure(page, origin) {
      const address = `${origin}/case-studies`;
      await open(page, address);
      await slowDown(page);
      await page.goto(address, { waitUntil: 'load' });
      const chip = page.locator('fieldset button[aria-pressed="false"]').nth(2);
      await startTimer(page, ['main li[data-id]:not([hidden])', 1]);
      await chip.click();
      return timeToResult(page);
    },
  },
  {
    name: 'hover a link, then click it (other page shown)',
    viewport: desktop,
    async measure(page, origin) {
      await open(page, `${origin}/about`);
      await slowDown(page);
      return hoverThenClick(page);
    },
  },
  {
    name: 'the same without the runtime (link followed by the browser)',
    viewport: desktop,
    async measure(page, origin) {
      await saveData(page.context());
      await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
      await page.goto(`${origin}/about`);
      await slowDown(page);
      return hoverThenClick(page);
    },
  },
];

export type Interaction = { name: string; milliseconds: number };

/** Measures all scenarios with CPU throttling. Returns the medians of `runs` runs. */
export async function timeInteractions(
  browser: Browser,
  origin: string,
  runs: number,
): Promise<Interaction[]> {
  const results: Interaction[] = [];
  for (const { name, viewport, measure } of scenarios) {
    const times: number[] = [];
    for (let each = 0; each < runs; each++) {
      const context = await newVisitor(browser, viewport);
      await context.addInitScript(watchInteractions);
      times.push(await measure(await context.newPage(), origin));
      await context.close();
    }
    results.push({ name, milliseconds: median(times) });
    console.log(`  ${name}: ${median(times).toFixed(0)} ms (${times.map((t) => t.toFixed(0)).join(', ')})`);
  }
  return results;
}
