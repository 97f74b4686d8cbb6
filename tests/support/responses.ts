import { createServer, type RequestListener, type Server } from 'node:http';
import type { Page } from 'playwright/test';
import { addChecksum, removeChecksum } from '../../scripts/build/bootstrap/payloads';
import { listen } from '../../scripts/lib/listen';

/**
 * Sends the page's requests for a URL to a local server with the given handler, over a real connection.
 * @returns the server, which the test has to close
 */
export async function routeToServer(
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

/** Changes a payload and its checksum, as the build does, so that pages accept it. */
export function changePayload(path: string, payload: string, change: (text: string) => string): string {
  // Payloads have no checksum in plain mode.
  if (process.env.START === 'plain') return change(payload);
  return addChecksum(path, change(removeChecksum(path, payload)));
}
