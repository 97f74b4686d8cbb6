import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import { formatJson } from '@/lib/content/format-json';
import { createSiteServer } from '@/scripts/local/serve/server';
import { field, openEditor, port, pressSave, save, startForTests } from './start';

const running = startForTests({ script: 'edit', content: 'fixture' });

// Serial: each test depends on the changes of the previous one.
test.describe.configure({ mode: 'serial' });

const read = (file: string) => JSON.parse(running.copy.read(file));
const open = (page: Page, hash: string) => openEditor(page, running.origin, hash);

const study = 'content/case-studies/financial-ml-platform.json';

test('the editor sends no request to another host', async ({ page }) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (hostname !== 'localhost' && protocol.startsWith('http')) outside.push(request.url());
  });
  await open(page, '/collections/services');
  await expect(page.getByRole('link', { name: /Cyber Security/ })).toBeVisible();
  expect(outside).toEqual([]);
});

test('saving without a change writes the same file', async ({ page }) => {
  const before = running.copy.read('content/services/cyber-security.json');
  await open(page, '/collections/services/entries/cyber-security');
  const title = field(page, 'Title – English').first();
  await expect(title).toHaveValue('Cyber Security');
  // Changes the title and changes it back, so that the editor lets the test save.
  await title.fill('Cyber Security!');
  await title.fill('Cyber Security');
  expect(await save(page)).toBe(200);
  expect(running.copy.read('content/services/cyber-security.json')).toBe(before);
});

test('a title change in three languages changes nothing else in the file', async ({ page }) => {
  const before = read(study);
  await open(page, '/collections/case-studies/entries/financial-ml-platform');
  const titles = { en: 'Fraud found in 41 ms', es: 'Fraude hallado en 41 ms', fr: 'Fraude trouvée en 41 ms' };
  for (const [name, text] of [
    ['English', titles.en],
    ['Spanish', titles.es],
    ['French', titles.fr],
  ] as const)
    await field(page, `Title – ${name}`).first().fill(text.replace('41 ms', '41\u00a0ms'));
  const preview = page.frameLocator('iframe').first().frameLocator('iframe[title="Preview"]');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(/Fraud found in 41\sms/);
  expect(read(study)).toEqual(before);

  expect(await save(page)).toBe(200);
  expect(running.copy.read(study)).toBe(
    formatJson({
      ...before,
      title: Object.fromEntries(
        Object.entries(titles).map(([code, text]) => [code, text.replace('41 ms', '41\u00a0ms')]),
      ),
    }),
  );
});

test('the search finds a text as the page shows it, and opens the form at its box', async ({ page }) => {
  const file = 'content/services/cyber-security.json';
  const { introduction } = read(file).content;
  const text: string = introduction.at(-1).text.fr;
  const words = text.split(/\s+/).slice(0, 8).join(' ').replaceAll('’', "'");
  await open(page, '/collections/pages');
  await page.getByRole('button', { name: 'Find a text' }).click();
  const dialog = page.getByRole('dialog', { name: 'Find a text' });
  await dialog.getByRole('searchbox').fill(words);
  await expect(dialog.getByRole('button', { name: /Services – Cyber Security/ })).toBeVisible();
  await dialog.getByRole('searchbox').press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/collections\/services\/entries\/cyber-security$/);
  // The paragraph is in a list whose items are closed.
  const box = page.locator('textarea:focus');
  await expect(box).toHaveValue(text);
  await expect(box).toHaveAttribute('lang', 'fr');
  await expect(box).toBeInViewport();
});

test('the preview of an interface text shows the page on which visitors meet it, with what is typed', async ({
  page,
}) => {
  const before = running.copy.read('messages/en.json');
  await open(page, '/collections/interface/entries/messages');
  await page.getByRole('button', { name: 'Find a text' }).click();
  const dialog = page.getByRole('dialog', { name: 'Find a text' });
  await dialog.getByRole('searchbox').fill(read('messages/en.json').CaseStudyList.placeholder);
  await dialog.getByRole('button', { name: /Case study list, placeholder – English/ }).click();
  await expect(page.locator('textarea:focus')).toBeVisible();
  const preview = page.frameLocator('iframe').first().frameLocator('iframe[title="Preview"]');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(
    read('content/pages/case-studies.json').sections[0].title.en,
  );
  await page.locator('textarea:focus').fill('Words to look for');
  await expect(preview.getByPlaceholder('Words to look for')).toBeAttached();
  await expect(
    page
      .frameLocator('iframe')
      .first()
      .getByText(/Case study list, placeholder – Spanish: See whether/),
  ).toBeVisible();
  expect(running.copy.read('messages/en.json')).toBe(before);
});

test('the editor refuses invalid content with a message and does not save it', async ({ page }) => {
  const before = running.copy.read(study);
  await open(page, '/collections/case-studies/entries/financial-ml-platform');
  // Too long: the form refuses it.
  await field(page, 'Title – French').first().fill('x'.repeat(91));
  await pressSave(page);
  await expect(page.getByText(/French: 90 characters at most; this has 91/).first()).toBeVisible();
  // The wrong language: the content check refuses it.
  const summary = await field(page, 'Summary – English').first().inputValue();
  await field(page, 'Title – French').first().fill('Fraude trouvée en 41\u00a0ms');
  await field(page, 'Summary – French').first().fill(summary);
  expect(await save(page)).toBe(422);
  await expect(page.getByText(/Translate this text into French|it reads as English/).first()).toBeVisible();
  const box = field(page, 'Summary – French').first();
  const notes = box.locator('xpath=following-sibling::*');
  await expect(
    notes.filter({ hasText: /Translate this text into French|it reads as English/ }),
  ).toBeVisible();
  await expect(box).toBeFocused();
  await box.fill(`${summary} !`);
  await expect(notes).toHaveCount(0);
  expect(running.copy.read(study)).toBe(before);
});

