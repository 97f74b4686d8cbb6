import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { expect } from './site';

export const themes = ['light', 'dark'] as const;

const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Axe rule tags: WCAG 2.0 to 2.2, levels A and AA, and best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

type Finding = { id: string; nodes: { target: unknown[]; failureSummary?: string }[] };

/** Runs axe on the whole document. Returns one line per finding. */
export async function audit(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const violations = await page.evaluate(async (tags): Promise<Finding[]> => {
    type Axe = { run(options: object): Promise<{ violations: Finding[] }> };
    const options = {
      iframes: false,
      // Only the rules for audio and screen orientation need preloading, and the site has neither.
      preload: false,
      resultTypes: ['violations'],
      runOnly: { type: 'tag', values: tags },
    };
    return (await (window as unknown as { axe: Axe }).axe.run(options)).violations;
  }, tags);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}

/** Opens a page with reduced motion and waits until its fonts have loaded, but not for its scripts. */
export async function openWithoutMotion(page: Page, address: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(address);
  await page.evaluate(() => document.fonts.ready);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Waits for two animation frames, so that a change of size or style is laid out. */
export async function waitForLayout(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}
