/** @jest-environment node */
import { checkGlossary, type Glossary } from '@/lib/content/checks/glossary';
import type { Locale } from '@/messages/routing';
import { lines, paragraph, text } from './given';

const glossary: Glossary = {
  terms: [
    {
      en: 'shadow mode',
      es: 'modo sombra',
      fr: 'essai à blanc',
      avoid: { en: ['silent run*'], es: ['a ciegas', 'email'], fr: ['marche* à blanc'] },
    },
    { en: 'rollback, return to the old system', avoid: { en: ['way back'] } },
    { en: 'wave', es: 'oleada', fr: 'vague' },
    { en: 'email', es: 'correo', fr: 'e-mail', avoid: { en: ['e-mail*'], fr: ['courriel*'] } },
  ],
};
const check = (locale: Locale, value: string) => lines(checkGlossary(text(locale, value), glossary));
const issue = (locale: Locale, term: string, found: string, language: string) =>
  `title.${locale}: Write “${term}” instead of “${found}” in ${language}: see docs/glossary.md. If “${found}” means something else here, change content/dictionary/glossary.json.`;

describe('checkGlossary', () => {
  it.each<[Locale, string]>([
    ['en', 'Nine weeks in shadow mode, then wave one'],
    ['es', 'Nueve semanas en modo sombra'],
    ['fr', 'Un e-mail après l’essai à blanc'],
    // A word to avoid in one language is allowed in another.
    ['es', 'un courriel'],
    ['fr', 'a ciegas'],
    // Parts of longer words and placeholders do not count.
    ['es', 'Va ciegamente; escriba a {email}'],
  ])('accepts %s “%s”', (locale, value) => {
    expect(check(locale, value)).toEqual([]);
  });

  it.each<[Locale, string, string]>([
    ['en', 'Two Silent Runs first', issue('en', 'shadow mode', 'Silent Runs', 'English')],
    ['es', 'Seis semanas a\u00a0ciegas', issue('es', 'modo sombra', 'a\u00a0ciegas', 'Spanish')],
    ['fr', 'La marche à blanc dure', issue('fr', 'essai à blanc', 'marche à blanc', 'French')],
    ['fr', 'Par courriel', issue('fr', 'e-mail', 'courriel', 'French')],
  ])('suggests the term to use in %s “%s”', (locale, value, expected) => {
    expect(check(locale, value)).toEqual([expected]);
  });

  it('accepts any word that is marked as another language', () => {
    expect(checkGlossary(paragraph('es', 'El [email](lang:en), la [silent run](lang:en)'), glossary)).toEqual(
      [],
    );
    expect(checkGlossary(paragraph('es', 'El **email**'), glossary)).toHaveLength(1);
  });

  it('quotes each of several terms', () => {
    expect(check('en', 'The way back')).toEqual([
      expect.stringContaining(
        'Write “rollback” or “return to the old system” instead of “way back” in English',
      ),
    ]);
  });

  it('reports every word of a text with its position', () => {
    expect(checkGlossary(text('es', 'Un email a ciegas'), glossary)).toMatchObject([
      { path: ['title', 'es'], offset: 9 },
      { path: ['title', 'es'], offset: 3 },
    ]);
  });
});
