import { expect, type Locator, type Page, test } from 'playwright/test';
import { checkContent } from '@/lib/content/check';
import { formatJson } from '@/lib/content/format-json';
import { randomNumbers } from '../../../lib/artwork/random-numbers';
import { formsOf, leavePreviewEmpty, openAround, openEditor, pressSave, startForTests } from './start';

/*
 * Random edits, as somebody makes them who knows neither the rules nor the files. Each one is saved, and then every file
 * is formatted and passes the check; or it is refused, and then the problem is named at its field (or the notice names
 * the other files that do not allow the edit), and no file has changed.
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

const running = startForTests({ script: 'edit', content: 'site' });

test.describe.configure({ mode: 'serial' });

test.beforeEach(async ({ page }) => {
  await leavePreviewEmpty(page);
  const add = (description: string) => test.info().annotations.push({ type: 'browser', description });
  page.on('pageerror', (error) => add(error.message));
  page.on('requestfailed', (request) => add(`${request.url()}: ${request.failure()?.errorText}`));
});

test.afterEach(async () => {
  if (test.info().status === test.info().expectedStatus) return;
  await test.info().attach('server', { body: running.log() });
});

const files = () => formsOf(running.copy).flatMap((form) => form.files);
const snapshot = () => new Map(files().map((file) => [file, running.copy.read(file)]));

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

/** How many edits had each end: the form refuses them, the check does, or other files do not allow them. */
const ends = {
  saved: 0,
  'refused by the form': 0,
  'refused by the check': 0,
  'not allowed': 0,
  unchanged: 0,
};

function note(end: keyof typeof ends, problems: readonly string[] = []): void {
  ends[end]++;
  const { annotations } = test.info();
  annotations.push({ type: 'end', description: end });
  console.log(
    `  ${annotations.find(({ type }) => type === 'edit')?.description}: ${[end, ...problems].join('\n    ')}`,
  );
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
  press('moves an entry of the site', '.entries button[aria-label^="Move"]:not([aria-disabled=true])'),
  press('removes an entry of the site from a list', '.entries button[aria-label^="Remove"]'),
  press('removes an item of a list', '[class*="SortableListItem"] > [class*="TopBar"] > button:last-child'),
  press('chooses an icon', '.icons button'),
  press('turns a switch', '[role=switch]'),
];

/** What the form says, or what the server answers. */
type Result =
  | { problems: string[] }
  | { status: number; body: { error?: string; problems?: { place: string; message: string }[] } };

async function saveOrRead(page: Page): Promise<Result> {
  const answer = page.waitForResponse(
    (response) =>
      response.url().endsWith('/admin/api') &&
      (response.request().postData() ?? '').includes('"persistEntry"'),
  );
  const problems = page.locator('[class*="ControlErrorsList"] li');
  await pressSave(page);
  const first = await Promise.race([
    answer.then(async (response) => ({ status: response.status(), body: await response.json() })),
    problems
      .first()
      .waitFor({ state: 'attached' })
      .then(() => undefined),
  ]);
  // The other one ends with the page.
  answer.catch(() => {});
  return first ?? { problems: await problems.allTextContents() };
}

/** Names of fields in files, such as “heroImageAlt”, and of code, such as “undefined”. */
const rawNames = /\b[a-z]+[A-Z]\w*|\bundefined\b|\bnull\b|\[object/;

/** Expects that the form names the problem at its field, or the other files that do not allow the edit. */
async function expectNamed(page: Page, result: Result): Promise<void> {
  if (!('status' in result)) {
    for (const problem of result.problems) {
      expect(problem).toMatch(/^\p{Lu}.*\p{L}{2}/u);
      expect(problem).not.toMatch(rawNames);
    }
    note('refused by the form', result.problems);
    return;
  }
  const { error = '', problems = [] } = result.body;
  expect(result.status, error).toBe(422);
  await expect(page.getByText(/^Not saved/).first()).toBeVisible();
  if (problems.length === 0) {
    expect(error).toMatch(/other files do not allow it\.\n(content|messages)\/\S+\.json/);
    note('not allowed', [error]);
    return;
  }
  const named = page.locator('.refused').first();
  await expect(named, error).toBeInViewport();
  // A missing value has no box of its own: below another field of its group, the note begins with its place.
  expect(problems.flatMap(({ place, message }) => [message, `${place}: ${message}`])).toContain(
    await named.textContent(),
  );
  await expect(page.locator('textarea:focus, input:focus')).toHaveAttribute(
    'aria-describedby',
    new RegExp(`^${await named.getAttribute('id')}( |$)`),
  );
  note('refused by the check', [error]);
}

for (let index = 0; index < count; index++) {
  test(`edit ${index} is saved in order, or the problem is named`, async ({ page }) => {
    const form = pick(formsOf(running.copy)).address;
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
      expect(checkContent(running.copy.root, () => true).issues).toEqual([]);
      note('saved');
      return;
    }
    expect(now).toEqual(before);
    await expectNamed(page, result);
  });
}

test('all content is in order after the edits', () => {
  running.copy.succeed('art');
  running.copy.succeed('content');
  console.log(`  ${JSON.stringify(ends)}`);
  // Edits that are all refused, or all saved, test only half.
  const { saved, 'refused by the form': byForm, 'refused by the check': byCheck } = ends;
  if (count >= 50) expect(Math.min(saved, byForm, byCheck), JSON.stringify(ends)).toBeGreaterThan(0);
});
