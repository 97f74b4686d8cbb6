import { expect, type Page, test } from 'playwright/test';
import { field, openEditor, startForTests } from './start';

/** Takes the screenshots of docs/editing.md: `PICTURES=1 npm test -- editor`. */

const running = startForTests({ script: 'edit', content: 'site' });

test.describe.configure({ mode: 'serial' });
test.use({ viewport: { width: 1280, height: 800 } });

const take = (page: Page, name: string) =>
  page.screenshot({ path: `docs/pictures/${name}.png`, scale: 'css' });

test('the list of services', async ({ page }) => {
  await openEditor(page, running.origin, '/collections/services');
  await expect(page.getByRole('link', { name: /Cyber Security/ })).toBeVisible();
  await take(page, 'editor-list');
});

test('a form with all languages and its preview', async ({ page }) => {
  await openEditor(page, running.origin, '/collections/services/entries/cyber-security');
  const preview = page.frameLocator('iframe').first().frameLocator('iframe[title="Preview"]');
  await expect(preview.getByRole('heading', { level: 1 })).toBeVisible();
  await field(page, 'Title – English').first().scrollIntoViewIfNeeded();
  await take(page, 'editor-form');
});

test('the overlay of an issue', async ({ page }) => {
  const file = 'content/services/cyber-security.json';
  const text = running.copy.read(file);
  await page.goto(`${running.origin}/services/cyber-security`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  running.copy.write(file, text.replace(/"icon": "[^"]*"/, '"icon": "castle"'));
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await take(page, 'overlay');
});
