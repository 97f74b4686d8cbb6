import { figureText, pairText } from '@/components/sections/figure-text';

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

describe('pairText', () => {
  it.each<[[number, number], string, 'en' | 'es' | 'fr', [string, string]]>([
    [[7, 4.4], 'basis points', 'en', ['7.0\u00a0basis points', '4.4\u00a0basis points']],
    [[7, 4.4], 'points', 'fr', ['7,0\u00a0points', '4,4\u00a0points']],
    [[26, 71], '%', 'es', ['26\u00a0%', '71\u00a0%']],
    [[1_120_000, 740_000], '$', 'en', ['$1,120,000', '$740,000']],
    [[8, 3], '', 'en', ['8', '3']],
    [[0.1 + 0.2, 1], 's', 'en', ['0.30\u00a0s', '1.00\u00a0s']],
  ])('writes %j with "%s" in %s', (values, unit, locale, shown) => {
    expect(pairText(values, unit, locale)).toEqual(shown);
  });
});
