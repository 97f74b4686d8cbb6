/** @jest-environment node */
import { checkLanguage } from '@/lib/content/checks/language';
import type { Locale } from '@/messages/routing';
import { messagesOf, paragraph, text } from './given';

const check = (locale: Locale, value: string) => messagesOf(checkLanguage(text(locale, value)));

const samples: Record<Locale, string> = {
  en: 'We read your contracts and inspect the systems that you run today.',
  es: 'Leemos sus contratos y revisamos los sistemas que usted opera para sus clientes.',
  fr: 'Nous lisons vos contrats et examinons les systèmes que vous exploitez pour vos clients.',
};

describe('checkLanguage', () => {
  it.each(Object.entries(samples) as [Locale, string][])('accepts %s', (locale, value) => {
    expect(check(locale, value)).toEqual([]);
  });

  it.each<[Locale, Locale, string]>([
    ['en', 'fr', 'Write this text in English: it reads as French.'],
    ['es', 'en', 'Write this text in Spanish: it reads as English.'],
    ['fr', 'es', 'Write this text in French: it reads as Spanish.'],
  ])('reports a text for %s that is in %s', (locale, actual, message) => {
    expect(check(locale, samples[actual])).toEqual([message]);
  });

  it('accepts a title that is marked as another language', () => {
    const title = 'The Art of War for the rest of us';
    const found = (value: string) => messagesOf(checkLanguage(paragraph('es', value)));
    expect(found(`[${title}](lang:en), Fowler`)).toEqual([]);
    expect(found(`${title}, Fowler`)).toEqual(['Write this text in Spanish: it reads as English.']);
  });

  it('accepts names', () => {
    expect(check('es', 'Business Associate Agreement')).toEqual([]);
  });
});
