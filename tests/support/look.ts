import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright/test';
import { expect } from './site';

/** The color schemes in which the tests look at pages. */
export const themes = ['light', 'dark'] as const;

const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Axe rule tags: WCAG 2.0 to 2.2, levels A and AA, and best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

type Finding = { id: string; nodes: { target: unknown[]; failureSummary?: string }[] };

/**
 * Runs axe. Ignores the contrast of the transparent header, because axe does not know what is behind a fixed element;
 * `tests/site/contrast.spec.ts` measures the pixels. Also ignores regions of the main content with the same name: two
 * notes or sections may have the same title, and WCAG allows it.
 * @param context the part of the document to check, by default all of it
 * @returns one line per finding
 */
export async function runAxe(page: Page, options: object, context: object = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const violations = await page.evaluate(
    async ([context, options]): Promise<Finding[]> => {
      type Found = { id: string; nodes: (Finding['nodes'][number] & { element: Element })[] };
      type Axe = { run(context: object, options: object): Promise<{ violations: Found[] }> };
      const whole = Object.keys(context).length === 0;
      const { axe } = window as unknown as { axe: Axe };
      const { violations } = await axe.run(whole ? document : context, { ...options, elementRef: true });
      const isOverHero = (element: Element) => {
        const header = element.closest('.site-header');
        return header !== null && getComputedStyle(header).backgroundColor === 'rgba(0, 0, 0, 0)';
      };
      const isIgnored = (id: string, element: Element) =>
        (id === 'color-contrast' && isOverHero(element)) ||
        (id === 'landmark-unique' && element.matches('main :is(section, aside)'));
      return violations.map(({ id, nodes }) => ({
        id,
        nodes: nodes
          .filter(({ element }) => !isIgnored(id, element))
          .map(({ target, failureSummary }) => ({ target, failureSummary })),
      }));
    },
    [context, { iframes: false, resultTypes: ['violations'], ...options }] as const,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}

/** Runs axe on the whole document with the WCAG and best-practice rules. Returns one line per finding. */
export function audit(page: Page): Promise<string[]> {
  // Only the rules for audio and screen orientation need preloading, and the site has neither.
  return runAxe(page, { preload: false, runOnly: { type: 'tag', values: tags } });
}

/** Pages that are opened afterwards start their scripts on interaction only. For tests of styles. */
export async function holdScripts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
}

/** Opens a page with reduced motion and waits until its fonts have loaded, but not for its scripts. */
export async function openWithoutMotion(page: Page, address: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(address);
  await page.evaluate(() => document.fonts.ready);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/**
 * Changes the browser's font size setting, which also affects media queries in rem.
 * @param size in px; the default of browsers is 16. Reset it after the test, because tests share the browser context.
 */
export async function setFontSize(page: Page, size: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', {
    fontSizes: { standard: size, fixed: Math.round(size * 0.8125) },
  });
}

/**
 * Waits for two animation frames, so that a change of size or style is laid out. In rare cases, Chromium draws no more
 * frames after a change of its size. The layout that scripts read is current without them, so this ends after 5 s.
 */
export async function waitForLayout(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((done) => {
        requestAnimationFrame(() => requestAnimationFrame(done));
        setTimeout(done, 5_000);
      }),
  );
}

export type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

/**
 * The position and size of an element in px.
 * @throws if the element is not displayed
 */
export async function boxOf(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} is not displayed.`);
  return box;
}
