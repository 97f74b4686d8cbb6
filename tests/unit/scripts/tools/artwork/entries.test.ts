/**
 * @jest-environment node
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { personId } from '@/lib/content/slug';
import { createCanvas } from '@/scripts/tools/artwork/canvas';
import { writePicture } from '@/scripts/tools/artwork/encode';
import { readEntries } from '@/scripts/tools/artwork/entries';
import { temporaryFolder, writeFiles } from '../../../support/folder';

let root: string;

beforeEach(() => {
  root = temporaryFolder();
  for (const folder of ['services', 'case-studies', 'industries', 'insights', 'pages']) {
    mkdirSync(path.join(root, 'content', folder), { recursive: true });
  }
});

const write = (file: string, content: object) =>
  writeFiles(root, { [`content/${file}`]: JSON.stringify(content) });

describe('readEntries', () => {
  it('reads the values that affect the picture of each entry', () => {
    write('services/cloud.json', { icon: 'cloud', content: { approach: [{}, {}, {}, {}, {}, {}] } });
    write('case-studies/bank.json', {
      industry: 'financial',
      months: 8,
      results: [
        { metric: { en: '37%' }, comparison: { before: 8, after: 6 } },
        { metric: { en: '41 ms' } },
        { metric: { en: '12%' }, comparison: { before: 'seven' } },
      ],
    });
    write('insights/bills.json', {
      topics: ['cloud', 'data'],
      body: [{ kind: 'heading' }, { bars: [{ value: 3 }, { value: 7.5 }] }],
    });
    expect(readEntries(root)).toEqual(
      expect.arrayContaining([
        { kind: 'insights', id: 'bills', hour: 'gold', values: [3, 7.5] },
        { kind: 'services', id: 'cloud', icon: 'cloud', steps: 6 },
        { kind: 'case-studies', id: 'bank', industry: 'financial', months: 8, shares: [0.25, 0, 0.12] },
      ]),
    );
  });

  it('names the fallback pictures of case studies after the id of the industry, so that a new name changes none', () => {
    write('industries/financial.json', { title: { en: 'Financial Services' } });
    const fallbacks = readEntries(root).filter(({ kind }) => kind === 'fallbacks');
    expect(fallbacks).toEqual([{ kind: 'fallbacks', id: 'financial', industry: 'financial' }]);
  });

  it('has an entry for each person, with a name in any script', () => {
    const items = [{ name: 'Zoé Ávila' }, { name: '李 明' }];
    write('pages/about.json', { sections: [{ kind: 'people', items }] });
    const people = readEntries(root).filter(({ kind }) => kind === 'people');
    expect(people).toEqual([
      { kind: 'people', id: 'zoe-avila' },
      { kind: 'people', id: personId('李 明') },
    ]);
  });

  it('reads an incomplete entry', () => {
    write('case-studies/new.json', {});
    expect(readEntries(root)).toContainEqual(
      expect.objectContaining({ id: 'new', months: expect.any(Number), shares: expect.any(Array) }),
    );
  });

  it('has an entry for pages without a content file', () => {
    expect(readEntries(root)).toContainEqual({ kind: 'pages', id: 'legal' });
  });

  it('has a map for a page with reasons, and for an industry', () => {
    write('pages/about.json', { sections: [{ kind: 'hero' }, { kind: 'reasons' }] });
    write('pages/contact.json', { sections: [{ kind: 'hero' }] });
    write('industries/retail.json', {});
    const maps = readEntries(root).filter(({ kind }) => kind === 'maps');
    expect(maps).toEqual([
      { kind: 'maps', id: 'about' },
      { kind: 'maps', id: 'retail', industry: 'retail' },
    ]);
  });

  it('names the place in a file that is not valid JSON, and what to do', () => {
    writeFiles(root, { 'content/services/broken.json': '{ "icon": "cloud" ' });
    expect(() => readEntries(root)).toThrow(
      'content/services/broken.json needs a fix:\n✖ The file ends too early: a closing } or ] is missing at its end.\n  → at content/services/broken.json:1:18',
    );
  });
});

describe('writePicture', () => {
  const file = { path: 'public/images/art/services/ai-ml-480.webp', width: 16, format: 'webp' } as const;

  it('reports a file that cannot be compressed enough', async () => {
    await expect(writePicture(createCanvas(16, 8), [file], 10, root)).rejects.toThrow(
      /public\/images\/art\/services\/ai-ml-480\.webp has \d+ bytes at the lowest quality; the limit is 10/,
    );
  });
});
