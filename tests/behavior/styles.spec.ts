import type { Page } from 'playwright/test';
import { attribute, byTag } from '../support/html';
import { waitForLayout } from '../support/look';
import { deferred } from '../support/requests';
import { expect, open, sample, settlePointer, started, test } from '../support/site';

/** Saves the computed styles of every element and its ::before and ::after in the page, under a name. */
const saveStyles = (page: Page, name: string) =>
  page.evaluate((name) => {
    const looks = [...document.querySelectorAll('body *:not(script, style)')].map((element) => {
      const styles = [null, '::before', '::after'].map((part) => {
        const style = getComputedStyle(element, part);
        if (part && style.content === 'none') return [];
        // Skips custom properties: pages leave out the unused ones.
        const names = [...style].filter((name) => !name.startsWith('--'));
        return names.map((name) => `${part ?? ''} ${name}: ${style.getPropertyValue(name)}`);
      });
      return { element: `${element.tagName} ${element.getAttribute('class')}`, styles: styles.flat() };
    });
    Object.assign(window, { [name]: looks });
  }, name);

/** Lists the differences between two saved sets of styles, one line each. */
const differences = (page: Page, before: string, after: string) =>
  page.evaluate(
    ([before, after]) => {
      type Looks = { element: string; styles: string[] }[];
      const looks = window as unknown as Record<string, Looks>;
      const others = looks[after] ?? [];
      if (others.length !== looks[before]?.length)
        return [`${looks[before]?.length} became ${others.length}`];
      return (looks[before] ?? []).flatMap(({ element, styles }, index) => {
        const now = new Set(others[index]?.styles);
        const old = new Set(styles);
        return [
          ...styles.filter((style) => !now.has(style)).map((style) => `${element}: was ${style}`),
          ...[...now].filter((style) => !old.has(style)).map((style) => `${element}: became ${style}`),
        ];
      });
    },
    [before, after] as const,
  );

/** Waits until the layout and all animations have finished after a resize. */
async function settled(page: Page): Promise<void> {
  await waitForLayout(page);
  await page.evaluate(() =>
    // An animation that is canceled rejects its promise; it has ended, too.
    Promise.allSettled(
      document
        .getAnimations()
        // Animations that follow the scroll position never finish.
        .filter(({ timeline }) => timeline === document.timeline)
        .map(({ finished }) => finished),
    ),
  );
}

/** Shows all photos, every second one as if it were from the photo host, and keeps later loads from changing them. */
const showPhotos = (page: Page) =>
  page.evaluate(() => {
    for (const [index, photo] of document
      .querySelectorAll<HTMLElement>('[data-photo], [data-late]')
      .entries()) {
      photo.dataset.seen = '';
      if (photo.dataset.photo === undefined) continue;
      delete photo.dataset.photo;
      photo.dataset.state = (photo.closest('div') as HTMLElement).dataset.state =
        index % 2 ? 'loaded' : 'fallback';
    }
  });

const widths = [375, 1280];

/** Adds the full stylesheet, as the runtime does when it starts. Long pages link it already. */
const addFullStylesheet = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const href = document.querySelector<HTMLElement>('style[data-href]')?.dataset.href;
        if (!href) return resolve(null);
        const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
        link.addEventListener('load', resolve);
        link.addEventListener('error', reject);
        document.head.append(link);
      }),
  );

/** Whether a page has the styles of its first view only, and links the rest behind it. */
const isSplit = (root: Parameters<typeof byTag>[0]) =>
  byTag(root, 'div').some(
    (div) => attribute(div, 'data-rest') !== undefined && byTag(div, 'link').length > 0,
  );

/** Whether a page contains all styles that it may need. */
const hasAllStyles = (root: Parameters<typeof byTag>[0]) =>
  byTag(root, 'style').some((style) => attribute(style, 'data-href')) && !isSplit(root);

const pagesOfEachStyle = [
  '/',
  '/services',
  '/services/ai-ml',
  '/case-studies',
  '/industries/healthcare',
  '/about',
  '/contact',
  '/privacy-policy',
  '/fr/404.html',
];

