/** @jest-environment node */
import { readLeniently } from '@/lib/content/lenient';
import { caseStudy } from '@/lib/content/schemas/case-study';
import { schemas } from '@/lib/content/schemas/kinds';
import { page } from '@/lib/content/schemas/page';
import { service } from '@/lib/content/schemas/service';
import { type Loose, validSite } from './site';

const cloud = () => validSite()['content/services/cloud.json'] as Loose;

/** Reads the service after a change that the schema refuses. */
function read(change: (data: Loose) => void): Loose {
  const data = cloud();
  change(data);
  expect(service.safeParse(data).success).toBe(false);
  return readLeniently(service, data, 'services');
}

describe('readLeniently', () => {
  it.each(Object.entries(validSite()).filter(([file]) => file.startsWith('content/')))(
    'reads %s as its schema does',
    (file, data) => {
      const [, folder = ''] = file.split('/');
      const kind = (folder.endsWith('.json') ? folder.slice(0, -5) : folder) as keyof typeof schemas;
      expect(readLeniently(schemas[kind], data, kind)).toEqual(schemas[kind].parse(data));
    },
  );

  it('keeps texts that are too long, and lists that are too long or too short', () => {
    const title = 'x'.repeat(63);
    const shown = read((data) => {
      data.title.en = title;
      data.benefits = Array.from({ length: 12 }, () => data.benefits[0]);
      data.content.approach = [];
    });
    expect(shown.title.en).toBe(title);
    expect(shown.benefits).toHaveLength(12);
    expect(shown.content.approach).toEqual([]);
  });

  it('drops unknown fields, and fills missing ones with TODO texts', () => {
    const shown = read((data) => {
      data.price = 100;
      delete data.title.fr;
      delete data.content.firstEngagement;
      delete data.benefits;
    });
    expect(shown).not.toHaveProperty('price');
    expect(shown.title.fr).toMatch(/^TODO: /);
    expect(shown.content.firstEngagement.title.es).toMatch(/^TODO: /);
    expect(shown.benefits[0].en).toMatch(/^TODO: /);
  });

  it('reads an entry that has only an id', () => {
    expect(readLeniently(caseStudy, { id: 'new' }, 'case-studies')).toMatchObject({
      id: 'new',
      results: expect.any(Array),
    });
  });

  it.each<[string, (data: Loose) => void]>([
    ['a number instead of a text', (data) => Object.assign(data.title, { en: 7 })],
    ['an unknown icon', (data) => Object.assign(data, { icon: 'castle' })],
    ['a text instead of a list', (data) => Object.assign(data, { benefits: 'many' })],
    ['null instead of an object', (data) => Object.assign(data, { content: null })],
  ])('returns undefined for %s', (_, change) => {
    expect(read(change)).toBeUndefined();
  });

  it('returns undefined for a section of an unknown kind', () => {
    const home = validSite()['content/pages/home.json'] as Loose;
    home.sections[1].kind = 'carousel';
    expect(readLeniently(page, home, 'pages')).toBeUndefined();
  });
});
