import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { pagesToTest } from '../support/changed-pages';
import { holdScripts, openWithoutMotion, waitForLayout } from '../support/look';
import { allPaths, expect, order, pathGroups, pathOfEachKind, test, thorough } from '../support/site';

// The tests add style elements to the pages, which the policy of the pages would block.
test.use({ bypassCSP: true });
// Scripts change nothing over pictures, and starting them takes longer than measuring.
test.beforeEach(({ page }) => holdScripts(page));

const photographs = 'https://images.unsplash.com/**';

type Rgb = readonly [number, number, number];
type Line = {
  words: string;
  color: Rgb;
  large: boolean;
  box: { x: number; y: number; width: number; height: number };
};

/** The linear value of each of the 256 values of a channel. */
const linear = Array.from({ length: 256 }, (_, value) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});

const luminance = ([red, green, blue]: Rgb) =>
  0.2126 * (linear[red] ?? 0) + 0.7152 * (linear[green] ?? 0) + 0.0722 * (linear[blue] ?? 0);

/** Returns the contrast ratio of two luminances (WCAG 2.2, "contrast ratio"). */
const contrast = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** What a view shows: its lines of text over pictures, and where the first line below it begins. */
type View = { lines: Line[]; next: number | undefined };

/**
 * Returns the lines of text over pictures in the viewport, with color, size class, and position in the viewport.
 * @param depth ignores lines that end below this depth of the page, in px
 */
function viewOfPictures(page: Page, depth: number): Promise<View> {
  return page.evaluate((depth) => {
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
    const lines: Line[] = [];
    let next = Number.POSITIVE_INFINITY;
    for (const frame of document.querySelectorAll(scrollY > 0 ? '.pictured' : '.pictured, #site-header')) {
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
        for (const { x, y, width, height } of range.getClientRects()) {
          if (width <= 1 || y <= 0 || y + height + scrollY >= depth) continue;
          if (y + height >= innerHeight) next = Math.min(next, y + scrollY);
          else
            lines.push({
              words: node.textContent.trim().slice(0, 40),
              color: rgb(color),
              large: size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700),
              box: { x, y, width, height },
            });
        }
      }
    }
    return { lines, next: Number.isFinite(next) ? next : undefined };
  }, depth);
}

/** Takes a picture of the part of the viewport that contains these lines. */
async function photograph(page: Page, lines: readonly Line[]) {
  const boxes = lines.map(({ box }) => box);
  const x = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.x))));
  const y = Math.floor(Math.min(...boxes.map((box) => box.y)));
  const right = Math.max(...boxes.map((box) => Math.ceil(box.x + box.width)));
  const bottom = Math.max(...boxes.map((box) => Math.ceil(box.y + box.height)));
  const room = page.viewportSize()?.width ?? right;
  const clip = { x, y, width: Math.min(right, room) - x, height: bottom - y };
  const picture = await page.screenshot({ clip });
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, clip };
}

/** Returns the lines whose contrast is too low at the worst pixel of what is behind them. */
async function findLowContrast(page: Page, lines: readonly Line[]): Promise<string[]> {
  if (lines.length === 0) return [];
  const { data, width, clip } = await photograph(page, lines);
  return lines.flatMap(({ words, color, large, box }) => {
    const own = luminance(color);
    let worst = 21;
    const left = Math.max(clip.x, Math.floor(box.x));
    for (let y = Math.floor(box.y); y < box.y + box.height; y++)
      for (let x = left; x < Math.min(box.x + box.width, clip.x + clip.width); x++) {
        const at = ((y - clip.y) * width + x - clip.x) * 3;
        const pixel = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0] as const;
        worst = Math.min(worst, contrast(own, luminance(pixel)));
      }
    return worst < (large ? 3 : 4.5) ? [`${words}: ${worst.toFixed(2)}`] : [];
  });
}

/** Waits until the photos and the artwork in view have reached their final state. */
async function waitForPictures(page: Page, photographs: 'loaded' | 'failed'): Promise<void> {
  // A local picture may replace a photo that failed.
  const settled = photographs === 'loaded' ? '[data-state=loaded][data-seen]' : '[data-state]';
  const waiting = () =>
    page.locator(`.photo:not(${settled}), [data-late]:not([data-seen])`).evaluateAll((late) => {
      const isInView = ({ top, bottom, height }: DOMRect) =>
        height > 0 && top < innerHeight - height / 5 && bottom > height / 5;
      return [
        // Measures the parent: a picture that was not in view yet has not reached its final position.
        ...late.filter(
          ({ parentElement }) => parentElement && isInView(parentElement.getBoundingClientRect()),
        ),
        ...[...document.querySelectorAll<HTMLImageElement>('img:not(.photo)')].filter(
          (image) => !(image.complete && image.naturalWidth > 0) && isInView(image.getBoundingClientRect()),
        ),
      ].map((element) => element.outerHTML.slice(0, 200));
    });
  await expect.poll(waiting).toEqual([]);
}

