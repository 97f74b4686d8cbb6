import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatJson } from '@/lib/content/format-json';
import { copyFiles, copyProject as copyFolder, linkFolder, listFiles } from '@/scripts/lib/copy-project';

const project = process.cwd();

// biome-ignore lint/suspicious/noExplicitAny: a content file as an editor sees it
export type Json = any;

/** A copy of the project that a test may change. */
export type Copy = {
  root: string;
  read(file: string): string;
  write(file: string, text: string): void;
  /** Changes a JSON file with a function that modifies the parsed data. */
  edit(file: string, change: (data: Json) => void): void;
  readJson(file: string): Json;
  /** Runs a script of package.json in the copy. */
  npm(script: string, ...args: string[]): { code: number; output: string };
  /** Runs a script of package.json and throws if it fails. */
  succeed(script: string, ...args: string[]): string;
  /** Checks and builds the site, then runs the tests of the real export on it. */
  buildAndTest(): void;
  /** Lists every file below a folder. */
  files(folder: string, ending?: string): string[];
  /** Lists every content file, without dictionaries and schemas. */
  contentFiles(): string[];
  /** Reverts every change to content, messages, and pictures. */
  reset(): void;
  remove(): void;
};

/** The folders that editing changes. */
const edited = ['content', 'messages', 'public/images'];

/** Returns the end of an output, where commands report errors: long enough for about 20 failed tests. */
const ending = (output: string) => output.slice(-40_000);

/** The environment of commands: without what the running test runner sets, because another one refuses to start in it. */
function commandEnv(added: Record<string, string>): NodeJS.ProcessEnv {
  const { NODE_ENV: _, JEST_WORKER_ID: __, ...env } = process.env;
  return { ...env, ...added } as unknown as NodeJS.ProcessEnv;
}

/**
 * Runs tests/site on the export of a copy.
 * @param root the copy, whose export was built from its content
 */
function testExport(root: string): SpawnSyncReturns<string> {
  // This reporter writes failures at the end; others write them between the tests.
  return spawnSync('npx', ['playwright', 'test', '-c', 'tests/site', '--workers=1', '--reporter=dot'], {
    cwd: root,
    encoding: 'utf8',
    env: commandEnv({ SITE_ROOT: join(root, 'out') }),
    maxBuffer: 64 * 1024 * 1024,
  });
}

/** Copies the tracked files of the project, including uncommitted changes and new files. */
export function copyProject(): Copy {
  const root = copyFolder('editing-');
  linkFolder(join(project, 'node_modules'), join(root, 'node_modules'));

  const files = (folder: string, ending = ''): string[] =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return files(path, ending);
      return path.endsWith(ending) ? [path] : [];
    });
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const write = (file: string, text: string) => writeFileSync(join(root, file), text);
  const readJson = (file: string) => JSON.parse(read(file));
  const npm = (script: string, ...args: string[]) => {
    const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', script, '--', ...args], {
      cwd: root,
      encoding: 'utf8',
      env: commandEnv({ NEXT_TELEMETRY_DISABLED: '1' }),
      maxBuffer: 64 * 1024 * 1024,
    });
    return { code: status ?? 1, output: stdout + stderr };
  };
  const succeed = (script: string, ...args: string[]) => {
    const { code, output } = npm(script, ...args);
    if (code !== 0) throw new Error(`npm run ${script} failed:\n${ending(output)}`);
    return output;
  };
  return {
    root,
    files,
    read,
    write,
    readJson,
    npm,
    succeed,
    edit(file, change) {
      const data = readJson(file);
      change(data);
      write(file, formatJson(data));
    },
    contentFiles: () =>
      files('content', '.json').filter((file) => !/^content\/(schemas|dictionary)\//.test(file)),
    buildAndTest() {
      succeed('content');
      succeed('build');
      const { status, stdout, stderr } = testExport(root);
      if (status !== 0) throw new Error(`The tests of the real export failed:\n${ending(stdout + stderr)}`);
    },
    reset() {
      for (const folder of edited) rmSync(join(root, folder), { recursive: true, force: true });
      const original = listFiles(project).filter((file) =>
        edited.some((folder) => file.startsWith(`${folder}/`)),
      );
      copyFiles(original, project, root);
    },
    remove: () => rmSync(root, { recursive: true, force: true, maxRetries: 10, retryDelay: 300 }),
  };
}
