import { type Browser, chromium } from 'playwright';
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
