import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, type Page, test } from 'playwright/test';
import { startForTests } from './start';

const running = startForTests({ script: 'dev', content: 'fixture' });

test.describe.configure({ mode: 'serial' });

const file = 'content/services/cyber-security.json';

const titleOf = (page: Page) => page.getByRole('heading', { level: 1 });

/** Opens the service in a language and waits until the page listens for content changes. */
async function openLive(page: Page, language: string): Promise<Page> {
  const prefix = language === 'en' ? '' : `/${language}`;
  await page.goto(`${running.origin}${prefix}/services/cyber-security`);
  await expect(page.locator('html')).toHaveAttribute('data-following');
  return page;
}

test('a content change shows in every language without a manual reload', async ({ context }) => {
  const text = running.copy.read(file);
  const data = JSON.parse(text) as { title: Record<string, string> };
  const views: { page: Page; title: string }[] = [];
  for (const [language, title] of Object.entries(data.title))
    views.push({ page: await openLive(await context.newPage(), language), title });
  for (const { page, title } of views) await expect(titleOf(page)).toHaveText(title);

  for (const [language, title] of Object.entries(data.title)) data.title[language] = `${title} 2`;
  running.copy.write(file, JSON.stringify(data, null, 2));
  const start = Date.now();
  await Promise.all(views.map(({ page, title }) => expect(titleOf(page)).toHaveText(`${title} 2`)));
  console.log(`  shown in ${views.length} languages after ${Date.now() - start} ms`);
  running.copy.write(file, text);
});

for (const [what, breakFile, expected] of [
  [
    'a field of the wrong type',
    (text: string) => text.replace(/"icon": "[^"]*"/, '"icon": 7'),
    /Choose one of these icons/,
  ],
  ['broken JSON', (text: string) => text.replace('"icon":', '"icon"'), /lacks a colon/],
] as const) {
  test(`${what} shows an overlay with file and line, which closes after the fix`, async ({ page }) => {
    const text = running.copy.read(file);
    await openLive(page, 'en');
    const overlay = page.getByRole('alertdialog', { name: /needs a fix/ });
    await expect(titleOf(page)).toBeVisible();

    running.copy.write(file, breakFile(text));
    const start = Date.now();
    await expect(overlay).toContainText(expected);
    console.log(`  shown after ${Date.now() - start} ms`);
    await expect(overlay).toContainText(`${file}:3:`);

    // A page that opens now shows the same message instead of a stack trace.
    const other = await page.context().newPage();
    await other.goto(`${running.origin}/fr/services/cyber-security`);
    await expect(other.getByRole('alertdialog')).toContainText(expected);

    running.copy.write(file, text);
    await expect(overlay).toBeHidden();
    await expect(titleOf(other)).toBeVisible();
    await expect(titleOf(page)).toBeVisible();
  });
}

test('a text that is too long is marked with its issue, and the page still shows', async ({ page }) => {
  const text = running.copy.read(file);
  const data = JSON.parse(text) as { title: Record<string, string> };
  await openLive(page, 'en');
  data.title.en = 'A title of more characters than fit into menus and onto cards of services';
  running.copy.write(file, JSON.stringify(data, null, 2));
  await expect(titleOf(page)).toHaveText(data.title.en);
  await expect(titleOf(page)).toHaveAttribute('title', /^60 characters at most/);
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(page.getByRole('status', { name: /to fix before the site is built/ })).toBeVisible();
  running.copy.write(file, text);
  await expect(titleOf(page)).not.toHaveAttribute('title');
});

test('"npm run edit" opens the editor on the server that runs, until the command ends', async ({
  request,
}) => {
  const admin = `${running.origin}/admin`;
  expect((await request.get(admin)).status()).toBe(404);
  const command = spawn('npm', ['run', '--silent', 'edit'], { cwd: running.copy.root, detached: true });
  const ended = once(command, 'exit');
  let output = '';
  for (const stream of [command.stdout, command.stderr])
    stream.on('data', (data) => {
      output += data;
    });
  try {
    await expect.poll(() => output).toContain(`The editor opens on ${admin}, on the development server`);
    expect((await request.get(admin)).status()).toBe(200);
  } finally {
    process.kill(-(command.pid as number), 'SIGTERM');
  }
  await ended;
  await expect.poll(async () => (await request.get(admin)).status()).toBe(404);
  await expect(request.get(running.origin)).resolves.toBeDefined();
});

test('an open page goes to the new URL when its entry is renamed', async ({ page }) => {
  await page.goto(`${running.origin}/services/ai-ml`);
  await expect(page.locator('html')).toHaveAttribute('data-following');
  expect(running.copy.npm('rename', 'services/ai-ml', 'services/machine-learning').code).toBe(0);
  await expect(page).toHaveURL(/\/services\/machine-learning$/);
  // The server updates its list of known URLs only after the first request.
  await expect(async () => {
    await page.reload();
    await expect(titleOf(page)).toHaveText('AI/ML', { timeout: 2000 });
  }).toPass();
  expect((await page.goto(`${running.origin}/services/nobody`))?.status()).toBe(404);
});
