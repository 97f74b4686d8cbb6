import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from 'playwright/test';
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

/**
 * Starts a development server in a copy of the project.
 * @param script `edit`, or `dev` without the editor
 */
export async function start(script: 'edit' | 'dev'): Promise<Running> {
  const copy = copyProject();
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

/** Opens a page of the editor and logs in if asked. */
export async function openEditor(page: Page, origin: string, hash: string): Promise<void> {
  await page.goto(`${origin}/admin#${hash}`);
  const login = page.getByRole('button', { name: 'Login' });
  const inside = page
    .getByRole('link', { name: 'Contents' })
    .or(page.getByRole('button', { name: 'Save', exact: true }));
  await expect(login.or(inside).first()).toBeVisible();
  if (await login.isVisible()) await login.click();
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
