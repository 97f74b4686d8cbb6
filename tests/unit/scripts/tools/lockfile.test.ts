/** @jest-environment node */
import {
  addIntegrity,
  exceptionsFile,
  hashFrom,
  type Lockfile,
  lockfileIssues,
  lockfiles,
  readJson,
  withoutIntegrity,
} from '@/scripts/tools/lockfile';

type Entry = Lockfile['packages'][string] & { optional?: boolean; os?: string[]; libc?: string[] };

const locked = { version: '1.0.0', integrity: 'sha512-abc=' };
const lock = (packages: Lockfile['packages']) => ({ 'lock.json': { packages: { '': {}, ...packages } } });

it('accepts packages with a hash', () => {
  expect(lockfileIssues(lock({ 'node_modules/a': locked }), [])).toEqual([]);
});

it.each([
  ['no hash', { version: '1.0.0' }],
  ['a weak hash', { version: '1.0.0', integrity: 'sha1-abc=' }],
])('reports a package with %s, and the remedy', (_what, entry) => {
  expect(lockfileIssues(lock({ 'node_modules/b/node_modules/@scope/a': entry }), [])).toEqual([
    `lock.json: @scope/a@1.0.0 has no integrity. Run "npm run check -- lockfile --fix". If the registry has no hash for it, add it to ${exceptionsFile}.`,
  ]);
});

it('reports a package from another registry', () => {
  const resolved = 'https://packages.example/a.tgz';
  expect(lockfileIssues(lock({ 'node_modules/a': { ...locked, resolved } }), [])).toEqual([
    expect.stringContaining('node_modules/a comes from another registry'),
  ]);
});

it('accepts an exception for one version only, and reports an unused exception', () => {
  const files = lock({ 'node_modules/a': { version: '2.0.0' } });
  expect(lockfileIssues(files, ['a@2.0.0'])).toEqual([]);
  expect(lockfileIssues(files, ['a@1.0.0'])).toEqual([
    expect.stringContaining('a@2.0.0 has no integrity'),
    `${exceptionsFile}: remove a@1.0.0; the lockfiles no longer need it.`,
  ]);
});

it('reads the hash of a package, and fails if the registry did not answer', () => {
  expect(hashFrom('a@1.0.0', { code: 0, output: '"sha512-ab/c+=="\n' })).toBe('sha512-ab/c+==');
  expect(hashFrom('a@1.0.0', { code: 1, output: 'npm error code E404\n' })).toBeUndefined();
  expect(() => hashFrom('a@1.0.0', { code: 1, output: 'npm error code ENOTFOUND\n' })).toThrow(
    'The hash of a@1.0.0 could not be looked up; nothing has changed. npm says: npm error code ENOTFOUND',
  );
});

it('adds hashes from the registry, and changes nothing else', async () => {
  const packages = {
    'node_modules/a': { version: '1.0.0', os: ['darwin'] },
    'node_modules/b': { version: '2.0.0' },
    'node_modules/c': locked,
  };
  const file = { packages };
  expect(await addIntegrity(file, async (name) => (name === 'a@1.0.0' ? 'sha512-new=' : undefined))).toEqual([
    'b@2.0.0',
  ]);
  expect(file.packages).toEqual({
    'node_modules/a': { version: '1.0.0', integrity: 'sha512-new=', os: ['darwin'] },
    'node_modules/b': { version: '2.0.0' },
    'node_modules/c': locked,
  });
});

it('reports no issue for the lockfiles of the project', () => {
  const files = Object.fromEntries(lockfiles.map((file) => [file, readJson<Lockfile>(file)]));
  expect(lockfileIssues(files, readJson(exceptionsFile))).toEqual([]);
});

it('has no exception for packages of the build platform', () => {
  for (const file of lockfiles) {
    const { packages } = readJson<{ packages: Record<string, Entry> }>(file);
    for (const { path } of withoutIntegrity({ packages })) {
      const { optional, os = [], libc = [] } = packages[path] ?? {};
      expect({ path, optional }).toEqual({ path, optional: true });
      // The published site is built on Linux x64 with glibc. These packages are for other systems.
      expect([path, os.includes('linux') && /-x64(-gnu)?$/.test(path) && !libc.includes('musl')]).toEqual([
        path,
        false,
      ]);
    }
  }
});
