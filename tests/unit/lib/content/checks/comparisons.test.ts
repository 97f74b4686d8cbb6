/** @jest-environment node */
import { checkComparisons } from '@/lib/content/checks/comparisons';
import { lines, source } from './given';

const result = (metric: string, baseline: string, comparison: object | undefined) => ({
  metric: { en: metric },
  text: { en: 'less fraud' },
  baseline: { en: baseline },
  comparison,
});
const check = (...args: Parameters<typeof result>) =>
  lines(checkComparisons([source('case-studies', 'bank', { results: [result(...args)] })]));

describe('checkComparisons', () => {
  it.each([
    ['the change in percent', '37%', 'From 7.0 to 4.4 basis points.', { before: 7, after: 4.4 }],
    ['the second value', '11\u00a0min', 'Down from 34 minutes.', { before: 34, after: 11 }],
    ['the difference', '5,200', 'It took 7,700 hours, and takes 2,500.', { before: 7700, after: 2500 }],
    ['another unit', '8\u00a0days', 'It took 19 weeks.', { before: 133, after: 8 }],
    ['millions in words', '34%', 'From $1.12 million to $740,000.', { before: 1_120_000, after: 740_000 }],
    ['the ratio', '3×', 'It took 90 minutes, and takes 30.', { before: 90, after: 30 }],
    ['a rounded ratio', '3×', 'It took 95 minutes, and takes 31.', { before: 95, after: 31 }],
    ['a metric in another unit', '6\u00a0weeks', 'Down from 90 days.', { before: 90, after: 42 }],
    ['a value of zero', '0', 'Down from 730.', { before: 730, after: 0 }],
    ['no comparison', '12%', 'Against stores still waiting.', undefined],
  ])('accepts %s', (_, metric, baseline, comparison) => {
    expect(check(metric, baseline, comparison)).toEqual([]);
  });

  it('names a value that the texts do not have', () => {
    expect(check('37%', 'From 7.0 to 4.4 basis points.', { before: 8, after: 4.4 })).toEqual([
      'results[0].comparison.before: Write 8 in "metric" or "baseline" too, or correct it here: the texts of this result name other numbers.',
    ]);
  });

  it('names values that do not give the metric', () => {
    expect(check('46%', 'From 7.0 to 4.4 basis points.', { before: 7, after: 4.4 })).toEqual([
      'results[0].comparison: Correct the values or the metric: from 7 to 4.4 does not give 46%.',
    ]);
  });
});
