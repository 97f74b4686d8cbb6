/** @jest-environment node */
import { checkArticleDates } from '@/lib/content/checks/article-dates';
import { source } from './given';

const now = new Date('2026-06-01T12:00:00Z');
const fieldsOf = (data: object) =>
  checkArticleDates([source('insights', 'bills', data)], now).map(({ path }) => path.join('.'));

describe('checkArticleDates', () => {
  it('reports days in the future', () => {
    expect(fieldsOf({ published: '2026-06-03' })).toEqual(['published']);
    expect(fieldsOf({ published: '2026-05-03', updated: '2026-07-01' })).toEqual(['updated']);
    expect(fieldsOf({ published: '2026-06-01' })).toEqual([]);
  });

  it('accepts the day on which the article is published', () => {
    expect(fieldsOf({ published: '2026-07-01', publishOn: '2026-07-01' })).toEqual([]);
    expect(fieldsOf({ published: '2026-07-02', publishOn: '2026-07-01' })).toEqual(['published']);
  });
});
