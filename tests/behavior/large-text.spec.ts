import type { Page } from 'playwright/test';
import { boxOf, holdScripts, openWithoutMotion, setFontSize, waitForLayout } from '../support/look';
import { expect, languages, open, order, pathIn, sample, test, thorough } from '../support/site';

// The tests add style elements to the pages, which the policy of the pages would block.
test.use({ bypassCSP: true });
test.afterEach(({ page }) => setFontSize(page, 16));

const caseStudy = `/case-studies/${order['case-studies'][0]}`;
const phone = { width: 375, height: 800 };

/** Doubles the text with the browser's font size setting, which also affects media queries. */
const doubleBySetting = (page: Page) => setFontSize(page, 32);

/** Doubles the text with a style sheet of the visitor, which does not affect media queries. */
const doubleByStyle = (page: Page) => page.addStyleTag({ content: 'html { font-size: 32px !important; }' });

/** Lists the controls of the header that are not completely inside the window, or that cover each other. */
const misplacedControls = (page: Page) =>
  page.getByRole('banner').evaluate((header) => {
    const boxes = [...header.querySelectorAll('a, button, summary')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => !control.closest('.nav-panel'))
      .map((control) => ({
        name: control.getAttribute('aria-label') ?? control.textContent,
        box: control.getBoundingClientRect(),
      }));
    return boxes
      .filter(
        ({ box }, index) =>
          box.left < 0 ||
          box.right > document.documentElement.clientWidth ||
          boxes.slice(index + 1).some((other) => other.box.left < box.right - 16),
      )
      .map(({ name }) => name);
  });

const pageWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

const ways = [
  ['the browser setting', doubleBySetting],
  ['a style sheet', doubleByStyle],
] as const;

for (const [index, path] of ['/', caseStudy, '/contact', '/services/ai-ml', '/about'].entries()) {
  const address = pathIn(sample(languages, languages[index % languages.length] ?? 'en')[0] ?? 'en', path);
  test(`${address} fits with text of twice the size`, async ({ page }) => {
    if (!thorough) await holdScripts(page);
    await openWithoutMotion(page, address);
    for (const [how, double] of ways) {
      await setFontSize(page, 16);
      await double(page);
      for (const width of [1280, phone.width])
        await test.step(`by ${how} at ${width} px`, async () => {
          await page.setViewportSize({ width, height: 800 });
          await expect(page.locator('html')).toHaveCSS('font-size', '32px');
          await waitForLayout(page);
          await expect.poll(() => misplacedControls(page)).toEqual([]);
          await expect.poll(() => pageWidth(page)).toBe(width);
          if (path !== caseStudy) return;
          const story = await page.locator('.study-story').first().boundingBox();
          expect(story?.width).toBeGreaterThan(width / 2);
        });
    }
  });
}

test('the narrowest window with text of twice the size has no horizontal scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openWithoutMotion(page, pathIn('es', '/how-we-work'));
  for (const [how, double] of ways)
    await test.step(`by ${how}`, async () => {
      await setFontSize(page, 16);
      await double(page);
      await expect(page.locator('html')).toHaveCSS('font-size', '32px');
      await waitForLayout(page);
      await expect.poll(() => pageWidth(page)).toBe(320);
    });
});

for (const width of [1280, phone.width])
  test(`the values beside the result bars fit with the text spacing of WCAG 1.4.12 at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, pathIn('fr', caseStudy));
    const values = page.locator('.bars li > span:last-child > span');
    await expect(values).not.toHaveCount(0);
    // The longest value that the content allows.
    await values.evaluateAll((all) => {
      for (const value of all) value.textContent = '1 234 567,8 demandes par heure';
    });
    await page.addStyleTag({
      content: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
        p { margin-bottom: 2em !important; }`,
    });
    await waitForLayout(page);
    const overflowing = await values.evaluateAll((all) =>
      all
        .map((value) => [
          value.getBoundingClientRect().right,
          value.closest('.bars')?.getBoundingClientRect().right ?? 0,
        ])
        .filter(([right = 0, room = 0]) => right > room + 1),
    );
    expect(overflowing).toEqual([]);
    expect(await pageWidth(page)).toBe(width);
  });

test('a long number in the last column of the proof fits with the text spacing of WCAG 1.4.12', async ({
  page,
}) => {
  // The text changes below, which scripts would report when they start.
  await holdScripts(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await openWithoutMotion(page, pathIn('fr', '/services/ai-ml'));
  const metrics = page.locator('#evidence ~ ul .metric');
  await expect(metrics).not.toHaveCount(0);
  // The longest number that the content allows.
  await metrics.evaluateAll((all) => {
    for (const metric of all) metric.textContent = '100\u00a0semaines';
  });
  await page.addStyleTag({
    content: '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }',
  });
  await waitForLayout(page);
  expect(await pageWidth(page)).toBe(1280);
});

test('the hills of a case study have no labels where wide letters make its hero so high that they would move behind the title', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openWithoutMotion(page, caseStudy);
  const label = page.locator('.hero svg[aria-hidden=true] text').first();
  const ratioOf = async () => {
    const { width, height } = await boxOf(page.locator('.hero-back'));
    return width / height;
  };
  await expect(label).toBeVisible();
  expect(await ratioOf()).toBeGreaterThan(14 / 9);
  await page.addStyleTag({
    content: '* { line-height: 1.7 !important; letter-spacing: 0.12em !important; }',
  });
  await expect(label).toBeHidden();
  expect(await ratioOf()).toBeLessThan(14 / 9);
});

for (const [path, bars] of [
  ['/case-studies', '.site-header, .filter-bar'],
  [caseStudy, '.site-header, .study-contents'],
] as const)
  test(`no bar covers ${path} in a low window, such as that of a laptop with a zoom of 400 %`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 180 });
    await open(page, path);
    const last = page.getByRole('main').getByRole('heading', { level: 2 }).last();
    await last.evaluate((heading) => heading.scrollIntoView({ block: 'end', behavior: 'instant' }));
    await expect(last).toBeInViewport();
    await expect(page.locator(bars)).toHaveCount(2);
    for (const bar of await page.locator(bars).all()) await expect(bar).not.toBeInViewport();
  });
