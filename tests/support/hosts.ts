import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import type { Page } from 'playwright/test';
import { expect } from './site';

export type Reply = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Sends a raw request: the path is not normalized, and the response body is not decompressed. */
export function ask(origin: string, path: string, headers: Record<string, string> = {}): Promise<Reply> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    httpRequest({ hostname, port, path, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

/** Expects that the host rejects a path or redirects it within the same site, and injects no header. */
export async function expectNoOpenRedirect(origin: string, path: string): Promise<void> {
  const { status, headers } = await ask(origin, path);
  expect(headers['set-cookie'], path).toBeUndefined();
  if (headers.location === undefined) expect([400, 404], path).toContain(status);
  // Browsers treat a location that starts with two slashes or backslashes as another host.
  else expect(headers.location, path).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
}

/** Visits the site on a host: normalized paths, language links, the redirect of an unknown id, and the 404 page. */
export async function visit(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/ES/Services/`);
  await expect(page).toHaveURL(`${origin}/es/services`);
  await expect(page.locator('html')).toHaveAttribute('data-ready');
  await page.evaluate(() => Object.assign(window, { marked: true }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL(`${origin}/fr/services`);
  await page.getByRole('main').locator('a[href="/fr/services/ai-ml"]').first().click();
  await expect(page).toHaveURL(`${origin}/fr/services/ai-ml`);
  expect(await page.evaluate(() => 'marked' in window)).toBe(true);
  await page.goto(`${origin}/fr/services/no-such-id`);
  await expect(page).toHaveURL(`${origin}/fr/services`);
  const missing = await page.goto(`${origin}/fr/no-such-page`);
  expect(missing?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
}
