import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { drawn, openStill } from '../support/look';
import { expect, order, pathGroups, pathOfEachKind, test, thorough } from '../support/site';

// What the tests put into the pages to measure them is none of theirs.
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

/** The contrast of two luminances (WCAG 2.2, "contrast ratio"). */
const contrast = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** The lines of text over the pictures in the window, with the color and size that they are drawn in. */
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
    return [...document.querySelectorAll('.pictured')].flatMap((frame) => {
      const lines: Line[] = [];
      const walker = document.createTreeWalker(frame, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const node = walker.currentNode;
        const element = node.parentElement;
        if (!element || !node.textContent?.trim() || element.closest('.sr-only')) continue;
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
    });
  });
}

/** The lines over pictures in the window whose contrast is too low at their worst pixel. */
async function weakLinesInSight(page: Page): Promise<string[]> {
  const lines = await linesOverPictures(page);
  if (lines.length === 0) return [];
  const wordless = await page.addStyleTag({ content: '.pictured * { color: transparent !important; }' });
  await drawn(page);
  const picture = await page.screenshot();
  await wordless.evaluate((element) => (element as Element).remove());
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

/** The same for the page to a depth in px, window by window, without what floats over it. */
async function weakLines(
  page: Page,
  photographs: 'loaded' | 'failed',
  depth = Number.POSITIVE_INFINITY,
): Promise<string[]> {
  await page.addStyleTag({ content: '#site-header, .filter-bar { visibility: hidden; }' });
  const height = Math.min(depth, await page.evaluate(() => document.documentElement.scrollHeight));
  const weak = new Set<string>();
  for (let top = 0; top < height; top += 500) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top);
    // A local picture may stand in for a photograph that failed.
    const settled = photographs === 'loaded' ? '[data-state=loaded][data-seen]' : '[data-state]';
    await expect
      .poll(() =>
        page.locator(`.photo:not(${settled})`).evaluateAll(
          (photos) =>
            photos
              // One that nobody has seen yet is not in its place.
              .flatMap((photo) => photo.parentElement?.getBoundingClientRect() ?? [])
              .filter(({ top, bottom, height }) => top < innerHeight - height / 5 && bottom > height / 5)
              .length,
        ),
      )
      .toBe(0);
    // A picture of the window may show an earlier frame; what is weak stays so.
    let found: string[] = [];
    const measure = async () => {
      found = await weakLinesInSight(page);
      return found.length;
    };
    await expect
      .poll(measure, { timeout: 3000 })
      .toBe(0)
      .catch(() => undefined);
    for (const line of found) weak.add(line);
  }
  return [...weak];
}

const withTiles = ['/', '/case-studies', '/industries', `/case-studies/${order['case-studies'][0]}`];

for (const [index, path] of [...new Set([...pathOfEachKind, ...withTiles])].entries())
  test(`text over a white photograph keeps its contrast at the worst pixel on ${path}`, async ({ page }) => {
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
      await openStill(page, path);
      expect(await weakLines(page, 'loaded'), `${width} px, ${colorScheme}`).toEqual([]);
    }
  });

for (const [name, group] of pathGroups)
  test(`text over the artwork keeps its contrast at the worst pixel: ${name}`, async ({ page }) => {
    await page.route(photographs, (route) => route.abort());
    for (const path of group) {
      // An entry's own artwork opens its page; the cards further down have the artwork of other entries, which open theirs.
      const depth = thorough || withTiles.includes(path) ? undefined : 1000;
      await page.setViewportSize({ width: 1280, height: 800 });
      await openStill(page, path);
      expect.soft(await weakLines(page, 'failed', depth), path).toEqual([]);
      // On a phone words stand over the bright side of the first picture too.
      await page.setViewportSize({ width: 375, height: 800 });
      expect.soft(await weakLines(page, 'failed', 1000), `${path} on a phone`).toEqual([]);
    }
  });
