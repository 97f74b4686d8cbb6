import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from 'playwright/test';
import { addChecksum } from '../../scripts/build/bootstrap/payloads';
import { expect, isSameDocument, markDocument, settlePointer, started, test } from '../support/site';
import { exportFolder } from '../support/which-site';

/** Scripts of the runtime, without the payload file of a page in plain mode (START=plain). */
const chunks = /\/_next\/static\/chunks\/(?!page-)[^/]*\.js$/;

/** Delays the scripts of the runtime, or those given. @returns a function that releases them */
async function holdScripts(page: Page, scripts = chunks): Promise<() => Promise<void>> {
  const waiting: Route[] = [];
  let open = false;
  await page.route(scripts, (route) => {
    if (open) return route.continue();
    waiting.push(route);
  });
  return async () => {
    open = true;
    await Promise.all(waiting.map((route) => route.continue()));
  };
}

test.beforeEach(({ page }) => settlePointer(page));

test.describe('before the runtime starts', () => {
  test('the page requests only styles, fonts, and pictures', { tag: '@deferred' }, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.resourceType()));
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    await page.goto('/about');
    await page.waitForLoadState('load');
    expect(asked).not.toContain('script');
    expect(asked).not.toContain('fetch');
    expect(asked.length).toBeLessThanOrEqual(12);
  });

  test('the scripts wait for the first frame', { tag: '@deferred' }, async ({ page }) => {
    await page.addInitScript(() => {
      const draw = requestAnimationFrame;
      const held: FrameRequestCallback[] = [];
      window.requestAnimationFrame = (callback) => held.push(callback);
      window.requestIdleCallback = (callback) =>
        window.setTimeout(callback, 0, { didTimeout: false, timeRemaining: () => 50 });
      window.addEventListener('first-frame', () => {
        window.requestAnimationFrame = draw;
        for (const callback of held) draw(callback);
      });
    });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.resourceType()));
    await page.goto('/privacy-policy', { waitUntil: 'networkidle' });
    expect(asked).not.toContain('script');
    await page.evaluate(() => dispatchEvent(new Event('first-frame')));
    await started(page);
  });

  for (const [interaction, act] of [
    ['a pointer move', (page: Page) => page.mouse.move(50, 300)],
    ['a key press', (page: Page) => page.keyboard.press('Tab')],
  ] as const) {
    test(`${interaction} starts it immediately`, async ({ page }) => {
      await page.addInitScript(() => {
        window.requestIdleCallback = () => 0;
      });
      await page.goto('/about');
      await act(page);
      await started(page);
      expect(await page.locator('html').getAttribute('data-ready')).toBe('');
    });
  }

  test('a pointer that does not move does not start it', { tag: '@deferred' }, async ({ page }) => {
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    await page.goto('/about');
    // The events that Chromium dispatches for a pointer that has not moved.
    await page.evaluate(() => {
      for (let times = 0; times < 2; times++)
        document.body.dispatchEvent(
          new PointerEvent('pointermove', { bubbles: true, screenX: 60, screenY: 397 }),
        );
    });
    await expect(page.locator('script[src]')).toHaveCount(0);
    await page.mouse.move(50, 300);
    await started(page);
  });

  test('it loads only on intent when the visitor saves data', { tag: '@deferred' }, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await page.goto('/services', { waitUntil: 'networkidle' });
    await expect(page.locator('script[src]')).toHaveCount(0);
    await page.mouse.move(50, 300);
    await started(page);
    expect(await page.locator('script[src]').count()).toBeGreaterThan(0);
  });

  test('a shared address with a filter shows its entries, even when the visitor saves data', {
    tag: '@deferred',
  }, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await page.goto('/case-studies?industry=retail');
    await started(page);
    await expect(page.getByRole('button', { pressed: true })).toHaveText('Retail');
  });

  test('a click on a filter is replayed after the start', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/case-studies', { waitUntil: 'domcontentloaded' });
    await page.getByRole('button', { name: 'Retail', exact: true }).click();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(6);
    await release();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(2);
    await expect(page).toHaveURL(/industry=retail/);
  });

  test('a menu that was opened before the start stays open, and the rest of the page becomes inert', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 700 });
    const release = await holdScripts(page);
    await page.goto('/about', { waitUntil: 'domcontentloaded' });
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.locator('#site-menu')).toBeVisible();
    await release();
    await started(page);
    await expect(page.getByRole('main', { includeHidden: true })).toHaveAttribute('inert');
    await expect(page.locator('#site-menu')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('main')).not.toHaveAttribute('inert');
  });

  test('several clicks on the toggle of the filters open them once', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    const release = await holdScripts(page);
    await page.goto('/case-studies', { waitUntil: 'domcontentloaded' });
    const bar = page.getByRole('search');
    const toggle = bar.getByRole('button', { expanded: false });
    await toggle.click();
    await toggle.click();
    await release();
    await started(page);
    await expect(bar.getByRole('button', { expanded: true })).toHaveCount(1);
    await expect(bar.getByRole('button', { name: 'Retail', exact: true })).toBeVisible();
  });

  test('text in the search field is applied after the start', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/case-studies', { waitUntil: 'domcontentloaded' });
    await page.getByRole('searchbox').fill('giving tuesday');
    await release();
    await started(page);
    await expect(page.getByRole('searchbox')).toHaveValue('giving tuesday');
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
    await expect(page).toHaveURL('/case-studies?q=giving+tuesday');
  });

  test('a service chosen in the filter is applied after the start', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/case-studies', { waitUntil: 'domcontentloaded' });
    const services = page.getByRole('combobox', { name: 'Filter by service' });
    await services.selectOption('Cyber Security');
    await release();
    await started(page);
    await expect(services).toHaveValue('cyber-security');
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(2);
    await expect(page).toHaveURL('/case-studies?service=cyber-security');
  });

  test('a click on a filter keeps the filter of the URL and the text in the search field', async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto('/case-studies?service=cyber-security', { waitUntil: 'domcontentloaded' });
    await page.getByRole('searchbox').fill('a');
    await page.getByRole('button', { name: 'Manufacturing', exact: true }).click();
    await release();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('searchbox')).toHaveValue('a');
    await expect(page).toHaveURL('/case-studies?industry=manufacturing&service=cyber-security&q=a');
  });

  test('a form keeps its input, and a submit is replayed once after the start', async ({ page }) => {
    let sent = 0;
    await page.route('**/api/v1.0/email/send-form', (route) => {
      sent++;
      return route.fulfill({ status: 200, body: 'OK' });
    });
    const release = await holdScripts(page);
    await page.goto('/contact', { waitUntil: 'domcontentloaded' });
    const form = page.getByRole('main').locator('form');
    await form.getByLabel('Name').fill('Ana');
    await form.locator('[name=email]').fill('ana@example.com');
    await form.getByLabel('Message').fill('A message long enough.');
    await form.getByRole('button', { name: 'Send message' }).click();
    await release();
    await expect(page.getByText('Message sent!').last()).toBeVisible({ timeout: 15_000 });
    expect(sent).toBe(1);
  });

  test('a button that already works is not pressed again after the start', { tag: '@deferred' }, async ({
    page,
    pageErrors,
  }) => {
    pageErrors.expect(/_next\/static\/search/, /503/);
    let requests = 0;
    await page.route('**/_next/static/search/**', (route) => {
      requests++;
      return route.fulfill({ status: 503, body: '' });
    });
    const release = await holdScripts(page, /chunks\/start-/);
    await page.goto('/search', { waitUntil: 'domcontentloaded' });
    await page.getByRole('main').getByRole('searchbox').fill('fraud');
    const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    const before = requests;
    await retry.click();
    await expect.poll(() => requests).toBe(before + 1);
    await release();
    await started(page);
    expect(requests).toBe(before + 1);
  });

  test('the case-study form keeps its input', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/case-studies/retail-customer-experience', { waitUntil: 'domcontentloaded' });
    const form = page.locator('#contact-form form');
    await expect(form.getByLabel('Message')).toHaveValue(/^I'm interested in a project similar to "/);
    await form.getByLabel('Name').fill('Ana');
    await release();
    await started(page);
    await expect(form.getByLabel('Name')).toHaveValue('Ana');
  });

  test('speculation rules prefetch the next page on intent', { tag: '@deferred' }, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/about');
    const rules = await page.locator('script[type=speculationrules]').textContent();
    expect(JSON.parse(rules ?? '').prefetch[0].eagerness).toBe('moderate');
    await release();
    await page.mouse.move(50, 300);
    await started(page);
    await expect(page.locator('script[type=speculationrules]')).toHaveCount(0);
  });
});