test('duplicating a case study adds a new one', async ({ page }) => {
  const source = read('content/case-studies/retail-customer-experience.json');
  await open(page, '/collections/case-studies/entries/retail-customer-experience');
  await expect(field(page, 'Title – English').first()).toHaveValue(source.title.en);
  await page.getByRole('button', { name: 'Saved', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(page).toHaveURL(/\/new/);
  await page.getByRole('textbox', { name: 'Name in the address' }).fill('port-logistics');
  for (const [name, title, meta] of [
    ['English', 'A port on one page', 'A port on one page | {company}'],
    ['Spanish', 'Un puerto en una página', 'Un puerto en una página | {company}'],
    ['French', 'Un port sur une page', 'Un port sur une page | {company}'],
  ] as const) {
    await field(page, `Title – ${name}`).first().fill(title);
    await field(page, `Title – ${name}`).last().fill(meta);
    const description = field(page, `Description – ${name}`).last();
    await description.fill((await description.inputValue()).replace(/^(\S+) (\S+)/, '$2 $1'));
  }
  expect(await save(page)).toBe(200);
  const file = 'content/case-studies/port-logistics.json';
  expect(read(file)).toMatchObject({ id: 'port-logistics', title: { fr: 'Un port sur une page' } });
  expect(running.copy.read(file)).toBe(formatJson(read(file)));
  expect(read('content/order.json')['case-studies'].at(-1)).toBe('port-logistics');
  await expect
    .poll(
      () =>
        existsSync(join(running.copy.root, 'public/images/art/case-studies/port-logistics-hero-1920.avif')),
      {
        timeout: 120_000,
      },
    )
    .toBe(true);
});

test('a draft with TODO texts is saved and not published', async ({ page }) => {
  expect(running.copy.npm('new', 'service', '--title', 'Quantum computing', '--icon', 'layers').code).toBe(0);
  await open(page, '/collections/services/entries/quantum-computing');
  await field(page, 'Details – English').first().fill('What it is, for whom, and what it changes.');
  expect(await save(page)).toBe(200);
  await expect(page.getByText('Saved on this computer, not online yet').first()).toBeVisible();
  expect(read('content/services/quantum-computing.json')).toMatchObject({
    draft: true,
    details: { en: 'What it is, for whom, and what it changes.', es: expect.stringMatching(/^TODO/) },
  });
});

test('an entry that begins in an empty form is saved as a draft, and asks for the rest when it is none', async ({
  page,
  request,
}) => {
  const file = 'content/services/edge-computing.json';
  await open(page, '/collections/services/new');
  const draft = page.getByRole('switch').first();
  await expect(draft).toHaveAttribute('aria-checked', 'true');
  await field(page, 'Title – English').first().fill('Edge computing');
  await expect(field(page, 'Name in the address')).toHaveValue('edge-computing');
  expect(await save(page)).toBe(200);
  const saved = { id: 'edge-computing', draft: true, title: { en: 'Edge computing' } };
  expect(read(file)).toEqual(saved);
  const shown = await request.get(`${running.origin}/services/edge-computing`);
  expect(await shown.text()).toContain('Edge computing');

  await draft.click();
  await pressSave(page);
  await expect(page.getByText('Icon is required.').first()).toBeVisible();
  await expect(
    page.getByText(/^Title – Spanish: write a text here; French: write a text here\.$/),
  ).toBeVisible();
  await expect(page.getByText('Benefits – give 2 or more.')).toBeVisible();
  expect(read(file)).toEqual(saved);
});

test('after a build the site shows all changes in three languages', async ({ page }) => {
  await running.stop();
  const { code, output } = running.copy.npm('build', '--skip', 'Checking budgets');
  expect(code, output.slice(-3000)).toBe(0);
  const server: Server = createSiteServer({ root: join(running.copy.root, 'out') }).listen(port + 1);
  try {
    for (const [prefix, title, added] of [
      ['', 'Fraud found in 41\u00a0ms', 'A port on one page'],
      ['/es', 'Fraude hallado en 41\u00a0ms', 'Un puerto en una página'],
      ['/fr', 'Fraude trouvée en 41\u00a0ms', 'Un port sur une page'],
    ]) {
      const site = `http://localhost:${port + 1}${prefix}`;
      await page.goto(`${site}/case-studies/financial-ml-platform`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title as string);
      await page.goto(`${site}/case-studies`);
      await expect(page.getByRole('link', { name: added as string }).first()).toBeAttached();
      // The server redirects the addresses of unknown services to their list.
      for (const draft of ['quantum-computing', 'edge-computing']) {
        await page.goto(`${site}/services/${draft}`);
        await expect(page).toHaveURL(`${site}/services`);
      }
      await page.goto(`${site}/case-studies/port-logistics`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(added as string);
    }
  } finally {
    server.close();
  }
});
