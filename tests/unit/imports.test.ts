/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder, writeFiles } from './support/folder';

/** Files with an import that the rules of biome.jsonc forbid. */
const wrong: readonly [file: string, imported: string][] = [
  ['app/page.tsx', '@/scripts/editing/overlay/state'],
  ['app/about.tsx', '../scripts/lib/run'],
  ['components/pages/planted.tsx', '@/app/robots'],
  ['components/layout/planted.tsx', '@/lib/content/company'],
  ['components/layout/planted-2.tsx', '@/components/sections/hero'],
  ['components/sections/planted.tsx', '@/lib/content/services'],
  ['components/sections/planted-2.tsx', '../pages/section-page'],
  ['components/islands/planted.tsx', 'next-intl'],
  ['components/islands/planted-2.tsx', '@/lib/site/settings'],
  ['components/islands/planted-3.tsx', '../sections/hero'],
  ['components/islands/planted-4.tsx', '@/lib/search/build-index'],
  ['lib/search/planted.ts', '@/lib/content/company'],
  ['components/ui/planted.tsx', 'next/navigation'],
  ['components/ui/planted-2.tsx', '@/components/islands/nav-link'],
  ['lib/content/planted.ts', '@/components/ui/icon'],
  ['lib/content/planted-2.ts', '@/scripts/lib/run'],
  ['lib/field-data/planted.ts', '@/lib/content/company'],
  ['deploy/field-data/planted.ts', '@/scripts/lib/run'],
  ['lib/seo/planted.ts', '@/scripts/build/stamp'],
  ['lib/site/planted.ts', '@/lib/seo/metadata'],
  ['lib/site/site-map.ts', 'node:fs'],
  ['messages/planted.ts', '@/lib/site/site-map'],
  ['middleware.ts', '@/lib/content/redirects'],
  ['scripts/build/planted.ts', '@/scripts/local/serve'],
  ['scripts/local/planted.ts', '@/scripts/tools/bench'],
  ['scripts/editing/planted.ts', '../build/build'],
  ['scripts/tools/planted.ts', '@/scripts/editing/new'],
  ['scripts/lib/planted.ts', '../local/serve'],
  ['scripts/tools/planted-2.ts', '@/components/ui/icon'],
];

/** Similar imports that are allowed. */
const right: readonly [file: string, imported: string][] = [
  ['app/admin/route.server.ts', '@/scripts/editing/cms/page'],
  ['app/right.tsx', '@/lib/content/pages'],
  ['components/pages/right.tsx', '@/lib/content/pages'],
  ['components/sections/right.tsx', '@/lib/content/views'],
  ['components/islands/right.tsx', '@/lib/search/query'],
  ['components/layout/right.tsx', '@/lib/site/site-map'],
  ['deploy/field-data/right.ts', '@/lib/field-data/vitals'],
  ['lib/seo/right.ts', '@/lib/content/pages'],
  ['scripts/local/right.ts', '@/scripts/build/hosts/rules'],
];

type Report = { diagnostics: { category: string; location: { path: string | { file: string } } }[] };

let found: Map<string, string>;

/** Lints a folder that contains only the test files, with the rules of this project. */
beforeAll(() => {
  const folder = temporaryFolder();
  const plant = (file: string, text: string) => writeFiles(folder, { [file]: text });
  copyFileSync('biome.jsonc', join(folder, 'biome.jsonc'));
  copyFileSync('tsconfig.json', join(folder, 'tsconfig.json'));
  // Biome needs it to resolve "@/".
  plant('package.json', '{}\n');
  for (const [file, imported] of [...wrong, ...right])
    plant(file, `import { something } from '${imported}';\n\nexport const planted = something;\n`);
  plant('lib/content/first.ts', "import { second } from './second';\n\nexport const first = () => second;\n");
  plant(
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

it.each(wrong)('%s must not import %s', (file) => {
  expect(found.get(file)).toBe('lint/style/noRestrictedImports');
});

it.each(right)('%s may import %s', (file) => {
  expect(found.get(file)).toBeUndefined();
});

it('forbids import cycles', () => {
  expect(found.get('lib/content/first.ts')).toBe('lint/suspicious/noImportCycles');
});
