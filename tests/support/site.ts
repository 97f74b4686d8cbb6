import { setTimeout as wait } from 'node:timers/promises';
import { type BrowserContext, test as base, expect, type Page } from 'playwright/test';
import { site } from './addresses';
import { crawl, type RawPage } from './crawl';
import { ports } from './ports';

export * from './addresses';
export * from './sample';
export { expect };

/** Errors that the browser reports during a test. The test fails at its end on every error that it did not expect. */
export class PageErrors {
  readonly #found: string[] = [];
  readonly #expected: RegExp[] = [];

  add(error: string) {
    this.#found.push(error);
  }

  /** Declares which errors the test expects, e.g. the 404 response of an unknown path. */
  expect(...patterns: RegExp[]) {
    this.#expected.push(...patterns);
  }

  get left(): string[] {
    return this.#found.filter((error) => !this.#expected.some((pattern) => pattern.test(error)));
  }
}

type Fixtures = {
  pageErrors: PageErrors;
  /** A browser context with JavaScript off. */
  withoutScript: BrowserContext;
};

type Reader = {
  page: Page;
  /** Collects the errors of the current test. */
  pageErrors: PageErrors;
};

type WorkerFixtures = {
  /** A page without the site's scripts that all read-only tests of a worker share. */
  reader: Reader;
  /** Every page of the site as the server sends it, fetched once per worker. */
  pages: RawPage[];
};

const own = Object.values(ports).map((port) => `http://localhost:${port}`);
const isOwn = (address: string) => own.includes(new URL(address).origin);

/**
 * Hosts from which pages may request photos and the map. The browser can reach only localhost (see `launchOptions`), so
 * pages show their fallbacks. A test that needs a photo or the map mocks it with {@link mockPhotos} or `page.route`. A
 * route for all tests would turn off the cache of the browser, which would make the tests slow.
 */
const knownHosts = ['images.unsplash.com', 'www.openstreetmap.org'];

/** Responds to requests for photos with a picture of one pixel. */
export async function mockPhotos(target: Page | BrowserContext): Promise<void> {
  const body = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  );
  await target.route('https://images.unsplash.com/**', (route) =>
    route.fulfill({ contentType: 'image/png', body }),
  );
}

