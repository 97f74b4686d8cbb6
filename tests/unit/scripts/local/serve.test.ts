/**
 * @jest-environment node
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Inquiry } from '@/scripts/local/inbox/store';
import { thorough } from '@/tests/support/sample';
import { temporaryFolder } from '../../support/folder';
import { cleanUp, inquiryForm, postForm, writeSite } from '../local-site';

const project = path.resolve(__dirname, '../../../..');

/** How often the server is killed, after how many confirmed inquiries each: 12,000 in a thorough run. */
const rounds = thorough ? 40 : 2;
const perRound = thorough ? 300 : 150;

const started: ChildProcess[] = [];

afterEach(async () => {
  for (const child of started.splice(0)) {
    child.kill('SIGKILL');
    await exit(child);
  }
  await cleanUp();
});

/** Starts the command in a separate process, so that a signal reaches the server itself. */
function run(folder: string, env: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/local/serve.ts', folder], {
    cwd: project,
    env: { PATH: process.env.PATH ?? '', NODE_ENV: 'test', ...env } as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  return { child, output: () => output };
}

/** Starts the server and waits until it prints its URL. */
async function start(folder: string, env: Record<string, string>) {
  const { child, output } = run(folder, { PORT: '0', ...env });
  while (!output().includes('Stop with Ctrl+C.')) {
    if (child.exitCode !== null) throw new Error(`The server did not start:\n${output()}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  const port = /http:\/\/localhost:(\d+)/.exec(output())?.[1];
  return { child, output, origin: `http://127.0.0.1:${port}`, port: port ?? '' };
}

/** Waits until a process ends. @returns its exit code, or the signal that ended it */
async function exit(child: ChildProcess): Promise<number | NodeJS.Signals | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode ?? child.signalCode;
}

describe('the serve command', () => {
  test('prints the URLs of the site and the inbox, and serves both', async () => {
    const root = await writeSite();
    const { output, origin, port } = await start(root, { INBOX_DIR: temporaryFolder() });
    const statuses = await Promise.all(
      ['/', '/inbox'].map(async (target) => (await fetch(origin + target)).status),
    );
    expect(output()).toContain(`  http://localhost:${port}\n`);
    expect(output()).toContain(`  http://localhost:${port}/inbox shows inquiries`);
    expect(statuses).toEqual([200, 200]);
  }, 20_000);

  test('exits cleanly on SIGTERM', async () => {
    const { child, origin } = await start(await writeSite(), { INBOX: 'off' });
    await (await fetch(origin)).text();
    child.kill('SIGTERM');
    expect(await exit(child)).toBe(0);
  }, 20_000);

  test('explains what to do when the port is in use', async () => {
    const root = await writeSite();
    const { port } = await start(root, { INBOX: 'off' });
    const second = run(root, { INBOX: 'off', PORT: port });
    expect([await exit(second.child), second.output()]).toEqual([
      1,
      `Port ${port} is in use by another program. Stop that program, or choose another port: PORT=${Number(port) + 1} npm start\n`,
    ]);
  }, 20_000);

  test('explains what to do when there is no build or a setting is invalid', async () => {
    const folder = temporaryFolder();
    const [unbuilt, wrong] = [run(folder, {}), run(folder, { PORT: 'http' })];
    expect([await exit(unbuilt.child), unbuilt.output(), await exit(wrong.child), wrong.output()]).toEqual([
      1,
      `${folder} contains no exported site. Build it first: npm run build\n`,
      1,
      'The settings need a fix (.env.example explains each):\n✖ environment variable: PORT must be a number from 0 to 65535, like 3001; it is "http".\n',
    ]);
  }, 20_000);

  test('after a SIGKILL it has every confirmed inquiry, once and complete', async () => {
    const root = await writeSite();
    const env = { INBOX_DIR: path.join(temporaryFolder(), 'inbox') };
    const message = 'Zoë 👋 '.repeat(100);
    const answered: string[] = [];

    for (const round of Array.from({ length: rounds }, (_, index) => `round ${index}`)) {
      const server = await start(root, env);
      const enough = answered.length + perRound;
      await Promise.all(
        Array.from({ length: 20 }, async (_, client) => {
          for (let number = 0; number < 50; number++) {
            const name = `${round}/${client}/${number}`;
            const response = await postForm(server.origin, inquiryForm({ name, message })).catch(
              () => undefined,
            );
            if (!response) return;
            if (response.status === 200) answered.push(name);
            if (answered.length >= enough) server.child.kill('SIGKILL');
          }
        }),
      );
      expect(await exit(server.child)).toBe('SIGKILL');
    }

    const { origin } = await start(root, env);
    const stored = (await (await fetch(`${origin}/inbox.json`)).json()) as Inquiry[];
    const found = stored.map(({ fields }) => Object.fromEntries(fields));
    const names = new Set(found.map(({ name }) => name));
    expect(answered.length).toBeGreaterThanOrEqual(rounds * perRound);
    expect(answered.length).toBeLessThan(rounds * 1000);
    expect(answered.filter((name) => !names.has(name))).toEqual([]);
    expect(names.size).toBe(found.length);
    expect(found.filter((fields) => fields.message !== message || fields.user_id !== 'local')).toEqual([]);
  }, 600_000);
});
