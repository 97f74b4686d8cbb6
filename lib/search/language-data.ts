import type { Locale } from '@/messages/routing';

/** The rules of the search for the words of a language. It is part of each index, so the browser loads one language only. */
export type WordRules = {
  /** Endings to remove, without accents. Words that differ only in them are found together. */
  endings: string;
  /** Words that the search ignores, without accents. */
  ignored: string;
};

/** The rules of each language; a language without an entry has exact words and prefixes only. */
export const wordRules: Partial<Record<Locale, WordRules>> = {
  en: {
    endings:
      'izations ization isations isation ations ation ating ated ates ator ators ate ions ion ings ing edly ed ers er ors or ies ied ments ment ness ities ity ances ance ences ence ants ant ables able ibles ible ives ive ized izes ize izing als al ics ic ly es s e y',
    ignored:
      'a an and are as at be by can do does for from has have how i if in is it its me my of on or our that the their this to us was we what when where which who why will with you your',
  },
  es: {
    endings:
      'amientos amiento imientos imiento aciones acion iciones icion uciones ucion ciones cion siones sion adoras adores adora ador ancias ancia encias encia idades idad mente ables able ibles ible istas ista ismos ismo icas icos ica ico ivas ivos iva ivo ando iendo adas ados ada ado idas idos ida ido ales al arias arios aria ario eras eros era ero ar er ir an en as os es ia a o e s',
    ignored:
      'a al como con cual cuando cuanto cuanta cuantos cuantas de del donde e el en es esta este la las lo los me mi nos o para por que quien se ser si sin son su sus tiene tienen un una unas unos y yo',
  },
  fr: {
    endings:
      'issements issement ements ement ations ation itions ition utions ution tions tion sions sion atrices atrice ateurs ateur trices trice teurs teur euses euse eurs eur ances ance ences ence ites ite ables able ibles ible istes iste ismes isme iques ique ives ive ifs if elles elle els el ales ale aux al ants ante antes ant ees ee es er ez ir aires aire ieres iere iers ier s x e i',
    ignored:
      'a ai au aux avec c ce ces comment d dans de des du elle en est et etre il ils j je l la le les leur mes mon n nos notre on ou par pas pour qu quand que quel quelle quelles quels qui s sa se ses son sur t un une vos votre vous y',
  },
};
