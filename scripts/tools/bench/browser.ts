import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright';
import { findBrowser } from '@/scripts/lib/browser';
import { listen } from '@/scripts/lib/listen';
import { createSiteServer } from '@/scripts/local/serve/server';

/** Flags of the browser for measurements. It cannot reach other computers. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
];

/**
 * Serves an export and opens a browser, for as long as `use` runs.
 * @param out the folder of the export
 */
export async function withBrowser<T>(
  out: string,
  use: (browser: Browser, origin: string) => Promise<T>,
): Promise<T> {
  const server = createSiteServer({ root: out });
  const origin = await listen(server);
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
  try {
    return await use(browser, origin);
  } finally {
    await browser.close();
    server.close();
  }
}

/** The window of a phone. */
export const phone = { width: 390, height: 844 };
/** The window of a computer. */
export const desktop = { width: 1280, height: 800 };

/** Throttles the CPU to a quarter of its speed. Returns the DevTools session, for other emulation. */
export async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return session;
}

/** Opens a browser context with an empty cache, in which functions of these scripts can run (`page.evaluate`). */
export async function newVisitor(
  browser: Browser,
  viewport: { width: number; height: number },
): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport, locale: 'en-US' });
  // tsx adds calls of a helper `__name` to functions; pages do not have this helper.
  await context.addInitScript({ content: 'globalThis.__name = (value) => value;' });
  return context;
}
