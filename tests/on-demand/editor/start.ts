import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page, test } from 'playwright/test';
import { putFixtureContent } from '../../support/fixture-site';
import { git } from '../../unit/support/git';
import { type Copy, copyProject } from '../content-commands/copy';

/** The first of the ports that these tests use. */
export const port = Number(process.env.TEST_PORT ?? 4310) + 10;

/** A running development server on a copy of the project. */
export type Running = {
  copy: Copy;
  origin: string;
  /** What the server has written so far. */
  log(): string;
  stop(): Promise<void>;
};

/** Whether a process still runs; for a negative id, whether any process of that group does. */
function isAlive(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}

type Options = {
  /** `edit`, or `dev` without the editor. */
  script: 'edit' | 'dev';
  /** `site` for what holds with any content, `fixture` for tests that name entries or texts. */
  content: 'fixture' | 'site';
};

/** Starts a development server in a copy of the project. */
async function start({ script, content }: Options): Promise<Running> {
  const copy = copyProject();
  // The editor compares translations with the last commit, and counts the files that have changed since.
  git(copy.root, 'init', '--quiet');
  if (content === 'fixture') putFixtureContent(copy.root);
  git(copy.root, 'add', '--all');
  git(copy.root, 'commit', '--quiet', '--message', 'Start');
  // Reuses the editor that an earlier run downloaded from npm.
  if (existsSync('.cache/editor'))
    cpSync('.cache/editor', join(copy.root, '.cache/editor'), { recursive: true });
  let log = '';
  const server: ChildProcess = spawn('npm', ['run', '--silent', script], {
    cwd: copy.root,
    env: { ...process.env, PORT: String(port), NEXT_TELEMETRY_DISABLED: '1' },
    // A process group of its own, so that stop() also ends child processes.
    detached: true,
  });
  const note = (data: Buffer) => {
    log += data;
  };
  server.stdout?.on('data', note);
  server.stderr?.on('data', note);
  await expect.poll(() => log, { timeout: 120_000 }).toContain('Ready in');
  return {
    copy,
    origin: `http://localhost:${port}`,
    log: () => log,
    async stop() {
      if (!server.pid || server.exitCode !== null || server.signalCode !== null) return;
      process.kill(-server.pid, 'SIGTERM');
      // Child processes may run longer than npm and still write files.
      await expect.poll(() => isAlive(-(server.pid as number))).toBe(false);
    },
  };
}

/**
 * Starts a development server before the tests of a file, and stops it after them.
 * @returns the server; use it only in tests and hooks, because it has no values before
 */
export function startForTests(options: Options): Running {
  const running = {} as Running;
  test.beforeAll(async () => {
    Object.assign(running, await start(options));
  });
  test.afterAll(async () => {
    await running.stop();
    running.copy.remove();
  });
  return running;
}

/** Leaves the preview empty, which other tests look at: with it, a form takes twice as long. */
export function leavePreviewEmpty(page: Page): Promise<unknown> {
  return page.route(
    () => true,
    (route) => {
      const request = route.request();
      const isPreview = request.isNavigationRequest() && request.frame() !== page.mainFrame();
      return isPreview ? route.fulfill({ contentType: 'text/html', body: '' }) : route.continue();
    },
  );
}

/** Opens a page of the editor and logs in if asked. */
export async function openEditor(page: Page, origin: string, hash: string): Promise<void> {
  await page.goto(`${origin}/admin#${hash}`);
  const login = page.getByRole('button', { name: 'Login' });
  const inside = page
    .getByRole('link', { name: 'Contents' })
    .or(page.getByRole('button', { name: /^Saved?$/ }));
  await expect(login.or(inside).first()).toBeVisible();
  if (await login.isVisible()) await login.click();
}

/** A form of the editor, and the files whose content it holds. */
export type Form = { address: string; files: string[] };

/** The forms of all files; that of the redirects has nothing to edit while there are none. */
export function formsOf(copy: Copy): Form[] {
  const files = copy.contentFiles().filter((file) => copy.readJson(file).redirects?.length !== 0);
  const content = files.map((file) => {
    const [, folder = '', name] = file.replace('.json', '').split('/');
    const address = name ? `/collections/${folder}/entries/${name}` : `/collections/site/entries/${folder}`;
    return { address, files: [file] };
  });
  const messages = copy.files('messages', '.json');
  return [...content, { address: '/collections/interface/entries/messages', files: messages }];
}

/** Opens the items of lists and the groups in which a part of the form is closed. */
export async function openAround(part: Locator): Promise<void> {
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

/** The input of a text in one language, e.g. `Title – French`. */
export const field = (scope: Page | Locator, name: string) =>
  scope.getByRole('textbox', { name, exact: true });

/** Publishes the open entry with the button and its menu. */
export async function pressSave(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Save now' }).click();
}

/** Publishes the open entry. @returns the status of the response */
export async function save(page: Page): Promise<number> {
  const saving = page.waitForResponse(
    (response) =>
      response.url().endsWith('/admin/api') &&
      (response.request().postData() ?? '').includes('"persistEntry"'),
  );
  await pressSave(page);
  return (await saving).status();
}
