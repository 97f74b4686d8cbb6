import type { Page } from 'playwright/test';

/** Creates a promise, and the function that resolves it. */
export function deferred(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

/** Delays requests to a URL. @returns a function that releases them to the server or to earlier routes of the test */
export async function holdRequests(page: Page, url: string): Promise<() => void> {
  const { promise: released, resolve: release } = deferred();
  await page.route(url, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}
