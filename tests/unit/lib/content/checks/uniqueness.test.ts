/** @jest-environment node */
import type { Area } from '@/lib/content/checks/source';
import { textsOf } from '@/lib/content/checks/text';
import { checkUniqueness } from '@/lib/content/checks/uniqueness';
import { lines, source } from './given';

const entry = (area: Area, name: string, data: unknown) => textsOf(source(area, name, data));

describe('checkUniqueness', () => {
  it('names the file that has the title already', () => {
    const texts = [
      ...entry('services', 'cloud', { title: { en: 'Cloud', es: 'Nube' } }),
      ...entry('services', 'data', { title: { en: 'Data', es: 'nube' } }),
    ];
    expect(lines(checkUniqueness(texts))).toEqual([
      'title.es: Write another title in Spanish: content/services/cloud.json has the same one, and visitors could not tell them apart.',
    ]);
  });

  it('lets entries of different kinds share a title, but not what search results show', () => {
    const data = { title: { en: 'Cloud' }, meta: { title: { en: 'A' }, description: { en: 'B' } } };
    const texts = [...entry('services', 'cloud', data), ...entry('industries', 'cloud', data)];
    expect(lines(checkUniqueness(texts))).toEqual([
      'meta.title.en: Write another title for search results in English: content/services/cloud.json has the same one, and visitors could not tell them apart.',
      'meta.description.en: Write another description for search results in English: content/services/cloud.json has the same one, and visitors could not tell them apart.',
    ]);
  });

  it('lets languages share a title', () => {
    expect(checkUniqueness(entry('services', 'cloud', { title: { en: 'Cloud', fr: 'Cloud' } }))).toEqual([]);
  });
});
