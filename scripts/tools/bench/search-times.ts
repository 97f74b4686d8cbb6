import type { Browser, Page } from 'playwright';
import { newVisitor, phone, slowDown } from './browser';
import { median } from './median';

/** The slow 4G of Lighthouse. */
const slow4g = {
  latency: 150,
  downloadThroughput: 1_638_400 / 8,
  uploadThroughput: 750 * 128,
  offline: false,
};

type Letter = { at: number; shown: number; frames: number };
type Watched = Window & typeof globalThis & { letters: Letter[] };

/** Runs in the page: measures the time and the frames from each letter to the end of the frame that shows its results. */
function watchLetters() {
  const view = window as Watched;
  view.letters = [];
  let drawn = false;
  new MutationObserver((changes) => {
    drawn ||= changes.some(({ target }) => (target as Element).closest?.('.search-results'));
  }).observe(document, { subtree: true, childList: true });
  addEventListener(
    'input',
    () => {
      const letter: Letter = { at: performance.now(), shown: 0, frames: 0 };
      view.letters.push(letter);
      drawn = false;
      const check = () => {
        letter.frames += 1;
        // Runs at the end of the frame.
        if (drawn) setTimeout(() => (letter.shown = performance.now() - letter.at));
        else requestAnimationFrame(check);
      };
      requestAnimationFrame(check);
    },
    true,
  );
}

export type SearchTimes = {
  /** From the first letter to the first result, in milliseconds. */
  first: number;
  /** From a later letter to the end of the frame with its results, in milliseconds: median and maximum. */
  later: number;
  maxLater: number;
  /** The maximum number of frames until the results of a later letter; 1 is the first frame after it. */
  maxFrames: number;
  /** Bytes that the search loads before the first result, with headers. */
  bytes: number;
};

/** Opens a page like on a phone, with an empty cache, slow 4G, and CPU throttling. */
async function openPhone(browser: Browser): Promise<Page> {
  const context = await newVisitor(browser, phone);
  const page = await context.newPage();
  await page.addInitScript(watchLetters);
  const session = await slowDown(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: false });
  await session.send('Network.emulateNetworkConditions', slow4g);
  return page;
}

const scenarios: Record<string, (page: Page, origin: string) => Promise<void>> = {
  // The visitor opens the menu and the search of a page that was just loaded, and types.
  'from the menu': async (page, origin) => {
    await page.goto(`${origin}/about`);
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    await page.locator('[popovertarget="site-menu"]').click();
    await page.locator('.search-link').click();
    await page.locator('dialog input').waitFor();
  },
  // The visitor types into the field of the search page as soon as it is there, before its scripts run.
  'on the search page': async (page, origin) => {
    await page.goto(`${origin}/search`, { waitUntil: 'commit' });
    await page.locator('#search-form input').focus();
  },
};

async function measure(page: Page, word: string): Promise<Letter[]> {
  for (const [index, letter] of [...word].entries()) {
    await page.keyboard.press(letter);
    if (index === 0) await page.locator('.search-result').first().waitFor();
    await page.waitForTimeout(500);
  }
  return page.evaluate(() => (window as Watched).letters);
}

/** Measures the search on a phone with slow 4G, a slow processor, and an empty cache. */
export async function timeSearch(
  browser: Browser,
  origin: string,
  runs: number,
): Promise<Record<string, SearchTimes>> {
  const results: Record<string, SearchTimes> = {};
  for (const [name, start] of Object.entries(scenarios)) {
    const series: { letters: Letter[]; bytes: number }[] = [];
    for (let run = 0; run < runs; run++) {
      const page = await openPhone(browser);
      let bytes = 0;
      page.on('requestfinished', async (request) => {
        const sizes = await request.sizes();
        if (/static\/search/.test(request.url())) bytes += sizes.responseBodySize + sizes.responseHeadersSize;
      });
      await start(page, origin);
      series.push({ letters: await measure(page, 'fraud'), bytes });
      await page.context().close();
    }
    const laterLetters = series.flatMap(({ letters }) => letters.slice(1));
    const later = laterLetters.map(({ shown }) => shown);
    results[name] = {
      first: median(series.map(({ letters }) => letters[0]?.shown ?? Number.NaN)),
      later: median(later),
      maxLater: Math.max(...later),
      maxFrames: Math.max(...laterLetters.map(({ frames }) => frames)),
      bytes: median(series.map(({ bytes }) => bytes)),
    };
  }
  return results;
}
