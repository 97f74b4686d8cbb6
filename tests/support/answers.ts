import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright/test';

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
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  await page.route(address, (route) => {
    const { pathname } = new URL(route.request().url());
    return route.continue({ url: `http://localhost:${port}${pathname}` });
  });
  return server;
}
