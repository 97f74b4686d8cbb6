import type { Page, Request } from 'playwright/test';
import { stopClock } from '../support/clock';
import { messages } from '../support/content';
import { audit, themes } from '../support/look';
import { expect, languages, open, pathIn, sample, started, test } from '../support/site';

const service = 'https://www.openstreetmap.org/**';

const address = 'Brightmesa, Dallas, Texas 75201';

const map = (page: Page) => page.getByRole('figure').filter({ has: page.locator('address') });
const frame = (page: Page) => map(page).locator('iframe');
const picture = (page: Page) => map(page).locator('img');

const drawn = (page: Page) =>
  picture(page).evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);

/** Records the requests to the map service. The returned array grows with each request. */
function recordMapRequests(page: Page): Request[] {
  const asked: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname === 'www.openstreetmap.org') asked.push(request);
  });
  return asked;
}

/** Expects the address and the link to the map, which are shown whether the map loads or not. */
async function expectAddressAndLink(page: Page, language: (typeof languages)[number]) {
  await expect(map(page).locator('address')).toHaveText(address);
  const link = map(page).getByRole('link', { name: messages(language).Contact?.mapLink ?? 'missing' });
  await expect(link).toHaveAttribute(
    'href',
    /^https:\/\/www\.openstreetmap\.org\/\?mlat=32\.7831&mlon=-96\.8067#/,
  );
}

test('shows the map over its picture, and requests it only when it scrolls into view', async ({ page }) => {
  await page.route(service, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Map</title><p>Streets of the city</p>' }),
  );
  const asked = recordMapRequests(page);
  await open(page, '/contact');
  await expect(frame(page)).toHaveAttribute('loading', 'lazy');
  expect(asked).toEqual([]);
  await map(page).scrollIntoViewIfNeeded();
  await expect(page.frameLocator('iframe').getByText('Streets of the city')).toBeVisible();
  await expect
    .poll(() => asked.map((request) => request.resourceType()).sort())
    .toEqual(['document', 'fetch']);
  expect(new Set(asked.map((request) => request.url())).size, 'one URL, requested twice').toBe(1);
  // The service must not learn which page requests the map.
  for (const request of asked) expect(await request.headerValue('referer')).toBeNull();
  expect(await frame(page).boundingBox()).toEqual(await picture(page).boundingBox());
  await expectAddressAndLink(page, 'en');
});

for (const language of sample(languages, 'es'))
  test(`shows its picture, the address, and a link when the service is unreachable (${language})`, async ({
    page,
  }) => {
    await page.route(service, (route) => route.abort('connectionrefused'));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(pathIn(language, '/contact'));
    const name = (messages(language).Contact?.mapTitle ?? '').replace('{city}', 'Dallas, Texas');
    await expect(page.getByTitle(name)).toHaveCount(1);
    await map(page).scrollIntoViewIfNeeded();
    await expect(frame(page)).toHaveCount(0);
    await expect(map(page).getByText(messages(language).Contact?.mapMissing ?? 'missing')).toBeVisible();
    await expect.poll(() => drawn(page)).toBe(true);
    await expectAddressAndLink(page, language);
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expect.poll(() => audit(page), colorScheme).toEqual([]);
    }
  });

test('removes the map after eight seconds without a response, without a layout shift', async ({ page }) => {
  await page.clock.install();
  await page.route(service, () => {});
  const asked = recordMapRequests(page);
  // The pending iframe delays the load event, so the scripts start on the first interaction.
  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  await page.mouse.move(50, 300, { steps: 2 });
  await started(page);
  // Otherwise the clock also runs on its own, and a busy machine reaches the eight seconds early.
  await stopClock(page);
  await map(page).scrollIntoViewIfNeeded();
  await expect.poll(() => asked.some((request) => request.resourceType() === 'fetch')).toBe(true);
  const link = map(page).getByRole('link');
  const before = await link.boundingBox();
  await page.clock.fastForward(7000);
  await expect(frame(page)).toBeVisible();
  await page.clock.fastForward(1000);
  await expect(frame(page)).toHaveCount(0);
  await expect(picture(page)).toBeVisible();
  expect(await link.boundingBox()).toEqual(before);
});

test('shows the map, the address, and the link without JavaScript', async ({ withoutScript }) => {
  const page = await withoutScript.newPage();
  for (const language of languages) {
    await page.goto(pathIn(language, '/contact'));
    await map(page).scrollIntoViewIfNeeded();
    await expect(frame(page)).toBeVisible();
    await expect(page.frameLocator('iframe').locator('html')).toHaveCount(1);
    await expectAddressAndLink(page, language);
  }
});
