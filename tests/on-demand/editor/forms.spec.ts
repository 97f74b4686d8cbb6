import { expect, type Page, test } from 'playwright/test';
import {
  type Form,
  formsOf,
  leavePreviewEmpty,
  openAround,
  openEditor,
  pressSave,
  startForTests,
} from './start';

/*
 * A form takes what stands in its file: it asks for nothing more, for example in groups that are left out, and writes
 * every value as it was.
 */

const running = startForTests({ script: 'edit', content: 'site' });

/** Changes a text and changes it back, so that the editor saves a form as it is. */
async function changeNothing(page: Page): Promise<void> {
  const box = page.locator('.languages textarea').first();
  await expect(box).toBeAttached();
  await openAround(box);
  const text = await box.inputValue();
  await box.fill(`${text}x`);
  await box.fill(text);
}

async function expectUnchanged(page: Page, { address, files }: Form): Promise<void> {
  const before = files.map(running.copy.read);
  await openEditor(page, running.origin, address);
  await changeNothing(page);
  await pressSave(page);
  const problems = page.locator('[class*="ControlErrorsList"] li, .refused');
  await expect(
    page.getByText('Saved on this computer, not online yet', { exact: true }).or(problems).first(),
  ).toBeVisible();
  expect(await problems.allTextContents(), address).toEqual([]);
  expect(files.map(running.copy.read), address).toEqual(before);
}

/** Folders and other groups of forms, as the editor lists them. */
const groups = ['services', 'case-studies', 'industries', 'insights', 'pages', 'legal', 'interface'];

/** The forms of the company and of the order have no translated texts; `fields.spec.ts` saves them. */
const withoutTexts = 'site';

const groupOf = ({ address }: Form) => address.split('/')[2] as string;

test('every form belongs to a group', () => {
  expect([...new Set(formsOf(running.copy).map(groupOf))].sort()).toEqual(
    [...groups, withoutTexts].toSorted(),
  );
});

for (const group of groups)
  test(`every form of ${group} saves its file unchanged`, async ({ context }) => {
    for (const form of formsOf(running.copy).filter((each) => groupOf(each) === group)) {
      // In an open page, the form before would stay.
      const page = await context.newPage();
      await leavePreviewEmpty(page);
      await expectUnchanged(page, form);
      await page.close();
    }
  });
