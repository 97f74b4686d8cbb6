/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { temporaryFolder, writeFiles } from './support/folder';

/** Files with an import that the rules in biome.jsonc forbid. */
const forbidden: readonly [file: string, imported: string][] = [
  ['app/page.tsx', '@/scripts/editing/overlay/state'],
  ['app/about.tsx', '../scripts/lib/run'],
  ['components/pages/forbidden.tsx', '@/app/robots'],
  ['components/layout/forbidden.tsx', '@/lib/content/company'],
  ['components/layout/forbidden-2.tsx', '@/components/sections/hero'],
  ['components/sections/forbidden.tsx', '@/lib/content/services'],
  ['components/sections/forbidden-2.tsx', '../pages/section-page'],
  ['components/islands/forbidden.tsx', 'next-intl'],
  ['components/islands/forbidden-2.tsx', '@/lib/site/settings'],
  ['components/islands/forbidden-3.tsx', '../sections/hero'],
  ['components/islands/forbidden-4.tsx', '@/lib/search/build-index'],
  ['components/islands/forbidden-5.tsx', '@/lib/site/site-map'],
  ['lib/search/forbidden.ts', '@/lib/content/company'],
  ['components/ui/forbidden.tsx', 'next/navigation'],
  ['components/ui/forbidden-2.tsx', '@/components/islands/nav-link'],
  ['lib/artwork/forbidden.ts', '@/lib/seo/metadata'],
  ['lib/content/forbidden.ts', '@/components/ui/icon'],
  ['lib/content/forbidden-2.ts', '@/scripts/lib/run'],
  ['lib/content/forbidden-3.ts', '@/lib/artwork/strata'],
  ['lib/field-data/forbidden.ts', '@/lib/content/company'],
  ['lib/field-data/forbidden-2.ts', '@/lib/site/settings'],
  ['deploy/field-data/forbidden.ts', '@/scripts/lib/run'],
  ['lib/seo/forbidden.ts', '@/scripts/build/stamp'],
  ['lib/site/forbidden.ts', '@/lib/seo/metadata'],
  ['lib/site/forbidden-2.ts', '@/lib/content/loader'],
  ['lib/site/site-map.ts', 'node:fs'],
  ['messages/forbidden.ts', '@/lib/site/site-map'],
  ['middleware.ts', '@/lib/content/redirects'],
  ['scripts/build/forbidden.ts', '@/scripts/local/serve'],
  ['scripts/local/forbidden.ts', '@/scripts/tools/bench'],
  ['scripts/editing/forbidden.ts', '../build/build'],
  ['scripts/tools/forbidden.ts', '@/scripts/editing/new'],
  ['scripts/lib/forbidden.ts', '../local/serve'],
  ['scripts/tools/forbidden-2.ts', '@/components/ui/icon'],
];

/** Similar imports that are allowed. */
const allowed: readonly [file: string, imported: string][] = [
  ['app/admin/route.server.ts', '@/scripts/editing/cms/page'],
  ['app/allowed.tsx', '@/lib/content/pages'],
  ['components/pages/allowed.tsx', '@/lib/content/pages'],
  ['components/sections/allowed.tsx', '@/lib/content/views'],
  ['components/islands/allowed.tsx', '@/lib/search/query'],
  ['components/islands/allowed-2.tsx', '@/lib/site/connection'],
  ['components/islands/allowed-3.tsx', '@/lib/site/query-parameters'],
  ['components/layout/allowed.tsx', '@/lib/site/site-map'],
  ['deploy/field-data/allowed.ts', '@/lib/field-data/vitals'],
  ['lib/field-data/allowed.ts', '@/lib/site/escape-markup'],
  ['lib/artwork/allowed.ts', '@/lib/content/case-studies'],
  ['lib/seo/allowed.ts', '@/lib/content/pages'],
  ['lib/seo/allowed-2.ts', '@/lib/artwork/strata'],
  ['scripts/local/allowed.ts', '@/scripts/build/hosts/rules'],
];

type Report = { diagnostics: { category: string; location: { path: string | { file: string } } }[] };

let found: Map<string, string>;

/** Lints a folder that contains only the test files, with the rules of this project. */
beforeAll(() => {
  const folder = temporaryFolder();
  const write = (file: string, text: string) => writeFiles(folder, { [file]: text });
  copyFileSync('biome.jsonc', join(folder, 'biome.jsonc'));
  copyFileSync('tsconfig.json', join(folder, 'tsconfig.json'));
  // Biome needs it to resolve "@/".
  write('package.json', '{}\n');
  for (const [file, imported] of [...forbidden, ...allowed])
    write(file, `import { something } from '${imported}';\n\nexport const value = something;\n`);
  write('lib/content/first.ts', "import { second } from './second';\n\nexport const first = () => second;\n");
  write(
    'lib/content/second.ts',
    "import { first } from '@/lib/content/first';\n\nexport const second = () => first;\n",
  );
  const biome = join(process.cwd(), 'node_modules/.bin/biome');
  const options = ['--vcs-enabled=false', '--reporter=json', '--max-diagnostics=none'];
  const { stdout } = spawnSync(biome, ['lint', ...options, '.'], { cwd: folder, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout) as Report;
  found = new Map(
    diagnostics.map(({ category, location: { path } }) => [
      (typeof path === 'string' ? path : path.file).replace(/^\.\//, ''),
      category,
    ]),
  );
});

it.each(forbidden)('%s must not import %s', (file) => {
  expect(found.get(file)).toBe('lint/style/noRestrictedImports');
});

it.each(allowed)('%s may import %s', (file) => {
  expect(found.get(file)).toBeUndefined();
});

it('forbids import cycles', () => {
  expect(found.get('lib/content/first.ts')).toBe('lint/suspicious/noImportCycles');
});

/**
 * The part of the project that a file belongs to, e.g. `lib/content`. Biome compares the text of imports, so a relative
 * path between two parts would avoid its rules.
 */
const partOf = (file: string) => /^(?:(?:lib|scripts|tests)\/)?[^/]+/.exec(file)?.[0];

it('imports between parts of the project start with "@/", so that the rules apply to them', () => {
  const { stdout } = spawnSync(
    'git',
    ['ls-files', 'app', 'components', 'lib', 'messages', 'deploy', 'scripts'],
    { encoding: 'utf8' },
  );
  const outside = stdout
    .trim()
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/(?:from|import\() ?'(\.\.?\/[^']+)'/g)]
        .map(([, path = '']) => join(dirname(file), path))
        .filter((target) => partOf(target) !== partOf(file))
        .map((target) => `${file} imports ${target}`),
    );
  expect(outside).toEqual([]);
});
