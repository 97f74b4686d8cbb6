import { scaffold } from '@/lib/content/scaffold';
import { isUnwritten } from '@/lib/content/unwritten';

const text = (description: string, maxLength = 100) => ({
  type: 'object',
  description,
  required: ['en', 'es', 'fr'],
  properties: Object.fromEntries(['en', 'es', 'fr'].map((code) => [code, { type: 'string', maxLength }])),
});

it('gives the items of a list different TODO texts, which pages need', () => {
  const items = {
    type: 'object',
    required: ['title', 'short'],
    properties: { title: text('What it is.'), short: text('A longer explanation.', 10) },
  };
  const list = scaffold({ type: 'array', minItems: 3, items }, 'points', {});
  expect(list.map(({ title }: { title: { en: string } }) => title.en)).toEqual([
    'TODO: What it is',
    'TODO: What it is (2)',
    'TODO: What it is (3)',
  ]);
  for (const { short } of list) {
    expect(isUnwritten(short.es)).toBe(true);
    expect(short.es.length).toBeLessThanOrEqual(10);
  }
});