/**
 * Returns the lines over pictures whose contrast is too low at the worst pixel, down to a depth of the page in px. Looks
 * at one viewport after the other, as many as the lines need, with sticky bars hidden.
 */
async function lowContrastLines(
  page: Page,
  photographs: 'loaded' | 'failed',
  depth = Number.POSITIVE_INFINITY,
): Promise<string[]> {
  // Hides text and icons from screenshots, and leaves the "color" of text as it is. Rows to swipe show all of their items.
  await page.addStyleTag({
    content: `.filter-bar, [data-below] #site-header { visibility: hidden; }
      .pictured *, #site-header * { -webkit-text-fill-color: transparent !important; }
      .pictured svg:not(:has(text)), #site-header svg { color: transparent !important; }
      .pictured svg text { fill: transparent !important; }
      .swipe-row:not(.wrap) { grid-auto-flow: row !important; }`,
  });
  // As after the start of the scripts: the artwork below the first view loads.
  await page.evaluate(() => document.documentElement.setAttribute('data-started', ''));
  const lowContrast = new Set<string>();
  let top: number | undefined = 0;
  while (top !== undefined) {
    // At the top, the header is transparent, so its text is over the picture, too. Below, it covers text.
    await page.evaluate((top) => {
      scrollTo({ top, behavior: 'instant' });
      document.documentElement.toggleAttribute('data-below', top > 0);
    }, top);
    await waitForPictures(page, photographs);
    await waitForLayout(page);
    let { lines, next }: View = await viewOfPictures(page, depth);
    let found = await findLowContrast(page, lines);
    // Lines may still move, and a picture may not be drawn yet, so look again; real contrast issues persist.
    for (let times = 0; found.length > 0 && times < 10; times++) {
      await waitForLayout(page);
      ({ lines, next } = await viewOfPictures(page, depth));
      found = await findLowContrast(page, lines);
    }
    for (const line of found) lowContrast.add(line);
    // The end of the page may be less than one viewport below.
    const room: number = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    top = next === undefined || top >= room ? undefined : Math.max(top + 1, Math.min(next - 8, room));
  }
  return [...lowContrast];
}

/** The depth of the hero and what follows it, in px. */
const firstScreens = 1300;

const withTiles = ['/', '/case-studies', '/industries', `/case-studies/${order['case-studies'][0]}`];

/** The sample has English pages only: pictures are the same in every language. */
const inEnglish = allPaths.filter(({ language }) => language === 'en');

const underPhotos = inEnglish.filter(({ path }) => pathOfEachKind.includes(path) || withTiles.includes(path));
for (const [index, { address }] of pagesToTest(allPaths, underPhotos, pathOfEachKind).entries())
  test(`text over a white photo has enough contrast at its worst pixel on ${address}`, async ({ page }) => {
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
      await openWithoutMotion(page, address);
      expect(await lowContrastLines(page, 'loaded'), `${width} px, ${colorScheme}`).toEqual([]);
    }
  });

const overArtwork = pagesToTest(allPaths, inEnglish, pathOfEachKind);

for (const [name, group] of pathGroups) {
  const pages = overArtwork.filter(({ path }) => group.includes(path));
  if (pages.length > 0)
    test(`text over the artwork has enough contrast at its worst pixel: ${name}`, async ({ page }) => {
      await page.route(photographs, (route) => route.abort());
      for (const { path, address } of pages) {
        // The hero has the artwork of the entry. The cards below it have the artwork of other entries, tested on their pages.
        const depth = thorough || withTiles.includes(path) ? undefined : firstScreens;
        await page.setViewportSize({ width: 1280, height: 800 });
        await openWithoutMotion(page, address);
        expect.soft(await lowContrastLines(page, 'failed', depth), address).toEqual([]);
        // On a phone, text also covers the bright side of the hero picture.
        await page.setViewportSize({ width: 375, height: 800 });
        expect
          .soft(await lowContrastLines(page, 'failed', firstScreens), `${address} on a phone`)
          .toEqual([]);
      }
    });
}
