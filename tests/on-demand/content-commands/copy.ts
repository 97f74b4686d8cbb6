import { execFileSync, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const project = process.cwd();

/** Packages as links to the same files: a copy would be large, and the bundler follows no link to a folder. */
function linkFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkOrCopy(source, target);
  }
}

function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    // Another disk.
    copyFileSync(from, to);
  }
}

/** A copy of the project that a test may change. */
export type Copy = {
  root: string;
  read(file: string): string;
  write(file: string, text: string): void;
  /** Runs a script of package.json in it. */
  npm(script: string, ...args: string[]): { code: number; output: string };
  /** Every file below a folder. */
  files(folder: string, ending?: string): string[];
  remove(): void;
};

/** Copies the project as git knows it, with what is not committed yet. */
export function copyProject(): Copy {
  const root = mkdtempSync(join(tmpdir(), 'desk-'));
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const file of list.split('\0').filter((one) => one && existsSync(join(project, one)))) {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    copyFileSync(join(project, file), join(root, file));
  }
  linkFolder(join(project, 'node_modules'), join(root, 'node_modules'));

  const files = (folder: string, ending = ''): string[] =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return files(path, ending);
      return path.endsWith(ending) ? [path] : [];
    });
  return {
    root,
    files,
    read: (file) => readFileSync(join(root, file), 'utf8'),
    write: (file, text) => writeFileSync(join(root, file), text),
    npm(script, ...args) {
      const { NODE_ENV: _, ...env } = process.env;
      const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', script, '--', ...args], {
        cwd: root,
        encoding: 'utf8',
        env: { ...env, NEXT_TELEMETRY_DISABLED: '1' } as unknown as NodeJS.ProcessEnv,
        maxBuffer: 64 * 1024 * 1024,
      });
      return { code: status ?? 1, output: stdout + stderr };
    },
    remove: () => rmSync(root, { recursive: true, force: true, maxRetries: 10, retryDelay: 300 }),
  };
}
