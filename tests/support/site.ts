import { type BrowserContext, test as base, expect, type Page } from 'playwright/test';
import { crawl, type RawPage } from './crawl';
import { ports } from './ports';

export * from './addresses';
export * from './sample';
export { expect };

/** What a browser reports that no visitor should cause; a test fails on what is left of it at its end. */
export class Faults {
  readonly #found: string[] = [];
  readonly #expected: RegExp[] = [];

  add(fault: string) {
    this.#found.push(fault);
  }

  /** Says which faults belong to what the test does, e.g. the 404 of an unknown path. */
  expect(...patterns: RegExp[]) {
    this.#expected.push(...patterns);
  }

  get left(): string[] {
    return this.#found.filter((fault) => !this.#expected.some((pattern) => pattern.test(fault)));
  }
}

type Fixtures = {
  faults: Faults;
  /** A context that does not run scripts, behind the same network edge. */
  withoutScript: BrowserContext;
};

type WorkerFixtures = {
  /** Every page of the site as the server sends it. */
  pages: RawPage[];
};

const own = Object.values(ports).map((port) => `http://localhost:${port}`);
const isOwn = (address: string) => own.includes(new URL(address).origin);

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** Answers the outside world: photographs and the map come at once, and nothing else may be asked for. */
async function closeEdge(context: BrowserContext, faults: Faults) {
  await context.route(
    (url) => !own.includes(url.origin),
    (route) => {
      const { hostname, href } = new URL(route.request().url());
      switch (hostname) {
        case 'images.unsplash.com':
          return route.fulfill({ contentType: 'image/png', body: pixel });
        case 'www.openstreetmap.org':
          return route.fulfill({ contentType: 'text/html', body: '<title>Map</title>' });
        default:
          faults.add(`request to the outside: ${href}`);
          return route.abort();
      }
    },
  );
}

function listen(context: BrowserContext, faults: Faults) {
  context.on('weberror', (error) => faults.add(`page error: ${error.error()}`));
  context.on('console', (message) => {
    const { url } = message.location();
    // The outside world does not answer here; what was asked of it is seen to at the edge.
    const fromOutside = /^https?:/.test(url) && !isOwn(url);
    if (message.type() === 'error' && !fromOutside) faults.add(`console: ${message.text()} (${url})`);
  });
  context.on('response', (response) => {
    if (isOwn(response.url()) && response.status() >= 400)
      faults.add(`${response.status()} ${response.url()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // Left behind by a visitor who went on, not failed.
    if (isOwn(request.url()) && reason !== 'net::ERR_ABORTED') faults.add(`${reason} ${request.url()}`);
  });
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  faults: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads from it that no other fixture is needed
    async ({}, use) => {
      const faults = new Faults();
      await use(faults);
      expect(faults.left, 'no page reported a fault').toEqual([]);
    },
    { auto: true },
  ],
  context: async ({ context, faults }, use) => {
    await closeEdge(context, faults);
    listen(context, faults);
    await use(context);
  },
  withoutScript: async ({ browser, faults }, use) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    // How the browser reports that it did not run what the page had preloaded.
    faults.expect(/^csp .*\.js$/);
    await closeEdge(context, faults);
    listen(context, faults);
    await use(context);
    await context.close();
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above
  pages: [async ({}, use) => use(await crawl()), { scope: 'worker' }],
});

/** Waits until the page's scripts run; they start when the page is idle. */
export async function started(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-ready');
}

/**
 * Opens a page and waits until its scripts run. They start at once, as on a visitor's first key press; tests of the
 * start itself use `page.goto`.
 */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => dispatchEvent(new Event('keydown')));
  await started(page);
}

/** Lets the browser ask for these languages, most wanted first. */
export function speak(page: Page, ...wanted: string[]) {
  return page.addInitScript((list) => {
    Object.defineProperty(Navigator.prototype, 'languages', { get: () => list });
  }, wanted);
}

/** Marks the document that is open now, to tell later whether it is still the same one. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { marked: true }));
}

/** Whether the page was never reloaded since {@link markDocument}. */
export function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => 'marked' in window);
}

/** The path and what follows it. */
export function addressOf(page: Page): string {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
}
