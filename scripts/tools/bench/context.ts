import type { Browser, BrowserContext } from 'playwright';

/** CPU throttling: the simulated visitor's computer is this many times slower. */
export const slowdown = 4;

/** Opens a new browser context in which functions of these scripts can run (`page.evaluate`). */
export async function newVisitor(
  browser: Browser,
  viewport: { width: number; height: number },
): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport, locale: 'en-US' });
  // tsx adds calls of a helper `__name` to functions; pages do not have it.
  await context.addInitScript({ content: 'globalThis.__name = (value) => value;' });
  return context;
}
