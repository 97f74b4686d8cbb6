import type { Page } from 'playwright/test';
import { ask as request } from './ask';
import { expect, isSameDocument, markDocument } from './site';

/** Sends a raw GET request with these headers. */
export const ask = (origin: string, path: string, headers: Record<string, string> = {}) =>
  request(origin, path, { headers });

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
  await markDocument(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL(`${origin}/fr/services`);
  await page.getByRole('main').locator('a[href="/fr/services/ai-ml"]').first().click();
  await expect(page).toHaveURL(`${origin}/fr/services/ai-ml`);
  expect(await isSameDocument(page)).toBe(true);
  await page.goto(`${origin}/fr/services/no-such-id`);
  await expect(page).toHaveURL(`${origin}/fr/services`);
  const missing = await page.goto(`${origin}/fr/no-such-page`);
  expect(missing?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
}
