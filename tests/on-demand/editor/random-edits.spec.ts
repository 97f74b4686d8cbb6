import { expect, type Locator, type Page, test } from 'playwright/test';
import { checkContent } from '@/lib/content/check';
import { formatJson } from '@/lib/content/format-json';
import { random } from '../../unit/lib/content/mutations';
import type { Copy } from '../content-commands/copy';
import { openEditor, pressSave, type Running, start } from './start';

/*
 * Random edits, as somebody makes them who knows neither the rules nor the files. Each one is saved, and then every file
 * is formatted and passes the check; or it is refused, and then the problem is named and no file has changed.
 */

const count = 50;
/** A different seed makes different edits. */
const seed = Number(process.env.RANDOM_EDITS_SEED ?? 2026);

const next = random(seed);
const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;

let running: Running;
let copy: Copy;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  running = await start('edit');
  copy = running.copy;
});

test.afterAll(async () => {
  await running.stop();
  copy.remove();
});

const files = () => [...copy.contentFiles(), ...['en', 'es', 'fr'].map((code) => `messages/${code}.json`)];
const snapshot = () => new Map(files().map((file) => [file, copy.read(file)]));

/** The addresses of all forms. */
function forms(): string[] {
  const content = copy.contentFiles().map((file) => {
    const [, folder = '', name] = file.replace('.json', '').split('/');
    return name ? `/collections/${folder}/entries/${name}` : `/collections/site/entries/${folder}`;
  });
  return [...content, '/collections/interface/entries/messages'];
}

/** Texts of all kinds: right ones, ones to be corrected while saving, and ones to be refused. */
const texts = [
  { English: 'We agree on the result', Spanish: 'Acordamos el resultado', French: 'Nous fixons le but' },
  { English: 'Your "own" people...', Spanish: 'Su "propio" equipo...', French: 'Vos "propres" équipes...' },
  { English: ' Two  spaces ', Spanish: ' Dos  espacios ', French: ' Deux  espaces ' },
  { English: 'Why not?', Spanish: '¿Por qué no?', French: 'Pourquoi pas ?' },
  { English: '', Spanish: '', French: '' },
  { English: 'The same', Spanish: 'The same', French: 'The same' },
  { English: '<b>Bold</b>', Spanish: '<b>Negrita</b>', French: '<b>Gras</b>' },
  { English: 'A {nobody}', Spanish: 'Un {nobody}', French: 'Un {nobody}' },
  { English: 'long '.repeat(80), Spanish: 'largo '.repeat(80), French: 'longue '.repeat(80) },
  { English: '5 of 7', Spanish: '5 de 7', French: '5 sur 8' },
] as const;

/** Opens everything that is closed in the form. */
async function openAll(page: Page): Promise<void> {
  const closed = page.getByRole('button', { name: 'Expand', exact: true });
  while ((await closed.count()) > 0) await closed.first().click();
}

/** The boxes of one text in all languages. */
const seenTexts = (page: Page) => page.locator('.languages:visible');

async function write(boxes: Locator, given: Readonly<Record<string, string>>): Promise<void> {
  for (const [language, text] of Object.entries(given))
    await boxes.getByRole('textbox', { name: new RegExp(` – ${language}$`) }).fill(text);
}

type Edit = (page: Page) => Promise<string | undefined>;

/** Presses one of the buttons that match, if there are any. */
const press =
  (what: string, buttons: (page: Page) => Locator): Edit =>
  async (page) => {
    const all = buttons(page);
    const number = await all.count();
    if (number === 0) return undefined;
    await all.nth(Math.floor(next() * number)).click();
    return what;
  };

const edits: readonly Edit[] = [
  async (page) => {
    const all = seenTexts(page);
    const number = await all.count();
    if (number === 0) return undefined;
    const text = pick(texts);
    await write(all.nth(Math.floor(next() * number)), text);
    return `writes “${text.English.slice(0, 20)}”`;
  },
  async (page) => {
    const all = seenTexts(page);
    const number = await all.count();
    if (number === 0) return undefined;
    const boxes = all.nth(Math.floor(next() * number)).getByRole('textbox');
    const box = boxes.nth(Math.floor(next() * (await boxes.count())));
    await box.fill(`${await box.inputValue()} 99`);
    return 'adds a number in one language';
  },
  press('removes a text of a list', (page) => page.getByRole('button', { name: /^Remove \d+$/ })),
  press('moves a text of a list', (page) => page.getByRole('button', { name: /^Move up \d+$/ })),
  press('adds a text to a list', (page) => page.getByRole('button', { name: 'Add one', exact: true })),
  press('chooses an icon', (page) => page.locator('.icons button')),
  press('turns a switch', (page) => page.getByRole('switch')),
];

/** What the editor says after it was asked to save: the status of the server, or the problems at the fields. */
async function saveOrRead(page: Page): Promise<{ status: number } | { problems: string[] }> {
  const answer = page.waitForResponse(
    (response) =>
      response.url().endsWith('/admin/api') &&
      (response.request().postData() ?? '').includes('"persistEntry"'),
  );
  const problems = page.locator('[class*="ControlErrorsList"] li');
  await pressSave(page);
  const first = await Promise.race([
    answer.then((response) => ({ status: response.status() })),
    problems
      .first()
      .waitFor({ state: 'attached' })
      .then(() => undefined),
  ]);
  // The other one ends with the page.
  answer.catch(() => {});
  return first ?? { problems: await problems.allTextContents() };
}

for (let index = 0; index < count; index++) {
  test(`edit ${index} is saved in order, or the problem is named`, async ({ page }) => {
    const form = pick(forms());
    const before = snapshot();
    await openEditor(page, running.origin, form);
    await expect(page.getByRole('button', { name: /^(Save|Saved)$/ }).first()).toBeVisible();
    await openAll(page);
    // Not every form has a list of texts, an icon, or a switch.
    let what: string | undefined;
    while (what === undefined) what = await pick(edits)(page);
    test.info().annotations.push({ type: 'edit', description: `${form}: ${what}` });
    const save = page.getByRole('button', { name: 'Save', exact: true });
    await expect(save.or(page.getByRole('button', { name: 'Saved', exact: true })).first()).toBeVisible();
    // The icon of before, for example, changes nothing.
    if (!(await save.isVisible())) {
      expect(snapshot()).toEqual(before);
      return;
    }
    const result = await saveOrRead(page);
    const now = snapshot();
    for (const [file, text] of now)
      expect({ file, text }).toEqual({ file, text: formatJson(JSON.parse(text)) });
    if ('status' in result && result.status === 200) {
      expect(checkContent(copy.root, () => true).issues).toEqual([]);
      return;
    }
    expect(now).toEqual(before);
    if ('problems' in result) for (const problem of result.problems) expect(problem).toMatch(/\p{L}/u);
    else await expect(page.getByText(/^Not saved/).first()).toBeVisible();
  });
}

test('all content is in order after the edits', () => {
  copy.succeed('art');
  copy.succeed('content');
});
