import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listRedirects } from '@/lib/content/redirects';
import { toolSettings } from '@/lib/site/settings';
import { readSite } from '@/scripts/build/hosts/exported-site';
import { rulesFor } from '@/scripts/build/hosts/rules';
import { run } from './run';

const packages = ['nginx-light', 'libnginx-mod-http-brotli-static'];

/** Paths in the recipe, as in a container. The tests replace them with a folder of their own. */
const served = { root: '/srv/site', listen: 'listen 8080', own: '/tmp/nginx' };

async function systemNginx(): Promise<string | undefined> {
  const { code, output } = await run('sh', ['-c', 'PATH=$PATH:/usr/sbin; command -v nginx'], { quiet: true });
  return code === 0 ? output.trim() : undefined;
}

/** Whether a program supports everything in the recipe; brotli is a separate module. */
async function supportsRecipe(program: string): Promise<boolean> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const file = path.join(folder, 'nginx.conf');
  const modules = 'include /etc/nginx/modules-enabled/*.conf;';
  writeFileSync(
    file,
    `${modules}\npid ${folder}/pid;\nevents {}\nhttp { brotli_static on; gzip_static on; access_log off; }\n`,
  );
  const { code } = await run(program, ['-t', '-q', '-c', file], { quiet: true });
  rmSync(folder, { recursive: true, force: true });
  return code === 0;
}

/**
 * Finds an nginx to test the recipe with: NGINX_PATH, the system's, or Debian's package, which it installs as root.
 * @returns the path of its program, or undefined if there is none that supports the recipe
 */
export async function findNginx(): Promise<string | undefined> {
  const { nginx: configured } = toolSettings();
  if (configured) return configured;
  const present = await systemNginx();
  if (present && (await supportsRecipe(present))) return present;
  if (process.getuid?.() !== 0) return undefined;
  console.log('Installing nginx for the tests of its recipe …');
  if ((await run('apt-get', ['update'], { quiet: true })).code !== 0) return undefined;
  await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { quiet: true });
  const installed = await systemNginx();
  return installed && (await supportsRecipe(installed)) ? installed : undefined;
}

export type Nginx = { origin: string; stop: () => Promise<void> };

type Options = {
  /** The program. */
  program: string;
  /** The folder of the export. */
  out: string;
  port: number;
  /** Another configuration instead of the recipe's, with the same paths in it. */
  configuration?: string;
  /** The limit of open files that the system sets before nginx starts; the shell's own without it. */
  maxOpenFiles?: number;
};

/**
 * Starts nginx with the recipe of `deploy/nginx` and the rules of an export, in a temporary folder.
 * @throws {Error} with the messages of nginx, if it does not start
 */
export async function startNginx({
  program,
  out,
  port,
  configuration,
  maxOpenFiles,
}: Options): Promise<Nginx> {
  const origin = `http://localhost:${port}`;
  const isTaken = await fetch(origin).then(Boolean, () => false);
  if (isTaken)
    throw new Error(`Port ${port} is in use by another program. Choose another one with TEST_PORT.`);
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  mkdirSync(path.join(folder, 'rules'));
  for (const [name, text] of Object.entries(rulesFor('nginx', readSite(out, listRedirects()))))
    writeFileSync(path.join(folder, 'rules', name), text);
  // A build may replace the export meanwhile, and another user has to be able to read it.
  cpSync(out, path.join(folder, 'site'), { recursive: true, preserveTimestamps: true });
  await run('chmod', ['-R', 'a+rX', folder], { quiet: true });
  const text = (configuration ?? readFileSync('deploy/nginx/nginx.conf', 'utf8'))
    .replaceAll(served.own, folder)
    .replaceAll(served.root, path.join(folder, 'site'))
    .replace(served.listen, `listen 127.0.0.1:${port}`)
    .replace('/dev/stdout', path.join(folder, 'access.log'));
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, text);

  const limit = maxOpenFiles === undefined ? '' : `ulimit -Sn ${maxOpenFiles} && `;
  const child = spawn('sh', ['-c', `${limit}exec "$0" "$@"`, program, '-c', file, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  try {
    await answers(child, `${origin}/robots.txt`);
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

async function answers(child: ChildProcess, address: string): Promise<void> {
  let said = '';
  let ended = false;
  child.stderr?.on('data', (data) => (said += data));
  child.on('exit', () => (ended = true));
  for (let attempt = 0; attempt < 100 && !ended; attempt++) {
    const response = await fetch(address).catch(() => undefined);
    if (response?.ok && !ended) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`nginx does not answer:\n${said.slice(0, 2000)}`);
}
