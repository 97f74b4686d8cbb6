import { expect, type Locator, type Page, test } from 'playwright/test';
import { waitForLayout } from '../../support/look';
import { deferred } from '../../support/requests';
import { field, openAround, openEditor, pressSave, save, startForTests } from './start';

/* How single fields of the forms work, and what the editor says while something is missing or does not answer. */

const running = startForTests({ script: 'edit', content: 'fixture' });

// Serial: the last test stops the server.
test.describe.configure({ mode: 'serial', timeout: 120_000 });

const open = (page: Page, hash: string) => openEditor(page, running.origin, hash);

const order = () => running.copy.readJson('content/order.json').services as string[];

const titleOf = (id: string): string => running.copy.readJson(`content/services/${id}.json`).title.en;

/** The first list of the form of the order: that of the services. */
const rowsOf = (page: Page) => page.locator('.entries').first().getByRole('listitem');

async function middleOf(part: Locator): Promise<{ x: number; y: number }> {
  const { x, y, height } = (await part.boundingBox()) as { x: number; y: number; height: number };
  return { x: x + 20, y: y + height / 2 };
}

test('the order changes by dragging a title with the mouse', async ({ page }) => {
  const [first, second, third, ...others] = order() as [string, string, string, ...string[]];
  await open(page, '/collections/site/entries/order');
  await expect(rowsOf(page).first()).toContainText(titleOf(first));
  const from = await middleOf(rowsOf(page).nth(0));
  const to = await middleOf(rowsOf(page).nth(2));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 10 });
  await page.mouse.up();
  await expect(rowsOf(page).nth(2)).toContainText(titleOf(first));
  expect(await save(page)).toBe(200);
  expect(order()).toEqual([second, third, first, ...others]);
});

test('the order changes by buttons, which keep the focus and say the new place', async ({ page }) => {
  const [first, second, ...others] = order() as [string, string, ...string[]];
  await open(page, '/collections/site/entries/order');
  const down = page.getByRole('button', { name: `Move down: ${titleOf(first)}`, exact: true });
  await down.focus();
  await page.keyboard.press('Enter');
  await expect(rowsOf(page).nth(1)).toContainText(titleOf(first));
  await expect(down).toBeFocused();
  await expect(page.getByText(`${titleOf(first)} is now 2 of ${others.length + 2}.`)).toBeVisible();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: `Move up: ${titleOf(first)}`, exact: true }).press('Enter');
  await expect(rowsOf(page).nth(1)).toContainText(titleOf(first));
  expect(await save(page)).toBe(200);
  expect(order()).toEqual([second, first, ...others]);
});

