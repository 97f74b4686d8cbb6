/** @jest-environment node */
import { sectionPageIds } from '@/lib/site/site-map';
import { chosenPages } from '@/scripts/tools/bench/pages';
import { resultTables } from '@/scripts/tools/bench/table';

const load = {
  lcp: 1545,
  fcp: 700,
  tbt: 12,
  cls: 0,
  speedIndex: 710,
  score: 100,
  html: 14_000,
  css: 0,
  fonts: 62_000,
  pictures: 9_000,
  script: 125_000,
  other: 0,
  requests: 19,
};

describe('resultTables', () => {
  it('compares a page with its floor: times with their ratio, bytes in kB', () => {
    const text = resultTables({
      loads: { about: { mobile: { page: load, floor: { ...load, lcp: 1500, script: 0, score: 99 } } } },
      interactions: [{ name: 'open the menu', milliseconds: 23.6 }],
    });
    expect(text).toContain('### mobile');
    expect(text).not.toContain('### desktop');
    expect(text).toContain(
      '| about | 1,545 (1.03) | 700 (1.00) | 710 (1.00) | 12 | 0.00 | 100 / 99 | 14.0 kB | 62.0 kB | 9.0 kB | 125.0 kB | 19 |',
    );
    expect(text).toContain('| open the menu | 24 |');
  });
});

describe('chosenPages', () => {
  it('returns all pages, or the named ones', () => {
    const types = chosenPages(undefined).map(([type]) => type);
    expect(types).toEqual(expect.arrayContaining(['service', 'legal', ...sectionPageIds]));
    expect(chosenPages('legal,home').map(([type]) => type)).toEqual(['legal', 'home']);
    expect(chosenPages('home')).toEqual([['home', 'index']]);
  });

  it('reports unknown names', () => {
    expect(() => chosenPages('home,careers')).toThrow('"careers"');
  });
});