test.describe('on a bad connection', { tag: '@deferred' }, () => {
  for (const [what, address] of [
    ['a script', /\/_next\/static\/chunks\/(?!start-)[^/]*\.js$/],
    ['the payload', '**/about.txt'],
  ] as const)
    test(`${what} that is lost is loaded again`, async ({ page, pageErrors }) => {
      pageErrors.expect(/net::ERR_CONNECTION_RESET/);
      const requests: string[] = [];
      // Loses the first two requests for one file.
      await page.route(address, (route) => {
        const url = route.request().url();
        if (url !== (requests[0] ?? url)) return route.fallback();
        return requests.push(url) > 2 ? route.fallback() : route.abort('connectionreset');
      });
      await page.goto('/about');
      await page.mouse.move(50, 300);
      await started(page);
      expect(requests).toHaveLength(3);
    });

  test('the start script that is lost is loaded again on the next interaction', async ({
    page,
    pageErrors,
  }) => {
    pageErrors.expect(/net::ERR_CONNECTION_RESET/);
    let requests = 0;
    await page.route(/\/_next\/static\/chunks\/start-/, (route) =>
      requests++ === 0 ? route.abort('connectionreset') : route.fallback(),
    );
    await page.goto('/about');
    const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/start-'));
    await page.mouse.move(50, 300);
    await lost;
    // Playwright may know of the failure before the page does, so one movement may come too early.
    let x = 50;
    await expect(async () => {
      x += 10;
      await page.mouse.move(x, 320);
      await expect(page.locator('html')).toHaveAttribute('data-ready', { timeout: 1000 });
    }).toPass();
    expect(requests).toBeGreaterThan(1);
  });
});

