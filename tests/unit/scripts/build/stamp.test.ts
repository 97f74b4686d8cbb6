/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fingerprint, isBuilt, recordBuild } from '@/scripts/build/stamp';

let root: string;

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};

const ignored = ['node_modules/', 'out/', '.cache/', 'deploy/rules/', '*.tsbuildinfo', '.env.local', ''];

/** Creates a project with a recorded build and an empty environment. Every file not in `.gitignore` is tracked. */
function makeProject({ git }: { git: boolean }) {
  root = mkdtempSync(join(tmpdir(), 'stamp-'));
  write('.gitignore', ignored.join('\n'));
  for (const file of ['package.json', 'package-lock.json', 'next.config.mjs', 'app/page.tsx'])
    write(file, 'first');
  for (const file of ['scripts/lib/run.ts', 'scripts/local/serve.ts', 'deploy/edge/a.js', 'content/a.json'])
    write(file, 'first');
  for (const file of [
    'node_modules/.package-lock.json',
    'tests/a.test.ts',
    'docs/a.md',
    'deploy/rules/a.conf',
  ])
    write(file, 'first');
  write('.env.local', 'NEXT_PUBLIC_SITE_URL=https://www.example.com\n');
  write('out/index.html', 'page');
  write('out/services/ai-ml.html', 'page');
  if (git) {
    execFileSync('git', ['init', '--quiet'], { cwd: root });
    execFileSync('git', ['add', '.'], { cwd: root });
  }
  recordBuild(fingerprint({} as NodeJS.ProcessEnv, root), root);
}

const isCurrent = (env: Record<string, string> = {}) =>
  isBuilt(fingerprint(env as NodeJS.ProcessEnv, root), root);

afterEach(() => {
  rmSync(root, { recursive: true });
});

describe.each([
  ['in a git repository', { git: true }],
  ['in an unpacked archive', { git: false }],
])('%s', (_where, options) => {
  beforeEach(() => makeProject(options));

  test('a build is current while nothing changes', () => {
    expect(isCurrent()).toBe(true);
  });

  test.each([
    'package.json',
    'package-lock.json',
    'next.config.mjs',
    'app/page.tsx',
    'scripts/lib/run.ts',
    'scripts/local/serve.ts',
    'deploy/edge/a.js',
    'content/a.json',
    // The installed packages, which may change without the lockfile.
    'node_modules/.package-lock.json',
  ])('a change of %s requires a new build', (file) => {
    write(file, 'second');
    expect(isCurrent()).toBe(false);
  });

  test('a new file and a deleted file require a new build', () => {
    write('content/b.json', 'new');
    const added = isCurrent();
    unlinkSync(join(root, 'content/b.json'));
    const undone = isCurrent();
    unlinkSync(join(root, 'content/a.json'));
    expect([added, undone, isCurrent()]).toEqual([false, true, false]);
  });

  test.each(['tests/a.test.ts', 'docs/a.md', 'deploy/rules/a.conf', '.cache/x', 'a.tsbuildinfo'])(
    'a change of %s requires no new build',
    (file) => {
      write(file, 'second');
      expect(isCurrent()).toBe(true);
    },
  );

  test('a changed setting in .env.local, in .env, or in the environment requires a new build', () => {
    write('.env.local', 'NEXT_PUBLIC_SITE_URL=https://www.example.org\n');
    const local = isCurrent();
    write('.env.local', '# A comment\nNEXT_PUBLIC_SITE_URL=https://www.example.com\n');
    const same = isCurrent();
    write('.env', 'NEXT_PUBLIC_VITALS_URL=/api/vitals\n');
    const shared = isCurrent();
    rmSync(join(root, '.env'));
    expect([local, same, shared, isCurrent({ NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'x' }), isCurrent()]).toEqual([
      false,
      true,
      false,
      false,
      true,
    ]);
  });

  test('a change of the local port requires no new build', () => {
    expect(isCurrent({ PORT: '3001' })).toBe(true);
  });

  test('a different version of Node.js requires a new build', () => {
    expect(isBuilt(fingerprint({} as NodeJS.ProcessEnv, root, 'v1.2.3'), root)).toBe(false);
  });

  test('a missing, incomplete, or changed export requires a new build', () => {
    write('out/services/ai-ml.html', 'another page');
    const changed = isCurrent();
    rmSync(join(root, 'out/services'), { recursive: true });
    const incomplete = isCurrent();
    rmSync(join(root, 'out'), { recursive: true });
    expect([changed, incomplete, isCurrent()]).toEqual([false, false, false]);
  });

  test('without a recorded build there is no current build', () => {
    rmSync(join(root, '.cache'), { recursive: true });
    expect(isCurrent()).toBe(false);
  });
});

test('works in a folder that is ignored by an outer repository', () => {
  makeProject({ git: false });
  const inner = root;
  root = mkdtempSync(join(tmpdir(), 'outer-'));
  write('.gitignore', 'project\n');
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  execFileSync('mv', [inner, join(root, 'project')]);
  const outer = root;
  root = join(outer, 'project');
  recordBuild(fingerprint({} as NodeJS.ProcessEnv, root), root);
  write('app/page.tsx', 'second');
  const current = isCurrent();
  root = outer;
  expect(current).toBe(false);
});
