/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reservedIds } from '@/lib/site/reserved-ids';

/** The ids that are written in these components. */
const idsIn = (...files: string[]) =>
  files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\b(?:id="|field\(')([\w-]+)/g)].map(([, id]) => id),
  );

const componentsIn = (folder: string, pattern = /\.tsx$/) =>
  readdirSync(folder)
    .filter((name) => pattern.test(name))
    .map((name) => join(folder, name));

const layout = [
  'app/[locale]/layout.tsx',
  'components/islands/tooltips.tsx',
  'components/sections/hero.tsx',
  ...componentsIn('components/layout'),
];

it.each<[string, [folder: string, name?: string], string[]]>([
  ['every page', ['legal', 'privacy-policy'], layout],
  ['the contact page', ['pages', 'contact'], [...layout, 'components/islands/contact-form.tsx']],
  [
    'an article',
    ['insights'],
    [
      ...layout,
      'app/[locale]/insights/[id]/page.tsx',
      ...componentsIn('components/sections', /^(?:related-)?insights?-?(?:body|hero)?\.tsx$/),
    ],
  ],
])('has all ids of the components of %s', (_, place, files) => {
  const ids = idsIn(...files);
  expect(ids.length).toBeGreaterThan(4);
  const reserved = reservedIds(...place);
  const missing = ids.filter((id) => !reserved.includes(id ?? ''));
  expect(missing).toEqual([]);
});