function listen(context: BrowserContext, pageErrors: PageErrors) {
  context.on('weberror', (error) => {
    const { message } = error.error();
    // Playwright removes the fake clock between tests, sometimes while a page still starts with it.
    if (!message.endsWith("(reading 'controller')")) pageErrors.add(`page error: ${error.error()}`);
  });
  context.on('console', (message) => {
    const { url } = message.location();
    // Failed requests are reported below.
    const fromOutside = /^https?:/.test(url) && !isOwn(url);
    if (message.type() === 'error' && !fromOutside) pageErrors.add(`console: ${message.text()} (${url})`);
  });
  context.on('response', (response) => {
    if (isOwn(response.url()) && response.status() >= 400)
      pageErrors.add(`${response.status()} ${response.url()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    if (!isOwn(request.url())) {
      if (reason === 'net::ERR_NAME_NOT_RESOLVED' && !knownHosts.includes(new URL(request.url()).hostname))
        pageErrors.add(`request to the outside: ${request.url()}`);
    }
    // A navigation canceled the request; it did not fail.
    else if (reason !== 'net::ERR_ABORTED') pageErrors.add(`${reason} ${request.url()}`);
  });
}

/**
 * Waits until a frame was laid out in a window of this size, also if the clock of the page is fake. An observer reports
 * its first size in a frame. In rare cases, Chromium draws no more frames after a change of its size. The layout that
 * scripts read is current without them, so this ends after 5 s.
 */
function frameOfSize(page: Page, { width, height }: { width: number; height: number }): Promise<void> {
  const frame = page.evaluate(async (size) => {
    const nextFrame = () =>
      new Promise<void>((done) => {
        const observer = new ResizeObserver(() => {
          observer.disconnect();
          done();
        });
        observer.observe(document.documentElement);
      });
    do await nextFrame();
    while (!matchMedia(size).matches);
    await nextFrame();
  }, `(width: ${width}px) and (height: ${height}px)`);
  return Promise.race([frame, wait(5_000, undefined, { ref: false })]);
}

/** Makes `setViewportSize` wait for the new layout: until its next frame, a busy browser may use the old media queries. */
function waitAfterResize(page: Page): void {
  const resize = page.setViewportSize.bind(page);
  page.setViewportSize = async (size) => {
    await resize(size);
    await frameOfSize(page, size);
  };
}

/** The `test` function of all browser tests. A test fails at its end if the browser reported an error that it did not expect. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  pageErrors: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright needs the empty pattern to see that no other fixture is used
    async ({}, use) => {
      const pageErrors = new PageErrors();
      await use(pageErrors);
      expect(pageErrors.left, 'no page reported an error').toEqual([]);
    },
    { auto: true },
  ],
  context: async ({ context, pageErrors }, use) => {
    listen(context, pageErrors);
    await use(context);
  },
  page: async ({ page }, use) => {
    waitAfterResize(page);
    await use(page);
  },
  withoutScript: async ({ browser, pageErrors }, use) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    // The browser reports preloaded scripts as blocked when JavaScript is off.
    pageErrors.expect(/^csp .*\.js$/);
    listen(context, pageErrors);
    await use(context);
    await context.close();
  },
  reader: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        baseURL: site,
        locale: 'en-US',
        viewport: { width: 1280, height: 800 },
      });
      const reader: Reader = { page: await context.newPage(), pageErrors: new PageErrors() };
      waitAfterResize(reader.page);
      const forward = Object.assign(new PageErrors(), {
        add: (error: string) => reader.pageErrors.add(error),
      });
      const devtools = await context.newCDPSession(reader.page);
      await devtools.send('Network.enable');
      // Starting the scripts costs more time than everything else that these tests do.
      await devtools.send('Network.setBlockedURLs', { urls: ['*/_next/static/chunks/*.js'] });
      listen(context, forward);
      await use(reader);
      await context.close();
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: as above
  pages: [async ({}, use) => use(await crawl()), { scope: 'worker' }],
});

/**
 * For tests that only read: `page` is shared by all tests of a worker, and the site's scripts do not run in it. Open
 * pages with {@link read}.
 */
export const readingTest = test.extend({
  page: async ({ reader, pageErrors }, use) => {
    pageErrors.expect(/_next\/static\/chunks\/.*\.js/);
    reader.pageErrors = pageErrors;
    await use(reader.page);
  },
});

/** Opens a page in a {@link readingTest}, unless it is open already, in a window of 1280 by 800 pixels. */
export async function read(page: Page, address: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  if (page.url() === new URL(address, site).href) return void (await page.evaluate(() => scrollTo(0, 0)));
  await page.goto(address, { waitUntil: 'domcontentloaded' });
}

/**
 * Lets the empty page receive the pointer move that Playwright sends between two tests. Otherwise the next page may
 * receive it, take it for a visitor's, and start its scripts at once. For tests of the start itself.
 */
export async function settlePointer(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((frame) => requestAnimationFrame(frame)));
}

/** Waits until the page's scripts run. They start when the page is idle. */
export async function started(page: Page): Promise<void> {
  // Asks in every frame of the page. An assertion would ask again after 100, 250, 500, and 1,000 ms.
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-ready'));
}

/**
 * Opens a page, triggers its scripts with a key press, and waits until they run. Tests of the startup itself use
 * `page.goto`.
 */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => dispatchEvent(new Event('keydown')));
  await started(page);
}

/** Sets the browser's preferred languages for the next pages, most preferred first. */
export function setBrowserLanguages(page: Page, ...wanted: string[]) {
  return page.addInitScript((list) => {
    Object.defineProperty(Navigator.prototype, 'languages', { get: () => list, configurable: true });
  }, wanted);
}

/** Marks the current document, so that {@link isSameDocument} can detect a reload. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { marked: true }));
}

/** Whether the page was not reloaded since {@link markDocument}. */
export function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => 'marked' in window);
}

/** Returns the path, query, and hash of the current URL. */
export function addressOf(page: Page): string {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
}
