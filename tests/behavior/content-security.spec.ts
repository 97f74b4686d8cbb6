import type { BrowserContext, Page } from 'playwright/test';
import { createInquiry, InquiryForm, kinds, notices } from '../support/forms';
import {
  allPaths,
  expect,
  isSameDocument,
  type Language,
  languages,
  markDocument,
  open,
  pathIn,
  pathOfEachKind,
  sample,
  test,
} from '../support/site';

/** Records the policy violations that the browser reports. The returned array grows with each violation. */
async function recordViolations(context: BrowserContext): Promise<string[]> {
  const found: string[] = [];
  await context.exposeFunction('reportViolation', (what: string) => found.push(what));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sample, sourceFile } = event;
      const page = window as unknown as { reportViolation(what: string): void };
      page.reportViolation(
        `${location.pathname}: ${effectiveDirective} ${blockedURI} ${sample} ${sourceFile}`,
      );
    });
  });
  return found;
}

/** Clicks the first link to a path and waits for the page. */
async function follow(page: Page, address: string): Promise<void> {
  await page
    .locator(`a[href="${address}"]`)
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test.describe('the content security policy of every page', () => {
  test('allows everything that a page loads and runs', async ({ page, context }) => {
    const violations = await recordViolations(context);
    for (const [index, path] of pathOfEachKind.entries())
      for (const language of sample(languages, languages[index % languages.length] as Language)) {
        await open(page, pathIn(language, path));
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      }
    expect(violations).toEqual([]);
  });

  for (const language of sample(languages, 'es')) {
    test(`allows navigation between all kinds of pages without a reload (${language})`, async ({
      page,
      context,
    }) => {
      const violations = await recordViolations(context);
      await open(page, pathIn(language, '/'));
      await markDocument(page);
      for (const path of pathOfEachKind.slice(1)) {
        // The link to the search opens a dialog.
        if (path === '/search') continue;
        // Overview pages link to their entries, the header links to all other pages.
        const list = /^\/(services|case-studies|industries|insights)\//.exec(path);
        if (list) await follow(page, pathIn(language, `/${list[1]}`));
        await follow(page, pathIn(language, path));
      }
      expect(await isSameDocument(page)).toBe(true);
      expect(violations).toEqual([]);
    });
  }

  test('allows a language change without a reload', async ({ page, context }) => {
    const violations = await recordViolations(context);
    await open(page, '/services');
    await markDocument(page);
    for (const address of ['/es/services', '/fr/services', '/services']) {
      await follow(page, address);
      await expect(page.locator('html')).toHaveAttribute('lang', address.slice(1, 3).replace('se', 'en'));
    }
    await follow(page, '/contact');
    expect(await isSameDocument(page)).toBe(true);
    expect(violations).toEqual([]);
  });

  for (const kind of kinds) {
    test(`allows invalid, failed, and successful submissions of a form (${kind})`, async ({
      page,
      context,
      pageErrors,
    }) => {
      pageErrors.expect(/send-form/);
      const violations = await recordViolations(context);
      let status = 500;
      await page.route('**/email/send-form', (route) =>
        route.fulfill({ status, body: status === 200 ? 'OK' : 'Failed' }),
      );
      const form = await new InquiryForm(page, kind).open();
      await form.send({ ...createInquiry(), name: 'A' });
      await form.send(createInquiry());
      await expect(notices(page, 'failure')).toBeVisible();
      status = 200;
      await page.clock.fastForward(10_000);
      await form.button.click();
      await expect(notices(page, 'success')).toBeVisible();
      expect(violations).toEqual([]);
    });
  }

  test('allows the filter, the menu, tooltips, the table of contents, the map, and the video', async ({
    page,
    context,
  }) => {
    const violations = await recordViolations(context);
    await page.route('https://www.openstreetmap.org/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Map</title>' }),
    );
    await open(page, '/case-studies');
    await page.getByRole('button', { name: 'Retail', exact: true }).click();
    await page.getByRole('searchbox').fill('nothing like this');
    await expect(page.getByRole('heading', { name: 'No Results Found' })).toBeVisible();
    await open(page, '/case-studies/retail-customer-experience');
    await page.getByRole('navigation').getByRole('link', { name: 'Results & Impact' }).first().click();
    await open(page, '/contact');
    await page.locator('iframe').scrollIntoViewIfNeeded();
    await expect(page.frameLocator('iframe').locator('title')).toBeAttached();
    await open(page, '/');
    await page.locator('[data-tooltip]').filter({ visible: true }).first().hover();
    await expect(page.getByRole('tooltip')).toBeVisible();
    await page.setViewportSize({ width: 390, height: 800 });
    await page.locator('[popovertarget=site-menu]').first().click();
    await expect(page.locator('#site-menu')).toBeVisible();
    expect(violations).toEqual([]);
  });

  test('allows the 404 page and the link to the home page', async ({ page, context, pageErrors }) => {
    pageErrors.expect(/no-such-page/);
    const violations = await recordViolations(context);
    await open(page, '/no-such-page');
    await follow(page, '/');
    expect(violations).toEqual([]);
  });
});

