/** @jest-environment node */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkContent } from '@/lib/content/check';
import { generateCaseStudies, lendArtwork } from '@/scripts/tools/bench/generate-case-studies';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'project-'));
  mkdirSync(join(root, 'content/case-studies'), { recursive: true });
  for (const id of ['a', 'b']) {
    const study = { id, industry: 'retail', title: { en: id } };
    writeFileSync(join(root, `content/case-studies/${id}.json`), JSON.stringify(study));
  }
  writeFileSync(
    join(root, 'content/order.json'),
    JSON.stringify({ services: ['x'], 'case-studies': ['a', 'b'] }),
  );
});
afterEach(() => rmSync(root, { recursive: true }));

const read = (path: string) => JSON.parse(readFileSync(join(root, 'content', path), 'utf8'));

describe('the real case studies', () => {
  const project = process.cwd();
  const art = 'public/images/art/case-studies';

  /** A copy of the project's content; what else content names stays where it is. */
  function copyContent() {
    for (const folder of ['content', 'messages', art])
      cpSync(join(project, folder), join(root, folder), { recursive: true });
  }
  const check = () =>
    checkContent(
      root,
      (path) => existsSync(join(root, path)) || (!path.startsWith(art) && existsSync(join(project, path))),
    );

  it('give copies that break no rule and repeat no sentence', () => {
    rmSync(join(root, 'content'), { recursive: true });
    copyContent();
    generateCaseStudies(root, 40);
    const takeBack = lendArtwork(root);
    const { issues, warnings, sources } = check();
    expect({ issues, warnings }).toEqual({ issues: [], warnings: [] });
    expect(sources.filter(({ area }) => area === 'case-studies')).toHaveLength(40);
    takeBack();
    expect(readdirSync(join(root, art))).toEqual(readdirSync(join(project, art)));
  });
});

describe('generateCaseStudies', () => {
  it('copies until there are enough, under names of their own', () => {
    generateCaseStudies(root, 5);
    expect(read('order.json')).toEqual({ services: ['x'], 'case-studies': ['a', 'b', 'a-2', 'b-2', 'a-3'] });
    expect(readdirSync(join(root, 'content/case-studies'))).toHaveLength(5);
    expect(read('case-studies/a-3.json')).toEqual({
      id: 'a-3',
      industry: 'retail',
      title: { en: 'a 3' },
    });
  });

  it('leaves a content that is large enough alone', () => {
    generateCaseStudies(root, 2);
    expect(readdirSync(join(root, 'content/case-studies'))).toEqual(['a.json', 'b.json']);
  });
});
