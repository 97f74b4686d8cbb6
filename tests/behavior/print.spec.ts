import { inflateSync } from 'node:zlib';
import type { Page } from 'playwright/test';
import { company } from '../support/content';
import { openWithoutMotion } from '../support/look';
import { expect, open, order, pathIn, test } from '../support/site';

const documents = [
  pathIn('en', `/case-studies/${order['case-studies'][0]}`),
  pathIn('en', `/insights/${order.insights[0]}`),
  pathIn('fr', `/services/${order.services[0]}`),
  pathIn('es', '/privacy-policy'),
];

for (const address of documents) {
  test.describe(`the print version of ${address}`, () => {
    test('has no header, footer, menus, or forms, and shows all text in dark on white', async ({ page }) => {
      await openWithoutMotion(page, address);
      await page.emulateMedia({ media: 'print' });
      for (const chrome of ['#site-header', 'footer', 'nav', 'form', '[popover]', 'video', 'iframe'])
        await expect(page.locator(chrome).filter({ visible: true }), chrome).toHaveCount(0);
      const lost = await page
        .locator('main')
        .locator('h1, h2, h3, p, li, dt, dd')
        .evaluateAll((parts) =>
          parts
            .filter(
              (part) =>
                !part.closest('nav, form, aside, .sr-only, [class*="print:hidden"], :has(> form), .horizon'),
            )
            .filter((part) => part.textContent?.trim())
            .filter((part) => {
              const { width, height } = part.getBoundingClientRect();
              return !part.checkVisibility({ visibilityProperty: true }) || width < 2 || height < 2;
            })
            .map((part) => part.textContent?.trim()),
        );
      expect(lost).toEqual([]);
      const { name } = company;
      const header = await page
        .locator('main')
        .evaluate((main) => getComputedStyle(main, '::before').content);
      expect(header).toBe(`"${name}"`);
      await expect(page.getByRole('link', { name: 'Back to' })).toBeHidden();
      const pale = await page
        .locator('main')
        .locator('h1, h2, h3, p, li')
        .filter({ visible: true })
        .evaluateAll((parts) =>
          parts
            // The oklch lightness: more than 0.5 counts as too light on white.
            .filter((part) => Number(/oklch\((\S+)/.exec(getComputedStyle(part).color)?.[1] ?? 0) > 0.5)
            .map((part) => part.textContent?.trim()),
        );
      expect(pale).toEqual([]);
    });

    test('shows the URLs of external links', async ({ page }) => {
      await openWithoutMotion(page, address);
      await page.emulateMedia({ media: 'print' });
      const silent = await page
        .locator('main a')
        .and(page.locator('[href^="http"], [href^="mailto:"]'))
        .filter({ visible: true })
        .evaluateAll((links) =>
          links
            .map(
              (link) => [link.getAttribute('href') ?? '', getComputedStyle(link, '::after').content] as const,
            )
            .filter(([href, spelled]) => !spelled.includes(href)),
        );
      expect(silent).toEqual([]);
    });

    test('has two pages or more, a case study just two, and fits the page width', async ({ page }) => {
      await openWithoutMotion(page, address);
      const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
      const count = pdf.match(/\/Type\s*\/Page\b/g)?.length;
      expect(count).toBeGreaterThan(1);
      if (address.includes('/case-studies/')) expect(count).toBe(2);
      await page.emulateMedia({ media: 'print' });
      // The width of A4 between the margins of the print style, in CSS pixels.
      await page.setViewportSize({ width: 672, height: 980 });
      // Polls, because Chromium may still have the screen styles of some elements after printing.
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(672);
    });
  });
}

/** Prints a page, and returns the number of text operations on each sheet of paper. */
async function print(page: Page): Promise<number[]> {
  // Latin-1 keeps every byte.
  const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
  const objects = new Map(
    [...pdf.matchAll(/^(\d+) 0 obj([\s\S]*?)^endobj/gm)].map(([, id = '', body = '']) => [id, body]),
  );
  return [...objects.values()]
    .filter((body) => /\/Type\s*\/Page\b/.test(body))
    .map((body) => {
      const content = objects.get(/\/Contents (\d+)/.exec(body)?.[1] ?? '') ?? '';
      const stream = /stream\r?\n([\s\S]*)\r?\nendstream/.exec(content)?.[1] ?? '';
      const drawn = inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
      return drawn.match(/\bT[jJ]\b/g)?.length ?? 0;
    });
}

test('prints each sample document on a page of its own, the first one with its heading', async ({
  withoutScript,
}) => {
  // Without scripts, because React must find the page as the server wrote it.
  const page = await withoutScript.newPage();
  await openWithoutMotion(page, '/how-we-work');
  const section = page.locator('section:has(> * > #deliverables, #deliverables)').last();
  const whole = await print(page);
  expect(Math.min(...whole)).toBeGreaterThan(0);
  // Without the documents, the page is shorter by one sheet of paper for each.
  const documents = await section.getByRole('article').count();
  expect(documents).toBeGreaterThan(1);
  await section.evaluate((element) => element.remove());
  expect((await print(page)).length).toBe(whole.length - documents);
});

test('prints no empty sheet when a section after the last sample document is not printed', async ({
  withoutScript,
}) => {
  const page = await withoutScript.newPage();
  await openWithoutMotion(page, '/how-we-work');
  const printed = await print(page);
  await page.evaluate(() => {
    const hidden = document.createElement('section');
    hidden.className = 'section-padding horizon';
    hidden.textContent = 'Not on paper';
    document.querySelector('section:has(.sheet)')?.after(hidden);
  });
  expect(await print(page)).toEqual(printed);
});

for (const address of [...documents, '/', '/contact'])
  test(`the last line on paper says how to reach the company, and the address of the page (${address})`, async ({
    page,
  }) => {
    await open(page, address);
    await page.pdf();
    await page.emulateMedia({ media: 'print' });
    const main = page.locator('main');
    const { content, display } = await main.evaluate((element) => {
      const style = getComputedStyle(element, '::after');
      return { content: style.content, display: style.display };
    });
    expect(display).toBe('block');
    const line = await main.evaluate((element) =>
      ['contact', 'address'].map((name) => element.dataset[name]).join(''),
    );
    // Browsers differ in whether they resolve `attr()`.
    expect([JSON.stringify(line), 'attr(data-contact) attr(data-address)']).toContain(content);
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
    for (const part of [company.name, company.phone.display, company.email, canonical ?? 'no address'])
      expect(line).toContain(part);
  });

test('the values of result bars are complete on paper', async ({ page }) => {
  await open(page, `/case-studies/${order['case-studies'][0]}`);
  await page.emulateMedia({ media: 'print' });
  // The width of A4 between the margins of the print style, in CSS pixels.
  await page.setViewportSize({ width: 672, height: 980 });
  const values = page.locator('.bars li > span:last-child > span');
  await values.evaluateAll((all) => {
    for (const value of all) value.textContent = '1,234,567.8 requests for an answer per hour';
  });
  const cut = await values.evaluateAll((all) =>
    all.filter((value) => {
      const range = document.createRange();
      range.selectNodeContents(value);
      const room = value.closest('.bars')?.getBoundingClientRect();
      const { right, bottom } = range.getBoundingClientRect();
      return !room || right > room.right + 1 || bottom > room.bottom + 1;
    }),
  );
  expect(await values.count()).toBeGreaterThan(0);
  expect(cut).toHaveLength(0);
});
