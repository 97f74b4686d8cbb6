import type { Browser, BrowserContext } from 'playwright';

/** Visitors' computers are taken to be this much slower than the one that measures. */
export const slowdown = 4;

/** A fresh visitor, into whose pages functions of these scripts can be put. */
export async function newVisitor(
  browser: Browser,
  viewport: { width: number; height: number },
): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport, locale: 'en-US' });
  // What runs these scripts names their functions with a helper, which pages do not have.
  await context.addInitScript({ content: 'globalThis.__name = (value) => value;' });
  return context;
}
