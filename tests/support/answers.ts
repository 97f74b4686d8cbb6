import { createServer, type RequestListener, type Server } from 'node:http';
import type { Page } from 'playwright/test';
import { listen } from '../../scripts/lib/listen';

/**
 * Lets a server of the test's own answer what a page asks of an address, on a real connection.
 * @returns the server, to be closed at the end
 */
export async function answerInstead(
  page: Page,
  address: string | RegExp,
  behave: RequestListener,
): Promise<Server> {
  const server = createServer(behave);
  const origin = await listen(server);
  await page.route(address, (route) => {
    const { pathname } = new URL(route.request().url());
    return route.continue({ url: origin + pathname });
  });
  return server;
}
