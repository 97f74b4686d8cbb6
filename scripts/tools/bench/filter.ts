import type { Browser, Page } from 'playwright';
import { desktop, newVisitor, slowDown } from './browser';
import { median } from './median';

type Key = { work: number; shown: number; result: string };
type Watched = Window & typeof globalThis & { keys: Key[] };

export type FilterTimes = {
  /** Script, style, and layout work of a key press before its frame, in milliseconds: median and maximum. */
  work: number;
  maxWork: number;
  /** The time from a key press to the end of the next frame, in milliseconds: median and maximum. */
  shown: number;
  maxShown: number;
  /** The number of key presses, and of those whose next frame showed the correct number of results. */
  keys: number;
  shownInNextFrame: number;
  /** `shown` on a page with only a search field, as a baseline. */
  baseline: number;
};

/** Words that are typed letter by letter, and deleted again. */
const words = ['retail', '12 '];

/** Runs in the page: measures the work of each input event and the time until the next frame. */
function watchKeys() {
  const view = window as Watched;
  view.keys = [];
  addEventListener(
    'input',
    () => {
      const start = performance.now();
      const key = { work: 0, shown: 0, result: '' };
      view.keys.push(key);
      // Runs after the listeners and their microtasks.
      const channel = new MessageChannel();
      channel.port1.onmessage = () => {
        document.body.getBoundingClientRect();
        key.work = performance.now() - start;
      };
      channel.port2.postMessage(null);
      requestAnimationFrame(() =>
        setTimeout(() => {
          key.shown = performance.now() - start;
          key.result = document.querySelector('[role=status]')?.textContent ?? '';
        }),
      );
    },
    true,
  );
}

/** Opens a page that measures key presses, with CPU throttling. */
async function openSlow(browser: Browser, address: string): Promise<Page> {
  const context = await newVisitor(browser, desktop);
  const page = await context.newPage();
  await page.addInitScript(watchKeys);
  await page.goto(address);
  await page.mouse.move(200, 300);
  await page.locator('html[data-ready]').waitFor({ state: 'attached', timeout: 60_000 });
  await slowDown(page);
  return page;
}

/** Types the words. Returns the measurements of each key press, with the status text after a pause. */
async function typeSlowly(page: Page): Promise<(Key & { finalResult: string })[]> {
  await page.locator('input[type="search"]').click();
  await page.waitForTimeout(1000);
  const finalResults: string[] = [];
  const press = async (key: string) => {
    await page.keyboard.press(key);
    await page.waitForTimeout(400);
    finalResults.push((await page.locator('[role=status]').first().textContent()) ?? '');
  };
  for (const word of words) {
    for (const letter of word) await press(letter === ' ' ? 'Space' : letter);
    for (const _ of word) await press('Backspace');
  }
  const keys = await page.evaluate(() => (window as Watched).keys);
  await page.context().close();
  return keys.map((key, index) => ({ ...key, finalResult: finalResults[index] ?? '' }));
}

/** Runs in the page: replaces everything with a search field. */
function keepOnlyField() {
  const field = Object.assign(document.createElement('input'), { type: 'search' });
  document.head.replaceChildren();
  document.body.replaceChildren(field, Object.assign(document.createElement('p'), { role: 'status' }));
}

/** Measures typing into the search of the list of case studies, with CPU throttling. */
export async function timeFilter(browser: Browser, origin: string): Promise<FilterTimes> {
  const keys = await typeSlowly(await openSlow(browser, `${origin}/case-studies`));
  const emptyPage = await openSlow(browser, `${origin}/privacy-policy`);
  await emptyPage.evaluate(keepOnlyField);
  const baseline = await typeSlowly(emptyPage);
  const works = keys.map(({ work }) => work);
  const shown = keys.map(({ shown }) => shown);
  return {
    work: median(works),
    maxWork: Math.max(...works),
    shown: median(shown),
    maxShown: Math.max(...shown),
    keys: keys.length,
    shownInNextFrame: keys.filter(({ result, finalResult }) => result === finalResult).length,
    baseline: median(baseline.map(({ shown }) => shown)),
  };
}
