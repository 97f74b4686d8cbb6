import { test as base, expect } from 'playwright/test';
import { findOtherBrowsers } from '../../../scripts/lib/other-browsers';
import { site } from '../../support/addresses';
import { ports } from '../../support/ports';
import type { Driver } from './drivers/driver';
import { startFirefox } from './drivers/firefox';
import { startWebKit } from './drivers/webkit';
import { startErrorRecorder } from './error-recorder';
import { Page } from './page';

type Engine = 'firefox' | 'webkit';

export type Options = { engine: Engine };

type WorkerFixtures = Options & { driver: Driver; origin: string };

type Fixtures = {
  /** The page of the browser, without storage and cookies from earlier tests. */
  site: Page;
  /** Patterns of the errors that a test expects. Any other error fails the test. */
  expectedErrors: RegExp[];
};

function start(engine: Engine): Promise<Driver> {
  const { firefox, xvfbRun, webKitDriver, miniBrowser } = findOtherBrowsers();
  if (engine === 'firefox') return startFirefox(firefox);
  return startWebKit({ xvfbRun, driver: webKitDriver, miniBrowser }, ports.webdriver);
}

const videoTypes = ['video/webm; codecs="av01.0.08M.08"', 'video/mp4; codecs="avc1.640028"'];

/** The report of the hero, in a browser that lacks the codecs of its video. */
async function errorsWithoutCodecs(page: Page): Promise<RegExp[]> {
  const canPlay = await page.read<boolean>(
    `$0.some((type) => document.createElement('video').canPlayType(type))`,
    videoTypes,
  );
  return canPlay ? [] : [/^console: The hero video \S+ did not load/];
}

/** Tests that control a real browser through WebDriver. Playwright is only the test runner. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  driver: [
    async ({ engine }, use) => {
      const driver = await start(engine);
      await use(driver);
      await driver.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  origin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright needs the empty pattern to see that no other fixture is used
    async ({}, use) => {
      const recorder = await startErrorRecorder(site);
      await use(recorder.origin);
      recorder.stop();
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: as above
  expectedErrors: async ({}, use) => use([]),
  site: async ({ driver, origin, expectedErrors }, use) => {
    const page = new Page(driver, origin);
    await page.reset();
    // Wide enough for the layout of 1280 px beside a scrollbar.
    await driver.resize(1366, 800);
    await use(page);
    const expected = [...expectedErrors, ...(await errorsWithoutCodecs(page))];
    const unexpected = (await page.takeErrors()).filter(
      (error) => !expected.some((pattern) => pattern.test(error)),
    );
    expect(unexpected, 'no page reported an error').toEqual([]);
  },
});
