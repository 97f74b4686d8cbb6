import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { plain } from './site';
import { exportFolder } from './which-site';

const html = (file: string) => readFileSync(join(exportFolder, file), 'utf8');

/** Simulates a host like GitHub Pages, with one 404 page and no redirects. */
export async function simulateStaticHost(page: Page): Promise<void> {
  await page.route(
    (url) => url.origin === plain && !/\.(?!html$)\w+$/.test(url.pathname),
    async (route) => {
      const { pathname } = new URL(route.request().url());
      const right = /^(\/|(\/[a-z0-9-]+)+)$/.test(pathname) && !/^\/en(\/|$)/.test(pathname);
      const found = right ? await route.fetch({ maxRedirects: 0 }).catch(() => undefined) : undefined;
      if (found?.status() === 200) return route.fulfill({ response: found });
      // Such a host serves the 404 page of a language at "/es/404" with status 200.
      const named = pathname === '/es/404';
      await route.fulfill({
        status: named ? 200 : 404,
        contentType: 'text/html',
        body: html(named ? 'es/404.html' : '404.html'),
      });
    },
  );
}
