/** @jest-environment node */
import { renameSync, rmSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';
import { hashBuildInputs, isBuilt, recordBuild } from '@/scripts/build/stamp';
import { temporaryFolder, writeFiles } from '../../support/folder';
import { git } from '../../support/git';

let root: string;

const write = (file: string, text: string) => writeFiles(root, { [file]: text });

const ignored = ['node_modules/', 'out/', '.cache/', 'deploy/rules/', '*.tsbuildinfo', '.env.local', ''];

/** The files whose change requires a new build. */
const inputs = [
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
];

/** Creates a project with a recorded build and an empty environment. Every file not in `.gitignore` is tracked. */
function makeProject({ tracked }: { tracked: boolean }) {
  root = temporaryFolder({ '.gitignore': ignored.join('\n') });
  for (const file of [...inputs, 'tests/a.test.ts', 'docs/a.md', 'deploy/rules/a.conf']) write(file, 'first');
  write('.env.local', 'NEXT_PUBLIC_SITE_URL=https://www.example.com\n');
  write('out/index.html', 'page');
  write('out/services/ai-ml.html', 'page');
  if (tracked) {
    git(root, 'init');
    git(root, 'add', '.');
  }
  recordBuild(hashBuildInputs({} as NodeJS.ProcessEnv, root), root);
}

const isCurrent = (env: Record<string, string> = {}) =>
  isBuilt(hashBuildInputs(env as NodeJS.ProcessEnv, root), root);

describe.each([
  ['in a git repository', { tracked: true }],
  ['in an unpacked archive', { tracked: false }],
])('%s', (_where, options) => {
  beforeEach(() => makeProject(options));

  test('a build is current while nothing changes', () => {
    expect(isCurrent()).toBe(true);
  });

  test.each(inputs)('a change of %s requires a new build', (file) => {
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
    expect(isBuilt(hashBuildInputs({} as NodeJS.ProcessEnv, root, 'v1.2.3'), root)).toBe(false);
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

test('a commit of content requires a new build, because pages state its date', () => {
  makeProject({ tracked: true });
  git(root, 'commit', '-m', 'x');
  expect(isCurrent()).toBe(false);
});

test('a new year requires a new build, because pages state the year', () => {
  makeProject({ tracked: false });
  jest.useFakeTimers({ now: new Date(Date.UTC(new Date().getUTCFullYear() + 1, 0, 1)) });
  const current = isCurrent();
  jest.useRealTimers();
  expect(current).toBe(false);
});

test('works in a folder that is ignored by an outer repository', () => {
  makeProject({ tracked: false });
  const inner = root;
  root = temporaryFolder({ '.gitignore': 'project\n' });
  git(root, 'init');
  renameSync(inner, join(root, 'project'));
  const outer = root;
  root = join(outer, 'project');
  recordBuild(hashBuildInputs({} as NodeJS.ProcessEnv, root), root);
  write('app/page.tsx', 'second');
  const current = isCurrent();
  root = outer;
  expect(current).toBe(false);
});
