import { expect, type Page, test } from 'playwright/test';
import { formsOf, openAround, openEditor, pressSave, type Running, start } from './start';

/*
 * A form takes what stands in its file: it asks for nothing more, for example in groups that are left out, and writes
 * every value as it was.
 */

let running: Running;

test.beforeAll(async () => {
  running = await start('edit');
});

test.afterAll(async () => {
  await running.stop();
  running.copy.remove();
});

/** Changes a text and changes it back, so that the editor saves a form as it is. */
async function changeNothing(page: Page): Promise<void> {
  const texts = page.locator('.languages textarea');
  const others = page.locator('[class*="ControlPane"] input[type=text]');
  await expect(texts.or(others).first()).toBeAttached();
  const box = (await texts.count()) > 0 ? texts.first() : others.first();
  await openAround(box);
  const text = await box.inputValue();
  await box.fill(`${text}x`);
  await box.fill(text);
}

test('every form saves its file as it is', async ({ page }) => {
  test.setTimeout(3_600_000);
  // The order has no texts; its entries are moved.
  const forms = formsOf(running.copy).filter(({ address }) => !address.endsWith('/order'));
  for (const { address, files } of forms) {
    const before = files.map(running.copy.read);
    await openEditor(page, running.origin, address);
    // Without this, the form before stays open.
    await page.reload();
    await changeNothing(page);
    await pressSave(page);
    const problems = page.locator('[class*="ControlErrorsList"] li');
    await expect(page.getByText('Saved on this computer, not online yet').or(problems).first()).toBeVisible();
    expect(await problems.allTextContents(), address).toEqual([]);
    expect(files.map(running.copy.read), address).toEqual(before);
  }
});
