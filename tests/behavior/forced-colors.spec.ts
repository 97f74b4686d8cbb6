import type { Locator, Page } from 'playwright/test';
import { messages } from '../support/content';
import { expect, open, order, test } from '../support/site';

test.use({ forcedColors: 'active' });

/** Reads the smallest and the largest brightness of the pixels of an element, from 0 to 255. */
async function brightness(page: Page, element: Locator): Promise<[darkest: number, lightest: number]> {
  const picture = (await element.screenshot()).toString('base64');
  return page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
    context.drawImage(image, 0, 0);
    // Without the rounded ends, which show the page behind the element.
    const { data: pixels } = context.getImageData(image.width / 3, 4, image.width / 3, image.height - 8);
    const values = Array.from({ length: pixels.length / 4 }, (_, at) => {
      const [red = 0, green = 0, blue = 0] = pixels.subarray(4 * at, 4 * at + 3);
      return 0.21 * red + 0.72 * green + 0.07 * blue;
    });
    return [Math.min(...values), Math.max(...values)] as [number, number];
  }, picture);
}

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`forced colors, ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('the text of a chosen filter is readable, and the filter differs from the others', async ({
      page,
    }) => {
      await open(page, '/case-studies');
      const filters = page.getByRole('group', { name: messages('en').CaseStudyList?.filters });
      const chosen = filters.getByRole('button', { pressed: true });
      const other = filters.getByRole('button', { pressed: false }).first();
      const styleOf = (chip: Locator) =>
        chip.evaluate((element) => {
          const { backgroundColor, color, forcedColorAdjust } = getComputedStyle(element);
          return { backgroundColor, color, forcedColorAdjust };
        });
      expect((await styleOf(chosen)).backgroundColor).not.toBe((await styleOf(other)).backgroundColor);
      // Without this, the browser paints the background color of the page behind the text.
      expect((await styleOf(chosen)).forcedColorAdjust).toBe('none');
      const [darkest, lightest] = await brightness(page, chosen);
      expect(lightest - darkest).toBeGreaterThan(90);
    });

    test('the labels above the hills of a case study keep their own colors', async ({ page }) => {
      await open(page, `/case-studies/${order['case-studies'][0]}`);
      const colors = await page.locator('.hero svg svg').evaluateAll((labels) =>
        labels.map((label) =>
          [label.querySelector('text'), label.querySelector('rect')].map((part) => {
            const { color, fill } = getComputedStyle(part as Element);
            return part?.tagName === 'text' ? color : fill;
          }),
        ),
      );
      expect(colors.length).toBeGreaterThan(1);
      for (const [text, label] of colors) expect(text).not.toBe(label);
    });

    test('the field of the search shows its focus', async ({ page }) => {
      await open(page, '/about');
      await page.keyboard.press('/');
      const field = page.getByRole('dialog').getByRole('searchbox');
      await expect(field).toBeFocused();
      await expect(field).not.toHaveCSS('outline-style', 'none');
    });
  });
