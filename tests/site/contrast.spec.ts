import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { openWithoutMotion, waitForLayout } from '../support/look';
import { expect, order, pathGroups, pathOfEachKind, test, thorough } from '../support/site';

// The tests add style elements to the pages, which the policy of the pages would block.
test.use({ bypassCSP: true });

const photographs = 'https://images.unsplash.com/**';

type Rgb = readonly [number, number, number];
type Line = {
  words: string;
  color: Rgb;
  large: boolean;
  box: { x: number; y: number; width: number; height: number };
};

const channel = (value: number) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

const luminance = ([red, green, blue]: Rgb) =>
  0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue);

/** Returns the contrast ratio of two luminances (WCAG 2.2, "contrast ratio"). */
const contrast = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** Returns the lines of text over pictures in the viewport, with color, size class, and position. */
function linesOverPictures(page: Page): Promise<Line[]> {
  return page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d', {
      willReadFrequently: true,
    });
    const rgb = (color: string) => {
      if (!canvas) throw new Error('The browser has no canvas.');
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
      return [red, green, blue] as const;
    };
    return [...document.querySelectorAll(scrollY > 0 ? '.pictured' : '.pictured, #site-header')].flatMap(
      (frame) => {
        const lines: Line[] = [];
        const walker = document.createTreeWalker(frame, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
          const node = walker.currentNode;
          const element = node.parentElement;
          if (!element?.checkVisibility({ visibilityProperty: true }) || !node.textContent?.trim()) continue;
          if (element.closest('.sr-only')) continue;
          const { color, fontSize, fontWeight } = getComputedStyle(element);
          const size = Number.parseFloat(fontSize);
          const range = document.createRange();
          range.selectNodeContents(node);
          for (const { x, y, width, height } of range.getClientRects())
            if (width > 1 && y > 0 && y + height < innerHeight)
              lines.push({
                words: node.textContent.trim().slice(0, 40),
                color: rgb(color),
                large: size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700),
                box: { x, y, width, height },
              });
        }
        return lines;
      },
    );
  });
}

/** Returns the lines over pictures in the viewport whose contrast is too low at the worst pixel. */
async function lowContrastLinesInView(page: Page): Promise<string[]> {
  const lines = await linesOverPictures(page);
  if (lines.length === 0) return [];
  const hiddenText = await page.addStyleTag({
    content: '.pictured *, #site-header * { color: transparent !important; }',
  });
  await waitForLayout(page);
  const picture = await page.screenshot();
  await hiddenText.evaluate((element) => (element as Element).remove());
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return lines.flatMap(({ words, color, large, box }) => {
    const own = luminance(color);
    let worst = 21;
    for (let y = Math.floor(box.y); y < Math.min(box.y + box.height, info.height); y++)
      for (let x = Math.max(0, Math.floor(box.x)); x < Math.min(box.x + box.width, info.width); x++) {
        const at = (y * info.width + x) * 3;
        const pixel = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0] as const;
        worst = Math.min(worst, contrast(own, luminance(pixel)));
      }
    return worst < (large ? 3 : 4.5) ? [`${words}: ${worst.toFixed(2)}`] : [];
  });
}

/** Does the same for the page down to a depth in px, one viewport at a time, with sticky bars hidden. */
async function lowContrastLines(
  page: Page,
  photographs: 'loaded' | 'failed',
  depth = Number.POSITIVE_INFINITY,
): Promise<string[]> {
  await page.addStyleTag({ content: '.filter-bar { visibility: hidden; }' });
  const height = Math.min(depth, await page.evaluate(() => document.documentElement.scrollHeight));
  const lowContrast = new Set<string>();
  for (let top = 0; top < height; top += 500) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top);
    // At the top, the header is transparent, so its text is over the picture, too. Below, it covers text.
    if (top === 500) await page.addStyleTag({ content: '#site-header { visibility: hidden; }' });
    // A local picture may replace a photo that failed.
    const settled = photographs === 'loaded' ? '[data-state=loaded][data-seen]' : '[data-state]';
    await expect
      .poll(() =>
        page.locator(`.photo:not(${settled})`).evaluateAll(
          (photos) =>
            photos
              // Measures the parent: a photo that was not in view yet has not reached its final position.
              .flatMap((photo) => photo.parentElement?.getBoundingClientRect() ?? [])
              .filter(({ top, bottom, height }) => top < innerHeight - height / 5 && bottom > height / 5)
              .length,
        ),
      )
      .toBe(0);
    // A screenshot may show an earlier frame, so measure again; real contrast issues persist.
    let found: string[] = [];
    const measure = async () => {
      found = await lowContrastLinesInView(page);
      return found.length;
    };
    await expect
      .poll(measure, { timeout: 3000 })
      .toBe(0)
      .catch(() => undefined);
    for (const line of found) lowContrast.add(line);
  }
  return [...lowContrast];
}

const withTiles = ['/', '/case-studies', '/industries', `/case-studies/${order['case-studies'][0]}`];

for (const [index, path] of [...new Set([...pathOfEachKind, ...withTiles])].entries())
  test(`text over a white photo has enough contrast at its worst pixel on ${path}`, async ({ page }) => {
    const white = await sharp({ create: { width: 8, height: 5, channels: 3, background: 'white' } })
      .png()
      .toBuffer();
    await page.route(photographs, (route) => route.fulfill({ contentType: 'image/png', body: white }));
    const views = [
      [1280, 'light'],
      [375, 'dark'],
    ] as const;
    for (const [width, colorScheme] of views.filter((_, view) => thorough || view === index % 2)) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      await openWithoutMotion(page, path);
      expect(await lowContrastLines(page, 'loaded'), `${width} px, ${colorScheme}`).toEqual([]);
    }
  });

for (const [name, group] of pathGroups)
  test(`text over the artwork has enough contrast at its worst pixel: ${name}`, async ({ page }) => {
    await page.route(photographs, (route) => route.abort());
    for (const path of group) {
      // The hero has the artwork of the entry. The cards below it have the artwork of other entries, tested on their pages.
      const depth = thorough || withTiles.includes(path) ? undefined : 1000;
      await page.setViewportSize({ width: 1280, height: 800 });
      await openWithoutMotion(page, path);
      expect.soft(await lowContrastLines(page, 'failed', depth), path).toEqual([]);
      // On a phone, text also covers the bright side of the hero picture.
      await page.setViewportSize({ width: 375, height: 800 });
      expect.soft(await lowContrastLines(page, 'failed', 1000), `${path} on a phone`).toEqual([]);
    }
  });
