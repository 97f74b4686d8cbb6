import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../../scripts/lib/run';
import { ask } from '../support/hosts';
import { type Nginx, startNginx } from '../support/nginx';
import { ports } from '../support/ports';
import { expect, test } from '../support/site';
import { realExport } from '../support/which-site';

const project = join(__dirname, '../..');

let folder: string;
let nginx: Nginx;

test.describe.configure({ mode: 'serial', timeout: 300_000 });

test.beforeAll(async () => {
  // The first run downloads the editor.
  test.setTimeout(300_000);
  folder = mkdtempSync(join(tmpdir(), 'editor-'));
  const out = join(folder, 'out');
  cpSync(realExport, out, { recursive: true });
  const script = 'scripts/editing/edit.ts';
  const { code, output } = await run(
    'tsx',
    ['--conditions=react-server', script, '--export', 'github:owner/site', '--out', out],
    { cwd: project, quiet: true },
  );
  expect(code, output).toBe(0);
  nginx = await startNginx({ out, port: ports.nginxEditor });
});

test.afterAll(async () => {
  await nginx?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('the exported editor has its own security policy, and pages keep theirs', async () => {
  const editor = await ask(nginx.origin, '/admin');
  expect(editor.status).toBe(200);
  expect(editor.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(editor.headers['content-security-policy']).toMatch(
    /script-src 'self' 'unsafe-eval';.*frame-ancestors 'none'$/,
  );
  expect(editor.headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  expect(editor.headers['x-content-type-options']).toBe('nosniff');
  const page = await ask(nginx.origin, '/about');
  expect(page.headers['content-security-policy']).not.toContain('unsafe');
  expect(page.headers['cross-origin-opener-policy']).toBe('same-origin');
  for (const address of ['/admin/', '/admin/index.html', '/admin/x']) {
    const { status, headers } = await ask(nginx.origin, address);
    expect([status, headers.location], address).toEqual([308, '/admin']);
  }
  expect((await ask(nginx.origin, '/admin/files/nope.js')).status).toBe(404);
});

test('the exported editor starts under its policy and shows the GitHub login', async ({ page }) => {
  await page.goto(`${nginx.origin}/admin`);
  await expect(page.getByRole('button', { name: 'Login with GitHub' })).toBeVisible();
});

test('the forms of the editor work under the policy, in the whole width of the window', async ({ page }) => {
  // Uses an in-memory repository in the browser instead of GitHub.
  await page.route('**/admin/files/settings.js', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      '"backend":{"name":"github"',
      '"backend":{"name":"test-repo"',
    );
    await route.fulfill({ response, body });
  });
  await page.goto(`${nginx.origin}/admin#/collections/services/new`);
  await page.getByRole('button', { name: 'Login' }).click();
  const title = page.getByRole('textbox', { name: 'Title – English', exact: true }).first();
  await title.fill('Platform engineering');
  await expect(title).toHaveValue('Platform engineering');
  const address = page.getByRole('textbox', { name: 'Name in the address', exact: true }).first();
  await address.fill('platform');
  await expect(address).toHaveValue('platform');
  await expect(page.locator('iframe')).toHaveCount(0);
});