test('a result of the search opens with its texts from the form of the order', async ({ page }) => {
  const { dial, display } = running.copy.readJson('content/company.json').phone;
  await open(page, '/collections/site/entries/order');
  await expect(rowsOf(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Find a text' }).click();
  const dialog = page.getByRole('dialog', { name: 'Find a text' });
  await dialog.getByRole('searchbox').fill(display);
  await dialog
    .getByRole('button', { name: /The company/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/collections\/site\/entries\/company$/);
  await expect(page.locator('input:focus')).toHaveValue(display);
  await expect
    .poll(() => page.locator('input').evaluateAll((all: HTMLInputElement[]) => all.map(({ value }) => value)))
    .toContain(dial);
  await expect(rowsOf(page)).toHaveCount(0);
});

test('the services of a case study are added, moved, and removed in their list', async ({ page }) => {
  const id = running.copy.readJson('content/order.json')['case-studies'][0];
  const file = `content/case-studies/${id}.json`;
  const [first, ...others] = running.copy.readJson(file).services as [string, ...string[]];
  const added = order().find((service) => service !== first && !others.includes(service)) as string;
  await open(page, `/collections/case-studies/entries/${id}`);
  const list = page.locator('.entries').first();
  for (const other of others)
    await list.getByRole('button', { name: `Remove: ${titleOf(other)}`, exact: true }).click();
  await list.getByRole('combobox').selectOption(added);
  await list.getByRole('button', { name: `Move up: ${titleOf(added)}`, exact: true }).click();
  await expect(list.getByRole('listitem').first()).toContainText(titleOf(added));
  expect(await save(page)).toBe(200);
  expect(running.copy.readJson(file).services).toEqual([added, first]);
});

test('a time is read as people write it, and what is none is refused in words', async ({ page }) => {
  await open(page, '/collections/site/entries/company');
  const opens = page.getByLabel('Opens at');
  await opens.fill('half past eight');
  await pressSave(page);
  const words = page.getByText('Opens at: write a time of the day, like 08:30 or 17:30.');
  await expect(words).toBeVisible();
  await opens.fill('8:30');
  await opens.blur();
  await expect(opens).toHaveValue('08:30');
  expect(await save(page)).toBe(200);
  expect(running.copy.readJson('content/company.json').hours.opens).toBe('08:30');
});

test('a problem of the phone number names the fields by their labels', async ({ page }) => {
  await open(page, '/collections/site/entries/company');
  await field(page, 'Phone number as people read it').fill('(214) 555-0142');
  await page.getByLabel(/^Phone number as a phone dials it/).fill('');
  expect(await save(page)).toBe(422);
  const refused = page.locator('.refused').first();
  await expect(refused).toContainText('Start the number with "+"');
  await field(page, 'Phone number as people read it').fill('+1 (214) 555-0142');
  await page.getByLabel(/^Phone number as a phone dials it/).fill('+12145550143');
  expect(await save(page)).toBe(422);
  await expect(refused).toContainText('empty “Phone number as a phone dials it”');
});

test('the bar at the foot of the editor covers no field', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await open(page, '/collections/services/entries/cyber-security');
  const boxes = page.locator('.languages textarea');
  await expect(boxes.first()).toBeVisible();
  const bar = page.locator('.saved-state');
  const bottomOf = async (part: Locator) => {
    const { y, height } = (await part.boundingBox()) as { y: number; height: number };
    return y + height;
  };
  const top = async () => ((await bar.boundingBox()) as { y: number }).y;
  await openAround(boxes.last());
  await boxes.last().focus();
  await expect.poll(async () => (await top()) - (await bottomOf(boxes.last()))).toBeGreaterThan(0);
  // Tab goes from field to field, and the browser scrolls as little as it can.
  await boxes.first().focus();
  const focused = page.locator(':focus');
  for (let step = 0; step < 20; step++) {
    await page.keyboard.press('Tab');
    await expect.poll(async () => (await top()) - (await bottomOf(focused))).toBeGreaterThan(0);
  }
});

test('the preview says that the page is loading until it shows', async ({ page }) => {
  const { promise: held, resolve: release } = deferred();
  await page.route('**/services/cyber-security', async (route) => {
    await held;
    await route.continue();
  });
  await open(page, '/collections/services/entries/cyber-security');
  const pane = page.frameLocator('iframe').first();
  await expect(pane.getByText('Loading the page …')).toBeVisible();
  await expect(pane.getByText('Loading the page …')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  release();
  await expect(pane.frameLocator('iframe[title="Preview"]').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(pane.getByText('Loading the page …')).toBeHidden();
});

test('the preview opens the answer in which the cursor is, and finds its placeholder and quotation marks', async ({
  page,
}) => {
  const { sections } = running.copy.readJson('content/pages/contact.json');
  const item = sections.find(({ kind }: { kind: string }) => kind === 'questions').items[0];
  await open(page, '/collections/pages/entries/contact');
  const boxes = page.locator('textarea[lang="en"]');
  await expect(boxes.first()).toBeAttached();
  const texts = await boxes.evaluateAll((all) => all.map((box) => (box as HTMLTextAreaElement).value));
  const box = boxes.nth(texts.indexOf(item.answer.en));
  await openAround(box);
  await box.fill('Ask "everything" at {email}.');
  const pane = page.frameLocator('iframe').first();
  const { email } = running.copy.readJson('content/company.json');
  const answer = pane
    .frameLocator('iframe[title="Preview"]')
    .locator('details p')
    .filter({ hasText: `Ask “everything” at ${email}.` });
  await expect(answer).toBeInViewport({ timeout: 60_000 });
  await expect(answer).toHaveCSS('outline-style', 'solid');
  await expect(pane.getByText('The page does not show this text now')).toBeHidden();
});

const previewOf = (page: Page) => page.frameLocator('iframe').first();
const pageIn = (page: Page) => previewOf(page).frameLocator('iframe[title="Preview"]');

test('the preview shows the problems of the last text, also if an earlier answer comes later', async ({
  page,
}) => {
  const long = 'Security '.repeat(20).trim();
  const { promise: held, resolve: release } = deferred();
  let isHeld = false;
  await page.route('**/admin/api', async (route) => {
    const body = route.request().postData() ?? '';
    if (body.includes('"preview"') && body.includes(long)) {
      isHeld = true;
      await held;
    }
    await route.continue();
  });
  await open(page, '/collections/services/entries/cyber-security');
  await expect(pageIn(page).getByRole('heading', { level: 1 })).toBeVisible();
  const title = field(page, 'Title – English').first();
  const before = await title.inputValue();
  await title.fill(long);
  await expect.poll(() => isHeld).toBe(true);
  await title.fill(`${before} today`);
  await expect(pageIn(page).getByRole('heading', { level: 1 })).toContainText('today');
  const late = page.waitForResponse((response) => response.request().postData()?.includes(long) ?? false);
  release();
  await (await late).finished();
  // The answer would show in the next frame.
  await waitForLayout(page);
  await expect(previewOf(page).locator('.issues')).toHaveCount(0);
});

test('the preview shows the language of its button, and stores none', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'es-ES' });
  const page = await context.newPage();
  await open(page, '/collections/pages/entries/contact');
  const { title } = running.copy.readJson('content/pages/contact.json').sections[0];
  const pane = previewOf(page);
  const preview = pageIn(page);
  for (const [name, language] of [
    ['French', 'fr'],
    ['English', 'en'],
  ] as const) {
    await pane.getByRole('button', { name }).click();
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText(title[language], { timeout: 60_000 });
  }
  const key = 'preferredLanguage';
  expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBeNull();
  // A link of the page to another language.
  await preview.locator('a[hreflang="fr"]').first().dispatchEvent('click');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(title.fr, { timeout: 60_000 });
  expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBeNull();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain(key);
  await context.close();
});

test('the round buttons of the preview cover no note', async ({ page }) => {
  await open(page, '/collections/services/entries/cyber-security');
  await field(page, 'Title – English').first().fill('Security');
  const note = page.frameLocator('iframe').first().locator('.notes li').first();
  await expect(note).toBeVisible();
  const edgesOf = async (part: Locator) => {
    const { x, width } = (await part.boundingBox()) as { x: number; width: number };
    return { left: x, right: x + width };
  };
  for (const title of ['Toggle preview', 'Sync scrolling']) {
    const round = await edgesOf(page.getByTitle(title));
    expect((await edgesOf(note)).right).toBeLessThanOrEqual(round.left);
  }
});

test('a deletion that other files do not allow says so in plain words', async ({ page }) => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.message());
    return dialog.accept();
  });
  await open(page, '/collections/industries/entries/financial');
  await page.getByRole('button', { name: 'Delete entry' }).click();
  await expect(page.getByText(/^These fields name this industry/)).toBeVisible();
  expect(asked).toEqual([expect.stringMatching(/^Delete this entry\?.* leads to the list of its kind/)]);
});

