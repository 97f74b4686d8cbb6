/** @jest-environment node */
import { checkFigures, numbersIn } from '@/lib/content/checks/figures';
import type { Locale } from '@/messages/routing';
import { lines, texts } from './given';

describe('numbersIn', () => {
  it.each<[Locale, string, string[]]>([
    ['en', '4,200 gifts, 4.2 million, 1,234,567.5', ['4200', '4.2', '1234567.5']],
    ['es', '4200 donativos, 4,2 millones, 1\u00a0234\u00a0567,5', ['4200', '4.2', '1234567.5']],
    ['fr', '4\u00a0200 dons, 4,2 millions, 1\u00a0234\u00a0567,5', ['4200', '4.2', '1234567.5']],
    [
      'en',
      '6–18 months, 24/7, X12 278, WCAG 2.2, April 8, 2025',
      ['6', '18', '24', '7', '12', '278', '2.2', '8', '2025'],
    ],
    ['fr', 'de 6 à 18 mois, X12\u00a0278, WCAG 2.2', ['6', '18', '12', '278', '2.2']],
    ['en', 'since {founded}, three years', []],
    ['en', 'at 08:40, 6:00 and 9:15', ['8', '40', '6', '9', '15']],
    ['fr', 'à 8 h 40, 6 h et 9 h 15', ['8', '40', '6', '9', '15']],
    ['en', '1.6 billion rows, a billion', ['1600']],
    ['en', '3 billionaires', ['3']],
    ['es', '1600 millones y 1,6 mil millones', ['1600', '1600']],
    ['fr', '1,6 milliard de lignes', ['1600']],
  ])('reads %s “%s”', (locale, text, values) => {
    expect(numbersIn(text, locale).map(({ value }) => value)).toEqual(values);
  });
});

describe('checkFigures', () => {
  it('accepts the number format of each language', () => {
    const title = { en: '37% of 61,000', es: '37\u00a0% de 61\u00a0000', fr: '37\u00a0% de 61\u00a0000' };
    expect(checkFigures(texts({ title }))).toEqual([]);
  });

  it('reports a missing figure and the one in its place', () => {
    const title = { en: '37% of 61,000', es: '73\u00a0% de 61\u00a0000', fr: '37\u00a0%' };
    expect(lines(checkFigures(texts({ title })))).toEqual([
      "title.es: See whether the numbers are right: English says 37, and the Spanish text doesn't; the Spanish text says 73, and English doesn't.",
      "title.fr: See whether the numbers are right: English says 61,000, and the French text doesn't.",
    ]);
  });

  it('reads numbers within words in another language as that language writes them', () => {
    const text = { en: 'The 61,000 cards', es: 'El libro [61,000 cards](lang:en)' };
    const content = { introduction: [{ kind: 'paragraph', text }] };
    expect(checkFigures(texts({ content }))).toEqual([]);
  });

  it('counts repeated figures', () => {
    const title = { en: '5 and 5', es: '5 y cinco', fr: '5 et 5' };
    expect(lines(checkFigures(texts({ title })))).toEqual([
      "title.es: See whether the numbers are right: English says 5, and the Spanish text doesn't.",
    ]);
  });
});
