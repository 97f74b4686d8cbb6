import type { Page, Route } from 'playwright/test';
import { addChecksum, removeChecksum } from '../../scripts/build/bootstrap/payloads';
import { deferred } from '../support/requests';
import { changePayload } from '../support/responses';
import { expect, isSameDocument, markDocument, open, started, test } from '../support/site';

/** The response for files of an old build: a new release was published while a page was open. */
const missing = { status: 404, contentType: 'text/html', body: '<!doctype html><title>missing</title>' };

/** Counts full page loads by path. */
function countLoads(page: Page): { of: (path: string) => number } {
  const shown: string[] = [];
  page.on('domcontentloaded', () => shown.push(new URL(page.url()).pathname));
  return { of: (path) => shown.filter((each) => each === path).length };
}

const study = '/case-studies/retail-customer-experience';

/** Opens a case study, which needs scripts that other pages do not load. */
async function goToCaseStudy(page: Page) {
  await page.getByRole('main').locator(`a[href="${study}"]`).first().click();
  await expect(page).toHaveURL(study);
  await expect(page.getByRole('main').locator('#contact-form form')).toBeVisible();
  // On a busy computer, the network may be idle before the document is complete.
  await page.waitForLoadState('load');
  await page.waitForLoadState('networkidle');
}

test.describe('a page that was open before a release', () => {
  test.beforeEach(({ pageErrors }) => pageErrors.expect(/404|ChunkLoadError|RSC payload|integrity/));

  for (const [what, address] of [
    ['the payload of the next page is missing', /retail-customer-experience.*\.txt/],
    ['the next page’s scripts are missing', /\/_next\/static\/chunks\//],
    ['all of its build is missing', /\.txt|\/_next\/static\//],
  ] as const)
    test(`${what}: the page loads once in full`, async ({ page }) => {
      await open(page, '/case-studies');
      await markDocument(page);
      await page.route(address, (route) => route.fulfill(missing));
      const loads = countLoads(page);
      await goToCaseStudy(page);
      expect(await isSameDocument(page)).toBe(false);
      expect(loads.of(study)).toBe(1);
    });

  for (const [what, change] of [
    [
      'of another build',
      (payload: string, path: string) =>
        changePayload(path, payload, (text) =>
          text.replace(/"(b|buildId)":"[^"]+"/g, '"$1":"another-build"'),
        ),
    ],
    ['truncated by one byte', (payload: string) => payload.slice(0, -1)],
    ['changed in one letter', (payload: string) => payload.replace('children', 'childrem')],
    [
      'that of another page',
      (payload: string, path: string) => addChecksum(`${path}x`, removeChecksum(path, payload)),
    ],
  ] as const)
    test(`the payload of the next page is ${what}: the page loads once in full`, {
      tag: '@deferred',
    }, async ({ page }) => {
      await open(page, '/case-studies');
      await markDocument(page);
      const loads = countLoads(page);
      await page.route(/retail-customer-experience.*\.txt/, async (route) => {
        // A page that loads in full is of the new build, like its payload.
        if (loads.of(study) > 0) return route.fallback();
        const response = await route.fetch();
        const { pathname } = new URL(route.request().url());
        await route.fulfill({ response, body: change(await response.text(), pathname) });
      });
      await goToCaseStudy(page);
      expect(await isSameDocument(page)).toBe(false);
      expect(loads.of(study)).toBe(1);
      // The new page may still be loading its payload.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
});

/** Answers with the payload of another build. */
async function ofNewBuild(route: Route) {
  const response = await route.fetch();
  const { pathname } = new URL(route.request().url());
  const body = changePayload(pathname, await response.text(), (text) =>
    text.replace(/"b":"[^"]+"/, '"b":"new"'),
  );
  await route.fulfill({ response, body });
}

test.describe('a page of an earlier release that the browser kept', { tag: '@deferred' }, () => {
  test('is loaded again once, and its filter works', async ({ page }) => {
    await page.route('**/case-studies.txt', ofNewBuild, { times: 1 });
    const loads = countLoads(page);
    await page.goto('/case-studies');
    await page.mouse.move(50, 300);
    await expect.poll(() => loads.of('/case-studies')).toBe(2);
    await page.mouse.move(60, 310);
    await started(page);
    await page.getByRole('button', { name: 'Retail', exact: true }).click();
    await expect(page).toHaveURL(/industry=retail/);
  });

  test('is not loaded again after the visitor has filled in a field', async ({ page }) => {
    const { promise: entered, resolve: enter } = deferred();
    await page.route('**/contact.txt', async (route) => {
      await entered;
      await ofNewBuild(route);
    });
    const loads = countLoads(page);
    const payload = page.waitForResponse('**/contact.txt');
    await page.goto('/contact');
    const service = page.getByRole('main').locator('form').getByRole('combobox');
    await service.selectOption({ index: 1 });
    await service.blur();
    enter();
    await (await payload).finished();
    await page.waitForLoadState('networkidle');
    await expect(service).not.toHaveValue('');
    expect(loads.of('/contact')).toBe(1);
  });
});

test.describe('an incomplete release', () => {
  test.beforeEach(({ pageErrors }) => pageErrors.expect(/404|integrity/));

  test('new pages without their scripts: pages are readable and links work', async ({ page }) => {
    await page.route('**/_next/static/chunks/*.js', (route) => route.fulfill(missing));
    const loads = countLoads(page);
    await page.goto('/case-studies');
    await page.mouse.move(50, 300);
    await goToCaseStudy(page);
    expect([loads.of('/case-studies'), loads.of(study)]).toEqual([1, 1]);
  });

  test('old pages with new scripts and payloads: pages are readable and links work', async ({ page }) => {
    await page.route('**/*.txt', ofNewBuild);
    await page.route('**/_next/static/chunks/*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: "throw new Error('new build')" }),
    );
    const loads = countLoads(page);
    await page.goto('/case-studies');
    await page.mouse.move(50, 300);
    await goToCaseStudy(page);
    expect([loads.of('/case-studies'), loads.of(study)]).toEqual([1, 1]);
  });

  test('pages are readable without stylesheets', async ({ page }) => {
    await page.route('**/*.css', (route) => route.fulfill(missing));
    await open(page, '/services/ai-ml');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await started(page);
  });
});
