import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { expect } from './site';

export const themes = ['light', 'dark'] as const;

const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.0–2.2, A and AA, and what axe holds for good practice. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

type Finding = { id: string; nodes: { target: unknown[]; failureSummary?: string }[] };

/** What axe finds in the whole document as it stands, one line each. */
export async function audit(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const violations = await page.evaluate(async (tags): Promise<Finding[]> => {
    type Axe = { run(options: object): Promise<{ violations: Finding[] }> };
    const options = {
      iframes: false,
      // What its rules on sound and on turned screens would load; nothing here plays sound or turns.
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

/** Opens a page as it is before any script of its own, with its fonts and without motion. */
export async function openStill(page: Page, address: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(address);
  await page.evaluate(() => document.fonts.ready);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Runs something on two drawn frames, so that a change of size or style has been laid out. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}
