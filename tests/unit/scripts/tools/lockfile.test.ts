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

const address = 'https://registry.npmjs.org/@scope/a/-/a-1.0.0.tgz';

it('accepts the address of a package, also of one with another name in its folder', () => {
  const packages = {
    'node_modules/@scope/a': { ...locked, resolved: address },
    'node_modules/b/node_modules/c': { ...locked, name: '@scope/a', resolved: address },
    'node_modules/b': { ...locked, dependencies: { c: 'npm:@scope/a@^1.0.0' } },
  };
  expect(lockfileIssues(lock(packages), [])).toEqual([]);
});

it.each([
  ['another registry', 'https://packages.example/@scope/a/-/a-1.0.0.tgz'],
  ['another package', 'https://registry.npmjs.org/other/-/other-1.0.0.tgz'],
  ['another version', 'https://registry.npmjs.org/@scope/a/-/a-1.0.1.tgz'],
  ['a Git host', 'git+ssh://git@github.com/scope/a.git#abc'],
])('reports a package from the address of %s', (_what, resolved) => {
  expect(lockfileIssues(lock({ 'node_modules/@scope/a': { ...locked, resolved } }), [])).toEqual([
    `lock.json: node_modules/@scope/a comes from ${resolved}. Use ${address}, or lock it again.`,
  ]);
});

it.each([
  ['no package asks for', {}],
  ['a package asks for with another name', { dependencies: { a: 'npm:other@^1.0.0' } }],
  ['a package asks for in another folder', { dependencies: { b: 'npm:evil@^1.0.0' } }],
])('reports a package instead of another one that %s', (_what, asking) => {
  const packages = {
    'node_modules/a': { ...locked, name: 'evil' },
    'node_modules/c': { ...locked, ...asking },
  };
  expect(lockfileIssues(lock(packages), [])).toEqual([
    'lock.json: node_modules/a has the package evil, which no package requests under this name. Remove the entry, and lock it again.',
  ]);
});

it('reports a link, because the project has no packages of its own', () => {
  expect(lockfileIssues(lock({ 'node_modules/a': { resolved: 'scripts', link: true } }), [])).toEqual([
    'lock.json: node_modules/a is a link to scripts. Remove the entry, and lock it again.',
  ]);
});

it('names the package of a folder with another name', () => {
  const packages = { 'node_modules/a': { version: '1.0.0', name: '@scope/b' } };
  expect(withoutIntegrity({ packages })).toEqual([{ path: 'node_modules/a', name: '@scope/b@1.0.0' }]);
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
