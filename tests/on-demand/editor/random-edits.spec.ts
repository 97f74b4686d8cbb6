import { expect, type Locator, type Page, test } from 'playwright/test';
import { checkContent } from '@/lib/content/check';
import { formatJson } from '@/lib/content/format-json';
import { randomNumbers } from '../../support/random';
import type { Copy } from '../content-commands/copy';
import { openEditor, pressSave, type Running, start } from './start';

/*
 * Random edits, as somebody makes them who knows neither the rules nor the files. Each one is saved, and then every file
 * is formatted and passes the check; or it is refused, and then the problem is named and no file has changed.
 */

const count = Number(process.env.RANDOM_EDITS_COUNT ?? 50);
/** A different seed makes different edits. */
const seed = Number(process.env.RANDOM_EDITS_SEED ?? 2026);

const next = randomNumbers(seed);
const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;

const shuffled = <T>(list: readonly T[]): T[] =>
  list
    .map((item) => [next(), item] as const)
    .sort(([a], [b]) => a - b)
    .map(([, item]) => item);

let running: Running;
let copy: Copy;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  running = await start('edit');
  copy = running.copy;
});

test.beforeEach(({ page }) => {
  const add = (description: string) => test.info().annotations.push({ type: 'browser', description });
  page.on('pageerror', (error) => add(error.message));
  page.on('requestfailed', (request) => add(`${request.url()}: ${request.failure()?.errorText}`));
});

test.afterEach(async () => {
  if (test.info().status === test.info().expectedStatus) return;
  await test.info().attach('server', { body: running.log() });
});

test.afterAll(async () => {
  await running.stop();
  copy.remove();
});

const files = () => [...copy.contentFiles(), ...['en', 'es', 'fr'].map((code) => `messages/${code}.json`)];
const snapshot = () => new Map(files().map((file) => [file, copy.read(file)]));

/** The form of the redirects has nothing to edit while there are none. */
const isEmpty = (file: string) => copy.readJson(file).redirects?.length === 0;

/** The addresses of all forms. */
function forms(): string[] {
  const files = copy.contentFiles().filter((file) => !isEmpty(file));
  const content = files.map((file) => {
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

/** Opens the items of lists and the groups in which a part of the form is closed. */
async function openAround(part: Locator): Promise<void> {
  await part.evaluate(async (node) => {
    const closedAround = () => {
      let closed: Element | undefined;
      for (let element: Element | null = node; element; element = element.parentElement)
        if (getComputedStyle(element).display === 'none') closed = element;
      return closed;
    };
    for (let closed = closedAround(); closed; ) {
      let bar = closed.previousElementSibling;
      while (bar && !bar.querySelector('button')) bar = bar.previousElementSibling;
      const button = bar?.querySelector('button');
      if (!button) throw new Error('A closed part of the form has no button that opens it.');
      button.click();
      const opened = closed;
      // The form may draw itself a few frames later.
      for (let frame = 0; closed === opened; frame++) {
        if (frame === 100) throw new Error(`A closed part does not open: ${opened.outerHTML.slice(0, 200)}`);
        await new Promise(requestAnimationFrame);
        closed = closedAround();
      }
    }
  });
}

/** One of the parts that match, opened; undefined where there is none. */
async function pickPart(parts: Locator): Promise<Locator | undefined> {
  const number = await parts.count();
  if (number === 0) return undefined;
  const part = parts.nth(Math.floor(next() * number));
  await openAround(part);
  return part;
}

async function write(boxes: Locator, given: Readonly<Record<string, string>>): Promise<void> {
  for (const [language, text] of Object.entries(given))
    await boxes.getByRole('textbox', { name: new RegExp(` – ${language}$`) }).fill(text);
}

/** How many edits had each end. */
const ends = { saved: 0, refused: 0, unchanged: 0 };

function note(end: keyof typeof ends): void {
  ends[end]++;
  test.info().annotations.push({ type: 'end', description: end });
}

type Edit = (page: Page) => Promise<string | undefined>;

/** Adds a name to a text in every language, before a period at its end. Most rules allow it. */
const addName: Edit = async (page) => {
  const boxes = await pickPart(page.locator('.languages'));
  if (!boxes) return undefined;
  for (const box of await boxes.getByRole('textbox').all())
    await box.fill((await box.inputValue()).replace(/\.?$/, ' Kubernetes$&'));
  return 'adds a name in every language';
};

/** Presses one of the buttons that match, if there are any. */
const press =
  (what: string, buttons: string): Edit =>
  async (page) => {
    const button = await pickPart(page.locator(buttons));
    await button?.click();
    return button && what;
  };

const edits: readonly Edit[] = [
  // More than once: with the other edits alone, four of five were refused.
  addName,
  addName,
  addName,
  async (page) => {
    const boxes = await pickPart(page.locator('.languages'));
    if (!boxes) return undefined;
    const text = pick(texts);
    await write(boxes, text);
    return `writes “${text.English.slice(0, 20)}”`;
  },
  async (page) => {
    const box = await pickPart(page.locator('.languages textarea'));
    await box?.fill(`${await box.inputValue()} 99`);
    return box && 'adds a number in one language';
  },
  async (page) => {
    const box = await pickPart(page.locator('[class*="ControlPane"] input[type=text]'));
    await box?.fill(`${await box.inputValue()}x`);
    return box && 'adds a letter to what all languages share';
  },
  press('removes a text of a list', '.texts [title="Remove"]'),
  press('moves a text of a list', '.texts [title="Move up"]:enabled'),
  press('adds a text to a list', '.texts .add'),
  press('removes an item of a list', '[class*="SortableListItem"] > [class*="TopBar"] > button:last-child'),
  press('chooses an icon', '.icons button'),
  press('turns a switch', '[role=switch]'),
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
    // Not every form has a list, an icon, or a switch.
    let what: string | undefined;
    for (const edit of shuffled(edits)) what ??= await edit(page);
    expect(what, form).toBeDefined();
    test.info().annotations.push({ type: 'edit', description: `${form}: ${what}` });
    const save = page.getByRole('button', { name: 'Save', exact: true });
    await expect(save.or(page.getByRole('button', { name: 'Saved', exact: true })).first()).toBeVisible();
    // The icon of before, for example, changes nothing.
    if (!(await save.isVisible())) {
      expect(snapshot()).toEqual(before);
      note('unchanged');
      return;
    }
    const result = await saveOrRead(page);
    const now = snapshot();
    for (const [file, text] of now)
      expect({ file, text }).toEqual({ file, text: formatJson(JSON.parse(text)) });
    if ('status' in result && result.status === 200) {
      expect(checkContent(copy.root, () => true).issues).toEqual([]);
      note('saved');
      return;
    }
    expect(now).toEqual(before);
    if ('problems' in result) for (const problem of result.problems) expect(problem).toMatch(/\p{L}/u);
    else await expect(page.getByText(/^Not saved/).first()).toBeVisible();
    note('refused');
  });
}

test('all content is in order after the edits', () => {
  copy.succeed('art');
  copy.succeed('content');
  // Edits that are all refused, or all saved, test only half.
  if (count >= 20) expect(Math.min(ends.saved, ends.refused), JSON.stringify(ends)).toBeGreaterThan(0);
});