test.describe('the policy blocks', () => {
  test('injected markup', async ({ page, context, pageErrors }) => {
    pageErrors.expect(/console: |ERR_BLOCKED_BY_CSP/);
    const violations = await recordViolations(context);
    const markup = [
      '<base href="https://evil.example/">',
      '<script>window.harmed = true</script>',
      '<script src="https://evil.example/x.js"></script>',
      '<script src="data:text/javascript,window.harmed=true"></script>',
      '<img src="/favicon.svg" onload="window.harmed = true" alt="">',
      '<style>body { display: none }</style>',
      '<p style="display: none">hidden</p>',
      '<iframe src="https://evil.example/"></iframe>',
      '<object data="https://evil.example/"></object>',
      '<a href="javascript:window.harmed=true" id="evil-link">link</a>',
      '<form action="https://evil.example/"><button id="evil-button">send</button></form>',
    ].join('');
    await page.route('/about', async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace('<main', `${markup}<main`);
      await route.fulfill({ response, body: html });
    });
    await page.goto('/about');
    for (const id of ['evil-link', 'evil-button'])
      await page.locator(`#${id}`).evaluate((element: HTMLElement) => element.click());
    const refused = [
      'base-uri',
      'form-action',
      'frame-src',
      'object-src',
      'script-src-attr',
      'script-src-elem',
      'style-src-attr',
      'style-src-elem',
    ];
    await expect
      .poll(() => [...new Set(violations.map((violation) => violation.split(' ')[1]))].sort())
      .toEqual(refused);
    // The policy in the page and the policy in the header both report each violation.
    await expect
      .poll(() => new Set(violations.filter((violation) => violation.includes('script-src-elem'))).size)
      .toBe(4);
    expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
    expect(await page.evaluate(() => location.pathname)).toBe('/about');
  });

  test('unsafe code in the site’s own scripts', async ({ page, pageErrors }) => {
    pageErrors.expect(/console: |page error: EvalError/);
    // The policy does not apply to code that the test evaluates, so the page's load listener runs it.
    await page.addInitScript(() => {
      addEventListener('load', () => {
        // biome-ignore lint/security/noGlobalEval: the test expects that the policy blocks it
        window.eval('window.harmed = true');
      });
    });
    const error = page.waitForEvent('pageerror');
    await open(page, '/about');
    expect((await error).name).toBe('EvalError');
    const refused = await page.evaluate(() => {
      const add = (name: string, properties: object) =>
        document.body.append(Object.assign(document.createElement(name), properties));
      const careless: Record<string, () => void> = {
        markup: () => document.body.insertAdjacentHTML('beforeend', '<img src="x" onerror="harmed = true">'),
        handler: () => document.body.setAttribute('onclick', 'window.harmed = true'),
        'inline script': () => add('script', { textContent: 'window.harmed = true' }),
        'script from another origin': () => add('script', { src: 'https://evil.example/x.js' }),
        'file that is not a script': () => add('script', { src: '/robots.txt' }),
      };
      return Object.keys(careless).filter((name) => {
        try {
          careless[name]?.();
          return false;
        } catch {
          return true;
        }
      });
    });
    expect(refused).toEqual([
      'markup',
      'handler',
      'inline script',
      'script from another origin',
      'file that is not a script',
    ]);
    expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
  });

  test('a script that differs from the build, and the page stays usable', async ({ page, pageErrors }) => {
    pageErrors.expect(/./);
    await page.route('**/_next/static/chunks/*.js', async (route) => {
      const script = await (await fetch(route.request().url())).text();
      await route.fulfill({ contentType: 'text/javascript', body: `window.harmed = true;${script}` });
    });
    const complaint = page.waitForEvent('console', (message) => /integrity/i.test(message.text()));
    await page.goto('/about');
    await page.mouse.move(50, 300);
    await complaint;
    expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('scripts and stylesheets that load later have integrity hashes', async ({ page }) => {
  await page.clock.install();
  await open(page, '/contact');
  const form = new InquiryForm(page, 'contact');
  await form.field('name').focus();
  await expect.poll(() => page.locator('script[src]').count()).toBeGreaterThan(8);
  expect(await page.locator('script[src]:not([integrity^=sha256-])').count()).toBe(0);
  expect(await page.locator('link[rel=stylesheet]:not([integrity^=sha256-])').count()).toBe(0);
});

test('every page has a policy without unsafe sources, before any script or stylesheet', async ({ pages }) => {
  expect(pages).toHaveLength(allPaths.length);
  for (const { address } of pages) {
    const html = await (await fetch(new URL(address, test.info().project.use.baseURL))).text();
    const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html);
    expect(policy?.[1], address).toMatch(
      /^default-src 'none'; script-src 'self'( 'sha256-[\w+/]{43}=')+; style-src 'self'( 'sha256-[\w+/]{43}=')*;/,
    );
    expect(policy?.[1], address).not.toMatch(/unsafe|\*/);
    expect(policy?.index, address).toBeLessThan(html.search(/<(script|link|style)/));
  }
});
