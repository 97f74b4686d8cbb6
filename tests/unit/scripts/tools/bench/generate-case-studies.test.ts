/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from '@/lib/content/check';
import { generateCaseStudies, linkArtwork } from '@/scripts/tools/bench/generate-case-studies';
import { addPictures, type Loose, validSite, writeSite } from '../../../lib/content/site';

let root: string;

beforeEach(() => {
  const study = (id: string) => ({ id, industry: 'retail', title: { en: id } });
  root = writeSite({
    'content/case-studies/a.json': study('a'),
    'content/case-studies/b.json': study('b'),
    'content/order.json': { services: ['x'], 'case-studies': ['a', 'b'] },
  });
});
const read = (path: string) => JSON.parse(readFileSync(join(root, 'content', path), 'utf8'));

describe('copies of case studies', () => {
  const long =
    'This paragraph about the $ is long enough that a copy of it, word for word, counts as repeated.';
  const art = 'public/images/art/case-studies';

  it('pass the content check and repeat no sentence', () => {
    const site = validSite();
    for (const id of ['bank', 'shop', 'school']) {
      const { challenge } = site[`content/case-studies/${id}.json`] as { challenge: Loose[] };
      challenge[0].text.en = long.replace('$', id);
    }
    const folder = writeSite(site);
    addPictures(folder);
    const before = readdirSync(join(folder, art));
    generateCaseStudies(folder, 40);
    const removeArtwork = linkArtwork(folder);
    const { issues, warnings, sources } = checkContent(folder);
    expect(issues).toEqual([]);
    expect(warnings.filter(({ message }) => message.startsWith('Say this in other words'))).toEqual([]);
    expect(sources.filter(({ area }) => area === 'case-studies')).toHaveLength(40);
    removeArtwork();
    expect(readdirSync(join(folder, art))).toEqual(before);
  });
});

describe('generateCaseStudies', () => {
  it('creates the missing number of copies with unique names', () => {
    generateCaseStudies(root, 5);
    expect(read('order.json')).toEqual({ services: ['x'], 'case-studies': ['a', 'b', 'a-2', 'b-2', 'a-3'] });
    expect(readdirSync(join(root, 'content/case-studies'))).toHaveLength(5);
    expect(read('case-studies/a-3.json')).toEqual({
      id: 'a-3',
      industry: 'retail',
      title: { en: 'a 3' },
    });
  });

  it('changes nothing if there are enough case studies', () => {
    generateCaseStudies(root, 2);
    expect(readdirSync(join(root, 'content/case-studies'))).toEqual(['a.json', 'b.json']);
  });
});
