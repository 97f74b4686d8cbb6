import type { Page } from 'playwright/test';
import { openPayload, sealPayload } from '../../scripts/build/bootstrap/payloads';
import { changePayload } from '../support/answers';
import { expect, isSameDocument, markDocument, open, started, test } from '../support/site';

/** The site was published anew while a page was open: what is asked for from now on is of another build, or gone. */
const gone = { status: 404, contentType: 'text/html', body: '<!doctype html><title>gone</title>' };

/** Counts the documents that were shown, by path. */
function countDocuments(page: Page): { of: (path: string) => number } {
  const shown: string[] = [];
  page.on('domcontentloaded', () => shown.push(new URL(page.url()).pathname));
  return { of: (path) => shown.filter((each) => each === path).length };
}

const study = '/case-studies/retail-customer-experience';

/** The page of a study needs scripts that no other kind of page needs. */
async function goToCaseStudy(page: Page) {
  await page.getByRole('main').locator(`a[href="${study}"]`).first().click();
  await expect(page).toHaveURL(study);
  await expect(page.getByRole('main').locator('#contact-form form')).toBeVisible();
  await page.waitForLoadState('networkidle');
}

test.describe('a page that was open before a release', () => {
  test.beforeEach(({ faults }) => faults.expect(/404|ChunkLoadError|RSC payload|integrity/));

  for (const [what, address] of [
    ['the payload of the next page is gone', /retail-customer-experience.*\.txt/],
    ['the next page’s scripts are gone', /\/_next\/static\/chunks\//],
    ['all of its build is gone', /\.txt|\/_next\/static\//],
  ] as const)
    test(`${what}: one full load of that page`, async ({ page }) => {
      await open(page, '/case-studies');
      await markDocument(page);
      await page.route(address, (route) => route.fulfill(gone));
      const documents = countDocuments(page);
      await goToCaseStudy(page);
      expect(await isSameDocument(page)).toBe(false);
      expect(documents.of(study)).toBe(1);
    });

  for (const [what, change] of [
    [
      'of another build',
      (payload: string, path: string) =>
        changePayload(path, payload, (text) =>
          text.replace(/"(b|buildId)":"[^"]+"/g, '"$1":"another-build"'),
        ),
    ],
    ['cut off by one byte', (payload: string) => payload.slice(0, -1)],
    ['changed in one letter', (payload: string) => payload.replace('children', 'childrem')],
    [
      'that of another page',
      (payload: string, path: string) => sealPayload(`${path}x`, openPayload(path, payload)),
    ],
  ] as const)
    test(`the payload of the next page is ${what}: one full load of that page`, {
      tag: '@deferred',
    }, async ({ page }) => {
      await open(page, '/case-studies');
      await markDocument(page);
      await page.route(/retail-customer-experience.*\.txt/, async (route) => {
        const response = await route.fetch();
        const { pathname } = new URL(route.request().url());
        await route.fulfill({ response, body: change(await response.text(), pathname) });
      });
      const documents = countDocuments(page);
      await goToCaseStudy(page);
      expect(await isSameDocument(page)).toBe(false);
      expect(documents.of(study)).toBe(1);
    });
});

test.describe('a release that is only half there', () => {
  test.beforeEach(({ faults }) => faults.expect(/404|integrity/));

  test('new pages without their scripts: every page reads, links lead on', async ({ page }) => {
    await page.route('**/_next/static/chunks/*.js', (route) => route.fulfill(gone));
    const documents = countDocuments(page);
    await page.goto('/case-studies');
    await page.mouse.move(50, 300);
    await goToCaseStudy(page);
    expect([documents.of('/case-studies'), documents.of(study)]).toEqual([1, 1]);
  });

  test('old pages with new scripts and payloads: every page reads, links lead on', async ({ page }) => {
    await page.route('**/*.txt', async (route) => {
      const response = await route.fetch();
      const { pathname } = new URL(route.request().url());
      const body = changePayload(pathname, await response.text(), (text) =>
        text.replace(/"b":"[^"]+"/, '"b":"new"'),
      );
      await route.fulfill({ response, body });
    });
    await page.route('**/_next/static/chunks/*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: "throw new Error('new build')" }),
    );
    const documents = countDocuments(page);
    await page.goto('/case-studies');
    await page.mouse.move(50, 300);
    await goToCaseStudy(page);
    expect([documents.of('/case-studies'), documents.of(study)]).toEqual([1, 1]);
  });

  test('without styles, every page reads', async ({ page }) => {
    await page.route('**/*.css', (route) => route.fulfill(gone));
    await open(page, '/services/ai-ml');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await started(page);
  });
});
