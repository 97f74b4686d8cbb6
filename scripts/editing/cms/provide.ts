import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { run } from '@/scripts/lib/run';

/** The folder of the editor's files. It is neither in git nor in the export. */
export const editorFolder = '.cache/editor';

/**
 * The package of the editor. Only its bundled file is used. It is not a dependency, because that would install 600
 * packages. The hash ensures that the file is the tested one.
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
    throw new Error(
      `${name} ${version} has another hash than the tested version, so it is not used. Start "npm run edit" again. If it says this again, the registry or a proxy changes the file: tell whoever looks after the project.`,
    );
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
 * Provides the files that the editor's page loads: the editor from npm, and the bundle of our fields and preview.
 * @throws {Error} if the editor cannot be downloaded, or is not the tested file
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
