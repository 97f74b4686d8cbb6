import type { Page } from 'playwright/test';

/** Moves the page's clock one minute ahead and stops it. From then on, time advances only when the test says so. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
}