test('the id of a new entry follows its title until it is written by hand', async ({ page }) => {
  await open(page, '/collections/services/new');
  const [title, id] = [field(page, 'Title – English').first(), field(page, 'Name in the address')];
  await title.fill('Réseaux & clouds');
  await expect(id).toHaveValue('reseaux-clouds');
  await id.fill('networks');
  await title.fill('Networks and clouds');
  await expect(id).toHaveValue('networks');
});

test('a form does not overwrite a file that has changed since it was opened', async ({ page }) => {
  const file = 'content/services/cyber-security.json';
  const text = running.copy.read(file);
  await open(page, '/collections/services/entries/cyber-security');
  const title = field(page, 'Title – English').first();
  await expect(title).toHaveValue(titleOf('cyber-security'));
  const changed = text.replace(/("title": \{\s+"en": ")[^"]+/, '$1Changed elsewhere');
  expect(changed).not.toBe(text);
  running.copy.write(file, changed);
  await title.fill('Changed in the form');
  expect(await save(page)).toBe(422);
  await expect(page.getByText(/this file has changed since you opened its form/).first()).toBeVisible();
  expect(running.copy.read(file)).toBe(changed);
  running.copy.write(file, text);
});

test('the form says what to do when the editor has stopped, and keeps its texts', async ({ page }) => {
  await open(page, '/collections/services/entries/cyber-security');
  const title = field(page, 'Title – English').first();
  await title.fill('Written before the end');
  await running.stop();
  await pressSave(page);
  const words = page.getByText(/The editor has stopped, and nothing was saved.*start “npm run edit” again/);
  await expect(words.first()).toBeVisible();
  // In the notice, and in the bar at the foot.
  await expect(words).toHaveCount(2);
  await expect(page.getByText(/API_ERROR|Failed to fetch/)).toHaveCount(0);
  await expect(title).toHaveValue('Written before the end');
});
