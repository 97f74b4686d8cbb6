import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1280, height: 800 };

/** Throttles the CPU of a page to a quarter of its speed. Returns the session, for other emulation. */
export async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return session;
}

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