for (const path of sample(pagesOfEachStyle, '/', '/case-studies', '/contact', '/fr/404.html')) {
  test(`${path} includes all the styles it needs`, async ({ page, pageErrors }) => {
    if (path.endsWith('404.html')) pageErrors.expect(/404/);
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path, { waitUntil: 'networkidle' });
    await showPhotos(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await settled(page);
      await saveStyles(page, `own ${width}`);
    }
    await addFullStylesheet(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await settled(page);
      await saveStyles(page, `whole ${width}`);
      expect(await differences(page, `own ${width}`, `whole ${width}`), `${width} px wide`).toEqual([]);
    }
  });
}

test('a long page links the stylesheet and requests it once', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') asked.push(request.url());
  });
  await open(page, '/fr/case-studies/financial-ml-platform');
  await expect(page.locator('style[data-href]')).toHaveCount(0);
  expect(asked).toHaveLength(1);
});

test('a short page requests the stylesheet once, when the runtime starts', { tag: '@deferred' }, async ({
  page,
  pages,
}) => {
  const short = pages.find(({ root }) => hasAllStyles(root));
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') asked.push(request.url());
  });
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await settlePointer(page);
  await page.goto(short?.address ?? '');
  expect(asked).toEqual([]);
  await page.mouse.move(50, 300);
  await expect(page.locator('link[rel="stylesheet"][data-precedence]')).toHaveCount(1);
  await expect.poll(() => asked.length).toBe(1);
});

test('a page of medium length shows its first view before the stylesheet has loaded, without a later change', {
  tag: '@deferred',
}, async ({ page, pages }) => {
  const split = pages.find(({ root }) => isSplit(root));
  const { promise: released, resolve: release } = deferred();
  let requests = 0;
  await page.route('**/*.css', async (route) => {
    requests++;
    await released;
    await route.continue();
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const loaded = page.goto(split?.address ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-rest] link')).toHaveCount(1);
  const lookOfFirstView = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('header a, header summary, header button, main > section:first-child *')]
        .filter((element) => element.checkVisibility())
        .map((element) => {
          const style = getComputedStyle(element);
          // The styles of the first view leave out what does not change its look.
          const later =
            /^(--|transition|touch-action|cursor|scroll-margin|outline|tab-size|overscroll-behavior|scrollbar-gutter|-webkit-tap)/;
          const names = [...style].filter((name) => !later.test(name));
          return `${element.tagName} ${element.getAttribute('class')}: ${names.map((name) => `${name} ${style.getPropertyValue(name)}`).join()}`;
        }),
    );
  await showPhotos(page);
  const before: Record<number, string[]> = {};
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await settled(page);
    before[width] = await lookOfFirstView();
  }
  expect(requests).toBe(1);
  release();
  await loaded;
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await settled(page);
    expect(await lookOfFirstView(), `${width} px wide`).toEqual(before[width]);
  }
  await started(page);
  await expect(page.locator('[data-rest] link')).toHaveCount(1);
});

