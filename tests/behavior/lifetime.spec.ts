import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CDPSession, Page } from 'playwright/test';
import { expect, isSameDocument, markDocument, started, test, thorough } from '../support/site';

const film = readFileSync(join(__dirname, '../support/film.webm'));

/** What a tab holds on to. */
type Held = {
  /** Listeners on the window and the document, which no page takes with it, by type. */
  lasting: Record<string, number>;
  /** Observers that watch at least one element. */
  observers: number;
  /** Listeners, elements and documents that the browser itself counts, after a clean-up. */
  listeners: number;
  nodes: number;
  documents: number;
  /** In MB. */
  heap: number;
};

/** Counts, from the start, what is begun and ended. */
const count = (page: Page) =>
  page.addInitScript(() => {
    const lasting = new Map<string, Set<string>>();
    /** What takes a listener that is called once from the list; it goes with it. */
    const forgetting = new Map<string, () => void>();
    const numbers = new WeakMap<object, number>();
    let next = 0;
    const numberOf = (value: object) => {
      if (!numbers.has(value)) numbers.set(value, next++);
      return numbers.get(value);
    };
    const isLasting = (target: unknown) => target === undefined || target === window || target === document;
    const key = (listener: object, options: unknown) => {
      const capture = typeof options === 'object' ? (options as AddEventListenerOptions)?.capture : options;
      return `${numberOf(listener)} ${Boolean(capture)}`;
    };
    const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function (type, listener, options) {
      if (isLasting(this) && listener) {
        const own = lasting.get(type) ?? new Set();
        const name = key(listener, options);
        lasting.set(type, own.add(name));
        const { signal, once } = typeof options === 'object' ? options : {};
        if (signal) add.call(signal, 'abort', () => own.delete(name));
        if (once) {
          const forget = () => own.delete(name);
          forgetting.set(`${type} ${name}`, forget);
          add.call(this ?? window, type, forget, options);
        }
      }
      add.call(this ?? window, type, listener, options);
    };
    EventTarget.prototype.removeEventListener = function (type, listener, options) {
      if (isLasting(this) && listener) {
        const name = key(listener, options);
        lasting.get(type)?.delete(name);
        const forget = forgetting.get(`${type} ${name}`);
        if (forget) remove.call(this ?? window, type, forget, options);
      }
      remove.call(this ?? window, type, listener, options);
    };

    const observing = new Set<object>();
    for (const name of ['IntersectionObserver', 'MutationObserver', 'ResizeObserver'] as const) {
      const { prototype } = window[name];
      const { observe, disconnect } = prototype as IntersectionObserver;
      Object.assign(prototype, {
        observe(this: IntersectionObserver, ...args: Parameters<typeof observe>) {
          observing.add(this);
          observe.apply(this, args);
        },
        disconnect(this: IntersectionObserver) {
          observing.delete(this);
          disconnect.apply(this);
        },
      });
    }
    Object.assign(window, {
      held: () => ({
        lasting: Object.fromEntries(
          [...lasting].map(([type, own]) => [type, own.size] as const).filter(([, size]) => size > 0),
        ),
        observers: observing.size,
      }),
    });
  });

async function heldBy(page: Page, session: CDPSession): Promise<Held> {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((each) => each.name === name)?.value ?? Number.NaN;
  const own = await page.evaluate(() =>
    (window as unknown as { held(): Pick<Held, 'lasting' | 'observers'> }).held(),
  );
  return {
    ...own,
    listeners: metric('JSEventListeners'),
    nodes: metric('Nodes'),
    documents: metric('Documents'),
    heap: Math.round(metric('JSHeapUsedSize') / 10_485.76) / 100,
  };
}

/** Ten pages, each with something that listens, observes or waits; the round ends where it began. */
const round = [
  '/services',
  '/case-studies?industry=retail',
  '/case-studies/retail-customer-experience',
  '/industries/healthcare',
  '/contact',
  '/es/case-studies',
  '/es/case-studies/insurance-claim-processing',
  '/fr',
  '/about',
  '/',
];

/** Goes to a page as a link on the page does. */
async function follow(page: Page, address: string) {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.querySelector('main')?.append(link);
    link.click();
    link.remove();
  }, address);
  const path = address.split('?')[0] ?? '';
  await page.waitForFunction(
    (wanted) =>
      location.pathname === wanted &&
      new URL(document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href || 'about:blank')
        .pathname === wanted,
    path,
  );
}

/** How many pages are gone to in all. */
const total = thorough ? 200 : 40;

test('many navigations in one tab leave behind what 10 do', async ({ page }) => {
  test.setTimeout(300_000);
  // A picture of no size is enough here, and a busy computer has other things to do.
  await page.route(/\.(avif|webp)$/, (route) => route.fulfill({ status: 204 }));
  await page.route(/\.(webm|mp4)$/, (route) => route.fulfill({ contentType: 'video/webm', body: film }));
  await count(page);
  await page.clock.install();
  await page.goto('/');
  await page.mouse.move(50, 300, { steps: 2 });
  await started(page);
  await markDocument(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');

  const after: Record<number, Held> = {};
  for (let navigations = 1; navigations <= total; navigations++) {
    await follow(page, round[(navigations - 1) % round.length] ?? '/');
    if (![10, total].includes(navigations)) continue;
    // React holds a page that was left before its pictures had come for up to a minute.
    await page.clock.fastForward('02:00');
    after[navigations] = await heldBy(page, session);
  }
  for (const [navigations, { lasting, ...figures }] of Object.entries(after))
    console.info(`after ${navigations} navigations`, figures, Object.keys(lasting).length, 'types');

  expect(await isSameDocument(page)).toBe(true);
  const [early, late] = [after[10] as Held, after[total] as Held];
  const grown = Object.entries(late.lasting).filter(([type, count]) => count > (early.lasting[type] ?? 0));
  expect(grown).toEqual([]);
  expect(late.observers).toBe(early.observers);
  // A drawing (SVG) is a document too, and one that left the screen may still be there.
  expect(late.documents).toBeLessThanOrEqual(early.documents + 2);
  // A page that is kept has some 40 listeners and 350 elements; less than that comes and goes within a page.
  expect(late.listeners).toBeLessThanOrEqual(early.listeners + 25);
  expect(late.nodes).toBeLessThanOrEqual(early.nodes + 300);
});
