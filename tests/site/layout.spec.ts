import type { Page } from 'playwright/test';
import { pagesToTest } from '../support/changed-pages';
import { holdScripts, openWithoutMotion, setFontSize, waitForLayout } from '../support/look';
import { allPaths, expect, open, order, pathOfEachKind, sample, test, thorough } from '../support/site';

// The tests add style elements to the pages, which the policy of the pages would block.
test.use({ bypassCSP: true });
test.afterEach(({ page }) => setFontSize(page, 16));

/** From the narrowest phone (also a desktop at 400 % zoom) to a very wide screen. */
const widths = sample([320, 375, 768, 1024, 1280, 1920, 2560], 320, 768, 1280);

const caseStudyPath = `/case-studies/${order['case-studies'][0]}`;

/**
 * Returns the texts that overflow the window, are cut off by a container, break within a word, or overlap other text. Words
 * of up to 12 letters fit everywhere. Longer ones, e.g. "Telecommunications" on a tile of a narrow phone, may break: the
 * page stays readable, and the content may have them.
 */
function findLayoutIssues(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Line = { element: Element; words: string; box: DOMRect };
    const lines: Line[] = [];
    const issues: string[] = [];
    const name = ({ element, words }: Line) => `<${element.localName}> ${words.slice(0, 40)}`;
    const room = document.documentElement.clientWidth;
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > room) issues.push(`the page is ${scrollWidth} px wide in ${room}`);

    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
      const node = words.currentNode;
      const element = node.parentElement;
      if (
        !element ||
        !node.textContent?.trim() ||
        element.closest(
          '.sr-only, .\\@bar\\:sr-only, .skip-link, form [aria-hidden=true], script, style, option',
        )
      )
        continue;
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      // A figure or title that breaks within a short word is too wide for its container.
      for (const { 0: word, index } of element.closest('dt, h1, h2, h3')
        ? node.textContent.matchAll(/(?<![^\s/-])[^\s/-]{1,12}(?![^\s/-])/g)
        : []) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (tops.size > 1) issues.push(`breaks within a word: ${word}`);
      }
      range.selectNodeContents(node);
      for (const box of range.getClientRects())
        if (box.width > 1 && box.height > 1) lines.push({ element, words: node.textContent.trim(), box });
    }

    /** Keeps the answer for every element, because most lines share their ancestors. */
    const memoize = (ask: (element: Element) => boolean) => {
      const answers = new Map<Element, boolean>();
      return (element: Element | null): boolean => {
        if (element === null || element === document.documentElement) return false;
        const known = answers.get(element) ?? ask(element);
        answers.set(element, known);
        return known;
      };
    };
    const floats = memoize(
      (element) =>
        ['fixed', 'sticky'].includes(getComputedStyle(element).position) || floats(element.parentElement),
    );
    const frames = new Map<Element, DOMRect | undefined>();
    const frameOf = (element: Element): DOMRect | undefined => {
      if (!frames.has(element)) {
        const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(element);
        const cuts = [overflowX, overflowY].some((overflow) => ['hidden', 'clip'].includes(overflow));
        // A clamped summary ends in an ellipsis by design.
        const own = cuts && webkitLineClamp === 'none' ? element.getBoundingClientRect() : undefined;
        const outer = element.parentElement;
        frames.set(
          element,
          own ?? (outer && outer !== document.documentElement ? frameOf(outer) : undefined),
        );
      }
      return frames.get(element);
    };
    /** Whether the visitor can scroll sideways to an element, e.g. in a row to swipe or a wide table. */
    const isInRow = memoize(
      (element) =>
        element !== document.body &&
        ((['auto', 'scroll'].includes(getComputedStyle(element).overflowX) &&
          element.scrollWidth > element.clientWidth) ||
          isInRow(element.parentElement)),
    );
    for (const line of lines) {
      const { box, element } = line;
      if (isInRow(element)) continue;
      if (box.left < -1 || box.right > room + 1) issues.push(`overflows the window: ${name(line)}`);
      const frame = frameOf(element);
      const isCut =
        frame &&
        (box.left < frame.left - 2 ||
          box.right > frame.right + 2 ||
          box.top + box.height / 4 < frame.top ||
          box.bottom - box.height / 4 > frame.bottom);
      if (isCut && !element.closest('.line-clamp-3')) issues.push(`cut off: ${name(line)}`);
    }

    // Shrink the line boxes, because they are higher than their letters.
    const still = lines
      .filter(({ element }) => !floats(element) && !element.closest('.line-clamp-3'))
      .map((line) => ({
        ...line,
        top: line.box.top + line.box.height * 0.28,
        bottom: line.box.bottom - line.box.height * 0.28,
      }))
      .sort((a, b) => a.top - b.top);
    still.forEach((line, index) => {
      for (const other of still.slice(index + 1)) {
        if (other.top >= line.bottom) break;
        const shared = Math.min(line.box.right, other.box.right) - Math.max(line.box.left, other.box.left);
        if (shared > 2) issues.push(`overlap: ${name(line)} and ${name(other)}`);
      }
    });
    return [...new Set(issues)];
  });
}

/** Expects no layout issue. Polls, because a slow browser may still be updating the layout; real issues persist. */
const expectNoLayoutIssue = (page: Page) =>
  expect.poll(() => findLayoutIssues(page), { timeout: 5000 }).toEqual([]);

