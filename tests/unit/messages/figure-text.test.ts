import { figureText, valueTexts } from '@/messages/figure-text';

describe('figureText', () => {
  it.each([
    ['en', 200, '+', '200+'],
    ['en', 99.9, '%', '99.9%'],
    ['es', 99.9, '%', '99,9\u00a0%'],
    ['fr', 99.95, '%', '99,95\u00a0%'],
    ['en', 95, '%+', '95%+'],
    ['en', 61000, '', '61,000'],
    ['es', 61000, '', '61\u00a0000'],
    ['fr', 61000, '', '61\u00a0000'],
    ['fr', 4.5, '', '4,5'],
  ] as const)('formats for %s %d with suffix "%s" as %s', (locale, value, suffix, shown) => {
    expect(figureText({ value, suffix }, locale)).toBe(shown);
  });
});

describe('valueTexts', () => {
  it.each([
    [[7, 4.4], 'basis points', 'en', ['7.0\u00a0basis points', '4.4\u00a0basis points']],
    [[4.4, 4], 'points', 'fr', ['4,4\u00a0points', '4,0\u00a0points']],
    [[26, 19], '%', 'es', ['26\u00a0%', '19\u00a0%']],
    [[1_120_000, 740_000], '$', 'en', ['$1,120,000', '$740,000']],
    [[1 / 3, 8], '', 'en', ['0.33', '8.00']],
  ] as const)(
    'writes %j with "%s" in %s, with the same number of decimals',
    (values, unit, locale, shown) => {
      expect(valueTexts(values, unit, locale)).toEqual(shown);
    },
  );
});
