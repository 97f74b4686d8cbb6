import { parseVitals, summarize } from '@/lib/field-data/vitals';
import { vital } from '../../support/vital';

describe('parseVitals', () => {
  test('accepts one value, or all values of a page view', () => {
    const second = { ...vital, name: 'CLS', value: 0 };
    expect([parseVitals(JSON.stringify(vital)), parseVitals(JSON.stringify([vital, second]))]).toEqual([
      { vitals: [vital] },
      { vitals: [vital, second] },
    ]);
  });

  test.each([
    [{ name: 'FID' }, '"name" has to be one of CLS, FCP, INP, LCP, TTFB.'],
    [{ value: '12' }, '"value" has to be a number from 0 to 600000.'],
    [{ value: -1 }, '"value" has to be'],
    [{ value: 1e9 }, '"value" has to be'],
    [{ value: null }, '"value" has to be'],
    [{ rating: 'great' }, '"rating" has to be'],
    [{ page: '/services?email=a@example.com' }, '"page" has to be a path without query and hash'],
    [{ page: 'https://example.com/' }, '"page" has to be'],
    [{ page: '/<script>' }, '"page" has to be'],
    [{ page: `/${'x'.repeat(200)}` }, '"page" has to be'],
    [{ language: 'de' }, '"language" has to be a language of the site.'],
    [{ device: 'watch' }, '"device" has to be one of phone, tablet, desktop.'],
    [{ navigationType: 'teleport' }, '"navigationType" has to be'],
    [{ rating: undefined }, '"rating" has to be'],
    [{ user: 'ada' }, '"user" is not known.'],
  ])('refuses %j', (change, issue) => {
    const result = parseVitals(JSON.stringify({ ...vital, ...change }));
    expect(result).toEqual({ issues: [expect.stringContaining(issue)] });
  });

  test.each(['', 'nonsense', '1', 'null', '[]', '[1]', '[[]]', '"LCP"'])('refuses %j', (body) => {
    expect(parseVitals(body)).toHaveProperty('issues');
  });

  test('refuses two values of one metric', () => {
    expect(parseVitals(JSON.stringify([vital, { ...vital, name: 'CLS' }, { ...vital, value: 1 }]))).toEqual({
      issues: ['A beacon has at most one value of each metric; LCP has several.'],
    });
  });

  test('reports every issue at once', () => {
    expect(parseVitals('[{"constructor":1}]')).toHaveProperty('issues.length', 8);
  });
});

describe('summarize', () => {
  test('returns median and 75th percentile per type of page, class of device, language, and metric', () => {
    const values = [
      ...[400, 100, 300, 200].map((value, index) => ({ ...vital, page: `/services/id-${index}`, value })),
      { ...vital, language: 'es', page: '/es/services', value: 5 },
      { ...vital, device: 'desktop', value: 6 },
      { ...vital, name: 'CLS', value: 0.1 },
      { ...vital, page: '/elsewhere', value: 7 },
    ];
    const group = { device: 'phone', language: 'en', name: 'LCP', count: 1 };
    expect(summarize(values)).toEqual([
      { ...group, pageType: 'other', p50: 7, p75: 7 },
      { ...group, pageType: 'service', count: 4, p50: 250, p75: 325 },
      { ...group, pageType: 'services', device: 'desktop', p50: 6, p75: 6 },
      { ...group, pageType: 'services', name: 'CLS', p50: 0.1, p75: 0.1 },
      { ...group, pageType: 'services', language: 'es', p50: 5, p75: 5 },
    ]);
  });

  test('returns nothing for no values', () => {
    expect(summarize([])).toEqual([]);
  });
});