/** Returns the standalone targets that are less than 24 px wide or high. */
function smallTargets(page: Page): Promise<string[]> {
  return page
    .locator('a[href], button, summary, input, select, textarea')
    .filter({ visible: true })
    .evaluateAll((targets) =>
      targets
        // WCAG 2.5.8 exempts links within a sentence, and links whose size is that of a line of text, such as the only
        // words of an item in a list with bullets or numbers. A cover link is as large as its card.
        .filter((target) => {
          const siblings = [...(target.parentElement?.childNodes ?? [])];
          const isInText = siblings.some(
            (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
          );
          const item = target.closest('li');
          const isTextItem = item !== null && getComputedStyle(item).listStyleType !== 'none';
          return (
            !isInText && !isTextItem && !target.closest('p, .sr-only, .skip-link, .cover-link, [hidden]')
          );
        })
        .map((target) => ({ target, box: target.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 1 && (box.width < 24 || box.height < 24))
        .map(({ target, box }) => `${target.textContent?.trim()}: ${box.width} × ${box.height}`),
    );
}

/** Returns the labels of the menu in the header that cover the logo or leave the header. */
const misplacedMenuLabels = (page: Page) =>
  page.locator('#site-header').evaluate((header) => {
    const { top, bottom, right } = header.getBoundingClientRect();
    const start = header.querySelector('.home-link')?.getBoundingClientRect().right ?? 0;
    return [...header.querySelectorAll('.nav-link')]
      .map((link) => ({ label: link.textContent, box: link.getBoundingClientRect() }))
      .filter(({ box }) => box.left < start || box.right > right || box.top < top || box.bottom > bottom)
      .map(({ label }) => label);
  });

const addStyle = (page: Page, content: string) => page.addStyleTag({ content });

const ofEachKind = allPaths.filter(({ path }) => pathOfEachKind.includes(path));

for (const { language, address } of pagesToTest(allPaths, thorough ? allPaths : ofEachKind, pathOfEachKind)) {
  const isTranslated = language !== 'en';
  const what = isTranslated ? '' : ', and every standalone target is at least 24 px wide and high';
  test(`no text overflows, is cut off, or overlaps on ${address}${what}`, async ({ page }) => {
    // Translated texts have other lengths; what the scripts change is tested on the English pages.
    if (isTranslated && !thorough) await holdScripts(page);
    await openWithoutMotion(page, address);
    for (const width of widths) {
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 });
        await waitForLayout(page);
        await expectNoLayoutIssue(page);
      });
    }

    for (const width of isTranslated ? [] : sample([375, 1280], 375))
      await test.step(`targets at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 });
        await waitForLayout(page);
        expect(await smallTargets(page)).toEqual([]);
      });

    const spacing = await addStyle(
      page,
      `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
         p { margin-bottom: 2em !important; }`,
    );
    // The narrowest width with the menu in the header, and a usual one.
    for (const width of [768, 1280])
      await test.step(`the text spacing of WCAG 1.4.12 at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 });
        await waitForLayout(page);
        await expectNoLayoutIssue(page);
        expect(await misplacedMenuLabels(page)).toEqual([]);
      });
    await spacing.evaluate((element) => (element as Element).remove());

    await setFontSize(page, 32);
    await test.step('text at twice its size', async () => {
      await expect(page.locator('html')).toHaveCSS('font-size', '32px');
      await waitForLayout(page);
      await expectNoLayoutIssue(page);
    });
    await test.step('text at twice its size on a phone', async () => {
      await page.setViewportSize({ width: 375, height: 800 });
      await waitForLayout(page);
      // Long words break, so only the width is checked.
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    });
  });
}

const isToTest = (path: string) => {
  const pages = allPaths.filter(({ address }) => address === path);
  return pagesToTest(pages, pages, [path]).length > 0;
};

const tabbedPages = [
  ['/', 1280],
  ['/case-studies', 1280],
  ['/case-studies', 375],
  [caseStudyPath, 1280],
  [caseStudyPath, 375],
] as const;

for (const [path, width] of sample(tabbedPages, ...tabbedPages.slice(2)).filter(([path]) => isToTest(path)))
  for (const key of ['Tab', 'Shift+Tab']) {
    test(`${key} never focuses an element behind the sticky bars of ${path} at ${width} px`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 600 });
      await open(page, path);
      const seen = await page.evaluate(
        () => document.querySelectorAll('a, button, summary, input, textarea').length,
      );
      const hidden: string[] = [];
      // With Shift+Tab the first press moves to the end of the page.
      for (let step = 0; step < seen; step++) {
        await page.keyboard.press(key);
        const found = await page.evaluate(() => {
          const element = document.activeElement;
          if (!element || element === document.body) return null;
          const { left, right, top, bottom } = element.getBoundingClientRect();
          const ends = [top + 2, (top + bottom) / 2, bottom - 2];
          const isSeen = ends.some((y) => {
            const hit = document.elementFromPoint((left + right) / 2, y);
            return hit !== null && (element.contains(hit) || hit.contains(element));
          });
          return isSeen ? '' : `${element.textContent?.trim()} at ${Math.round(top)}`;
        });
        if (found === null) break;
        if (found) hidden.push(found);
      }
      expect(hidden).toEqual([]);
      await expect(page.locator('html')).toHaveAttribute('data-ready');
    });
  }
