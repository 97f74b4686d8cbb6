/** @jest-environment node */
import { checkLegal } from '@/lib/content/checks/legal';
import { source } from './given';

const document = (name: string, count: number) =>
  source('legal', name, { sections: Array.from({ length: count }, (_, index) => ({ id: `part-${index}` })) });
const check = (...sources: ReturnType<typeof document>[]) =>
  checkLegal(sources).map(({ file, message }) => `${file}: ${message}`);

describe('checkLegal', () => {
  it('accepts any number of sections', () => {
    expect(check(document('privacy-policy', 3), document('terms-of-service', 25))).toEqual([]);
  });

  it.each([
    ['2026-11-22', []],
    // The schema says that there is no such day.
    ['2026-13-01', []],
    ['2026-11-25', [expect.stringMatching(/^content\/legal\/privacy-policy\.json: Write today's date/)]],
  ])('reports for the date %s on 2026-11-22: %j', (updated, expected) => {
    const privacy = source('legal', 'privacy-policy', { updated, sections: [] });
    const found = checkLegal([privacy, document('terms-of-service', 1)], new Date('2026-11-22T12:00:00Z'));
    expect(found.map(({ file, message }) => `${file}: ${message}`)).toEqual(expected);
  });

  it('reports a missing document and one without a route', () => {
    expect(check(document('privacy-policy', 10), document('imprint', 1))).toEqual([
      'content/legal/terms-of-service.json: Create this file: the page /terms-of-service is made from it.',
      'content/legal/imprint.json: Remove this file, or correct its name: no route shows it. The legal pages are privacy-policy, terms-of-service.',
    ]);
  });
});