test.describe('when the runtime cannot start', () => {
  for (const [what, address] of [
    ['a script is missing', chunks],
    ['the payload is missing', '**/about.txt'],
  ] as const) {
    test(`${what}: the page works without the runtime`, async ({ page, pageErrors }) => {
      pageErrors.expect(/.*/);
      await page.route(address, (route) => route.fulfill({ status: 404, body: '' }));
      await page.goto('/about');
      await page.mouse.move(50, 300);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.getByRole('banner').getByRole('link', { name: 'Case Studies' }).click();
      await expect(page).toHaveURL(/\/case-studies$/);
      await expect(page.getByRole('heading', { level: 1, name: 'Case Studies' })).toBeVisible();
    });
  }

  for (const [what, damage] of [
    ['truncated by one byte', (payload: string) => payload.slice(0, -1)],
    ['changed in one letter', (payload: string) => payload.replace('About', 'Abouu')],
    ['that of another page', () => readFileSync(join(exportFolder, 'contact.txt'), 'utf8')],
  ] as const)
    test(`the payload is ${what}: the page works without the runtime`, { tag: '@deferred' }, async ({
      page,
    }) => {
      const payload = readFileSync(join(exportFolder, 'about.txt'), 'utf8');
      await page.route('**/about.txt', (route) => route.fulfill({ body: damage(payload) }));
      await page.goto('/about');
      await markDocument(page);
      await page.mouse.move(50, 300);
      await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click();
      await expect(page).toHaveURL(/\/contact$/);
      await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
      expect(await isSameDocument(page)).toBe(false);
    });

  test('a payload of another build is not used, so that old pages do not run new scripts', {
    tag: '@deferred',
  }, async ({ page }) => {
    await page.route('**/about.txt', (route) =>
      route.fulfill({ body: addChecksum('/about.txt', '0:{"b":"another"}') }),
    );
    await page.goto('/about');
    await markDocument(page);
    await page.mouse.move(50, 300);
    await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click();
    await expect(page).toHaveURL(/\/contact$/);
    expect(await isSameDocument(page)).toBe(false);
  });
});
