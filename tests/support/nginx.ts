import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listRedirects, type Redirect } from '../../lib/content/redirects';
import { readSite } from '../../scripts/build/hosts/exported-site';
import { rulesFor } from '../../scripts/build/hosts/rules';
import { succeeds } from '../../scripts/lib/programs';

/** Texts of the recipe that fit a container; tests replace them. */
const recipe = { root: '/srv/site', listen: 'listen 8080', temporary: '/tmp/nginx' };

export type Nginx = { origin: string; stop: () => Promise<void> };

type Options = {
  /** The folder of the export. */
  out: string;
  port: number;
  /** Redirects to use instead of those of the content. */
  redirects?: readonly Redirect[];
  /** A configuration to use instead of the recipe, with the same paths. */
  configuration?: string;
  /** The maximum number of files that nginx may open; by default that of the shell. */
  maxOpenFiles?: number;
};

/**
 * Starts nginx with the recipe of `deploy/nginx` and the rules of an export, in a temporary folder.
 * @throws {Error} with the messages of nginx if it does not start
 */
export async function startNginx({
  out,
  port,
  redirects = listRedirects(),
  configuration,
  maxOpenFiles,
}: Options): Promise<Nginx> {
  const program = process.env.NGINX_PATH ?? 'nginx';
  const origin = `http://localhost:${port}`;
  const isTaken = await fetch(origin).then(Boolean, () => false);
  if (isTaken)
    throw new Error(`Port ${port} is in use by another program. Choose another one with TEST_PORT.`);
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  mkdirSync(path.join(folder, 'rules'));
  for (const [name, text] of Object.entries(rulesFor('nginx', readSite(out, redirects))))
    writeFileSync(path.join(folder, 'rules', name), text);
  // A copy, because a build may replace the export, and because the user of nginx must be able to read it.
  cpSync(out, path.join(folder, 'site'), { recursive: true, preserveTimestamps: true });
  succeeds('chmod', '-R', 'a+rX', folder);
  const text = (configuration ?? readFileSync('deploy/nginx/nginx.conf', 'utf8'))
    .replaceAll(recipe.temporary, folder)
    .replaceAll(recipe.root, path.join(folder, 'site'))
    .replace(recipe.listen, `listen 127.0.0.1:${port}`)
    .replace('/dev/stdout', path.join(folder, 'access.log'));
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, text);

  const limit = maxOpenFiles === undefined ? '' : `ulimit -Sn ${maxOpenFiles} && `;
  const child = spawn('sh', ['-c', `${limit}exec "$0" "$@"`, program, '-c', file, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  try {
    await waitUntilReady(child, `${origin}/robots.txt`);
  } catch (error) {
    child.kill();
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  return {
    origin,
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGQUIT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function waitUntilReady(child: ChildProcess, address: string): Promise<void> {
  let messages = '';
  child.stderr?.on('data', (data) => (messages += data));
  for (let attempt = 0; attempt < 100 && child.exitCode === null; attempt++) {
    const response = await fetch(address).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`nginx does not respond:\n${messages.slice(0, 2000)}`);
}