test.describe('the full stylesheet of a page with inline styles', { tag: '@deferred' }, () => {
  /** Returns the `media` of the full stylesheet. */
  const medium = (page: Page) =>
    page
      .locator('link[rel="stylesheet"][data-precedence]')
      .evaluate((link: HTMLLinkElement) => (link.sheet ? link.media : 'not loaded yet'));

  test.beforeEach(async ({ page, pages }) => {
    const inlined = pages.find(({ root }) => hasAllStyles(root));
    await settlePointer(page);
    await page.goto(inlined?.address ?? '');
    await started(page);
    await expect.poll(() => medium(page)).toBe('not all');
  });

  test('applies on the first interaction', async ({ page }) => {
    await page.mouse.move(50, 300, { steps: 2 });
    await expect.poll(() => medium(page)).toBe('all');
  });

  test('applies before new elements are painted', async ({ page }) => {
    const applied = await page.evaluate(async () => {
      const card = Object.assign(document.createElement('div'), { className: 'card', textContent: 'New' });
      document.body.append(card);
      await Promise.resolve();
      return document.querySelector<HTMLLinkElement>('link[data-precedence]')?.media;
    });
    expect(applied).toBe('all');
  });

  test('applies before the next page of one that links it behind its first view', async ({ page, pages }) => {
    const split = pages.find(({ root }) => isSplit(root));
    await page.addInitScript(() => {
      // The page starts at the first interaction, and is never idle.
      window.requestIdleCallback = () => 0;
    });
    await page.goto(split?.address ?? '');
    await page.mouse.move(50, 300, { steps: 2 });
    await started(page);
    await expect.poll(() => medium(page)).toBe('not all');
    const media = await page.evaluate(() => {
      const links = document.querySelectorAll<HTMLLinkElement>('link[data-precedence]');
      addEventListener('click', (event) => event.preventDefault(), { once: true });
      document.querySelector<HTMLElement>('header a')?.click();
      return [...links].map((link) => link.media);
    });
    expect(media).toEqual(['all']);
  });

  test('applies when the visitor goes back to a page that was not fully loaded', async ({ page }) => {
    const sizeOf = () =>
      page
        .locator('main h2')
        .last()
        .evaluate((title) => getComputedStyle(title).fontSize);
    const size = await sizeOf();
    const address = page.url();
    await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click();
    await expect(page).toHaveURL(/\/about$/);
    await page.reload();
    await started(page);
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect.poll(sizeOf).toBe(size);
  });
});

test('a page has the same styles after client-side navigation and after a full load', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/contact');
  const loaded = await page.locator('main form').evaluate((form) => getComputedStyle(form).cssText);
  const field = await page.locator('main textarea').evaluate((area) => getComputedStyle(area).borderRadius);
  await open(page, '/privacy-policy');
  await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page.locator('main textarea')).toHaveCSS('border-radius', field);
  expect(await page.locator('main form').evaluate((form) => getComputedStyle(form).cssText)).toBe(loaded);
});

/** Counts the elements whose styles the browser computes while `change` runs. */
async function countRestyled(page: Page, change: () => void): Promise<number> {
  const browser = page.context().browser();
  await browser?.startTracing(page, { categories: ['blink', 'disabled-by-default-blink.debug'] });
  await page.evaluate(change);
  await page.evaluate(() => document.body.getBoundingClientRect());
  const trace = JSON.parse(String(await browser?.stopTracing()));
  return trace.traceEvents
    .map(
      ({ args }: { args: { counters?: { elementsStyled: number } } }) => args.counters?.elementsStyled ?? 0,
    )
    .reduce((sum: number, styled: number) => sum + styled, 0);
}

// `:has()` on an element makes the browser check it after each change below it. One on the root element, together with
// others in rules for many elements, made each key press restyle the whole page.
for (const width of widths)
  for (const path of ['/', '/case-studies', '/insights', '/case-studies/financial-ml-platform'])
    test(`a new element on ${path} changes the styles of few others at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page, path);
      const add = () => document.querySelector('main p')?.append(document.createElement('b'));
      // Repeats, because the page may change something else at the same time.
      await expect(async () => {
        const restyled = await countRestyled(page, add);
        expect(restyled).toBeGreaterThan(0);
        expect(restyled).toBeLessThan(25);
      }).toPass();
    });

test('with reduced motion, no text changes its size in steps when a very wide window becomes narrower', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 2560, height: 1440 });
  await open(page, '/contact');
  const sizeOf = (selector: string) =>
    page.evaluate((selector) => {
      return Number.parseFloat(getComputedStyle(document.querySelector(selector) as Element).fontSize);
    }, selector);
  const wide = await sizeOf('body');
  // Each element would wait for the one around it, and browsers do not always finish.
  await page.evaluate(() => {
    const changes = Object.assign(window, { changes: [] as string[] }).changes;
    addEventListener('transitionrun', ({ propertyName }) => changes.push(propertyName), true);
  });
  await page.setViewportSize({ width: 1800, height: 1300 });
  await waitForLayout(page);
  expect(await sizeOf('body')).toBeLessThan(wide);
  expect(await page.evaluate(() => (window as unknown as { changes: string[] }).changes)).toEqual([]);
});
