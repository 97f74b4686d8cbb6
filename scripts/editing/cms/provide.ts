import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { run } from '@/scripts/lib/run';

/** The editor's files lie here, outside git and outside the export. */
export const editorFolder = '.cache/editor';

/**
 * The editor itself. It comes as one file of its package, without the 600 packages that this is built from,
 * which is why it is no dependency; the hash holds it to what was tried.
 */
const editor = {
  name: 'decap-cms',
  version: '3.16.3',
  integrity:
    'sha512-hf+dPlCh7TJmWl8+6VRzHYOWhri5xgUknrZbDewaWe4s9B7xJ8PQugp2QHeSldMUKzav6+z0oIpwUYhUJDYtYw==',
};

async function runOrThrow(command: string, args: readonly string[], remedy: string): Promise<void> {
  const { code, output } = await run(command, args, { quiet: true });
  if (code !== 0) throw new Error(`${remedy}\n${output.trim()}`);
}

/** Fetches the editor from npm, once. */
async function fetchEditor(): Promise<void> {
  const { name, version, integrity } = editor;
  const target = join(editorFolder, `${name}.js`);
  const mark = join(editorFolder, `${name}-${version}`);
  if (existsSync(target) && existsSync(mark)) return;
  console.log(`Fetching ${name} ${version} from npm (once) …`);
  mkdirSync(editorFolder, { recursive: true });
  await runOrThrow(
    'npm',
    ['pack', `${name}@${version}`, '--silent', '--pack-destination', editorFolder],
    'The editor could not be fetched: this needs the internet once.',
  );
  const archive = join(editorFolder, `${name}-${version}.tgz`);
  const hash = `sha512-${createHash('sha512').update(readFileSync(archive)).digest('base64')}`;
  if (hash !== integrity) {
    rmSync(archive);
    throw new Error(`${name} ${version} is not what it was when it was tried; it is not used.`);
  }
  await runOrThrow(
    'tar',
    ['-xzf', archive, '-C', editorFolder, `package/dist/${name}.js`],
    'The editor could not be unpacked.',
  );
  renameSync(join(editorFolder, 'package', 'dist', `${name}.js`), target);
  rmSync(join(editorFolder, 'package'), { recursive: true });
  rmSync(archive);
  writeFileSync(mark, '');
}

/**
 * Makes the files that the editor's page loads: the editor from npm, and our fields and preview for it.
 * @throws {Error} where the editor cannot be had
 */
export async function provideEditor(): Promise<void> {
  await fetchEditor();
  await build({
    entryPoints: ['scripts/editing/cms/browser/admin.ts'],
    outfile: join(editorFolder, 'admin.js'),
    bundle: true,
    format: 'iife',
    target: 'es2022',
    logLevel: 'error',
  });
}
