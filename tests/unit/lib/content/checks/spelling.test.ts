/** @jest-environment node */
import { checkSpelling, type Dictionary } from '@/lib/content/checks/spelling';
import type { Locale } from '@/messages/routing';
import { messagesOf, paragraph, text, texts } from './given';

const words: Record<Locale, string[]> = {
  en: ['the', 'bank', 'mail', 'non', 'profit', 'State'],
  es: ['el', 'banco', 'rápido'],
  fr: ['la', 'banque', 'été', 'dites', 'nous', 'a', 'il', 'est', 'État'],
};
const dictionary = (locale: Locale): Dictionary => ({
  has: (word) => words[locale].includes(word),
  suggest: (word) => (word === 'bnak' ? ['bank', 'banks', 'bark', 'balk'] : []),
});
const check = (locale: Locale, value: string) =>
  messagesOf(checkSpelling(text(locale, value), { [locale]: dictionary(locale) }));

describe('checkSpelling', () => {
  it.each<[Locale, string]>([
    ['en', 'The BANK’s e-mail: non-profit, 90th, v2, X12, {company}'],
    ['es', 'El banco «rápido» {location}'],
    ['fr', 'Dites-nous\u00a0: qu’il est, l’été, L’État, a-t-il'],
  ])('knows the words of %s “%s”', (locale, value) => {
    expect(check(locale, value)).toEqual([]);
  });

  it('reports a misspelled word with suggestions', () => {
    expect(check('en', 'The bnak')).toEqual([
      'Correct “bnak” (“bank” or “banks” or “bark”?), or add it to content/dictionary/en.txt; names go to names.txt there.',
    ]);
  });

  it.each<[Locale, string, string]>([
    ['es', 'El bnco', 'bnco'],
    ['fr', 'l’étté', 'l’étté'],
  ])('reports a word of %s “%s”', (locale, value, word) => {
    expect(check(locale, value)).toEqual([
      `Correct “${word}”, or add it to content/dictionary/${locale}.txt; names go to names.txt there.`,
    ]);
  });

  it.each([
    ['bnak', ['bank'], true],
    ['banka', ['bank'], true],
    // The first word of a sentence has a capital letter, too.
    ['Managment', ['Management'], true],
    ['We ship. Managment', ['management'], true],
    ['real-tme', ['real-time'], true],
    // A name, a product, and words that are new.
    ['with Kubecost', ['Kubecast'], false],
    ['Kubecost', ['Kubrick'], false],
    ['kubeCost', ['kubecast'], false],
    ['reindexing', ['indexing'], false],
    ['gateways', ['gateway'], false],
    ['webhooks', ['web hooks', 'web-hooks'], false],
    ['finops', ['snoops'], false],
    ['vectorless', [], false],
    // A long word may have two errors.
    ['managment', ['management'], true],
  ])('tells whether the last word of “%s” is a typing error for %p: %p', (words, options, isTypo) => {
    const issue = checkSpelling(text('en', words), { en: { has: () => false, suggest: () => options } }).at(
      -1,
    );
    expect(issue?.about).toEqual({ rule: 'spelling', isTypo });
  });

  it('looks up words in another language in the dictionary of that language', () => {
    const dictionaries = { en: dictionary('en'), fr: dictionary('fr') };
    const found = (value: string) => messagesOf(checkSpelling(paragraph('fr', value), dictionaries));
    expect(found('Il a dit qu’[the bank](lang:en) est la [Katze](lang:de)')).toEqual([
      expect.stringMatching(/^Correct “dit”.*fr\.txt/),
    ]);
    expect(found('Il a [the bnak](lang:en)')).toEqual([expect.stringMatching(/^Correct “bnak”.*en\.txt/)]);
  });

  it('reports the position of the word, counting placeholders before it', () => {
    const [issue] = checkSpelling(text('en', '{company} the bnak'), { en: dictionary('en') });
    expect(issue).toMatchObject({ path: ['title', 'en'], offset: 14 });
  });

  it('reports a name in several languages once', () => {
    const title = { en: 'The Zorbix bank', es: 'El banco Zorbix', fr: 'La banque Zorbix' };
    const summary = { en: 'The bnak', es: 'El Zorbix', fr: 'La bnak' };
    const dictionaries = { en: dictionary('en'), es: dictionary('es'), fr: dictionary('fr') };
    expect(messagesOf(checkSpelling(texts({ title, summary }), dictionaries))).toEqual([
      'Add the name “Zorbix” to content/dictionary/names.txt, or correct it: 4 texts have it.',
      expect.stringMatching(/^Correct “bnak”.*en\.txt/),
      expect.stringMatching(/^Correct “bnak”.*fr\.txt/),
    ]);
  });
});
