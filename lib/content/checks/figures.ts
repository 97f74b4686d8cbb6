import { defaultLocale, type Locale, locales } from '@/messages/routing';
import type { Issue } from '../issue';
import { languageName } from '../language-name';
import { issueOf, type Text, type Wording } from './text';

type Figure = { shown: string; value: string };

type Notation = { figure: RegExp; value: (shown: string) => string };

/** How this site groups thousands and marks decimals in a language, if that differs from Intl. */
const notations: Partial<Record<Locale, Notation>> = {
  es: {
    figure: /(?<![\p{L}\d])\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?!\d)(?:,\d+)?|\d+(?:[.,]\d+)*/gu,
    value: (shown) => shown.replace(/[ \u00a0\u202f]/g, '').replace(',', '.'),
  },
};
notations.fr = notations.es;

const english: Notation = {
  figure: /(?<![\p{L}\d])\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)*/gu,
  value: (shown: string) => shown.replaceAll(',', ''),
};

/** The common way of a language, e.g. 4.200,5 in German. */
function commonNotation(locale: Locale): Notation {
  const parts = new Intl.NumberFormat(locale).formatToParts(1_234_567.8);
  const separator = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  if (separator('decimal') !== ',') return english;
  const group = /\s/.test(separator('group')) ? '\\s' : separator('group').replace('.', '\\.');
  const grouped = `\\d{1,3}(?:${group}\\d{3})+(?!\\d)`;
  const isGrouped = new RegExp(`^${grouped}`);
  return {
    figure: new RegExp(`(?<![\\p{L}\\d])${grouped}(?:,\\d+)?|\\d+(?:[.,]\\d+)*`, 'gu'),
    value: (shown) =>
      (isGrouped.test(shown) ? shown.replace(new RegExp(group, 'g'), '') : shown).replace(',', '.'),
  };
}

const known = new Map<Locale, Notation>(
  locales.map((locale) => [locale, notations[locale] ?? commonNotation(locale)]),
);

/** Spanish has no word for a billion: 1.6 billion is "1600 millones", or "1,6 mil millones". German is for a new language. */
const billions = /^\s*(?:billion|mil millones|milliards?|Milliarden?)(?!\p{L})/u;

/** The numbers of a text, comparable across languages: `4,200.5`, `4200,5` and `4 200,5` are all 4200.5. */
export function numbersIn(text: string, locale: Locale): Figure[] {
  const { figure, value } = known.get(locale) ?? english;
  if (!/\d/.test(text)) return [];
  // Languages differ in whether they write the minutes of a whole hour: 6:00 is "6 h" in French.
  const plain = text.replace(/\{[^}]*\}/g, ' ').replace(/(?<=\d):00(?!\d)/g, '');
  return [...plain.matchAll(figure)].map(({ 0: shown, index }) => {
    // And in whether they write 08:40 or 8:40.
    const plainValue = value(shown).replace(/^0+(?=\d)/, '');
    const isBillions = billions.test(plain.slice(index + shown.length));
    return { shown, value: isBillions ? String(Number(plainValue) * 1000) : plainValue };
  });
}

/** The items of the first list that are missing in the second, as often as they are missing. */
function lacking(figures: readonly Figure[], others: readonly Figure[]): string {
  const left = others.map(({ value }) => value);
  return figures
    .filter(({ value }) => {
      const index = left.indexOf(value);
      if (index >= 0) left.splice(index, 1);
      return index < 0;
    })
    .map(({ shown }) => shown)
    .join(', ');
}

/** The numbers of a text; those within words in another language are read as that language writes them. */
const figuresOf = (wording: Wording) =>
  [wording, ...wording.foreign].flatMap(({ ownWords, locale }) => numbersIn(ownWords, locale));

/**
 * Numbers that do not agree across the languages of a text; numbers in words are not compared. A warning, because correct
 * translations differ, too: “24/7” is “24 h/24 et 7 j/7”.
 */
export function checkFigures(texts: readonly Text[]): Issue[] {
  const issues: Issue[] = [];
  for (const text of texts) {
    const reference = text.in[defaultLocale];
    if (!reference) continue;
    const wanted = figuresOf(reference);
    for (const wording of Object.values(text.in)) {
      if (wording === reference) continue;
      const own = figuresOf(wording);
      const missing = lacking(wanted, own);
      const extra = lacking(own, wanted);
      if (!missing && !extra) continue;
      const language = languageName(wording.locale);
      const difference = [
        missing && `English says ${missing}, and the ${language} text doesn't`,
        extra && `the ${language} text says ${extra}, and English doesn't`,
      ];
      const message = `See whether the numbers are right: ${difference.filter(Boolean).join('; ')}.`;
      issues.push(issueOf(wording, message));
    }
  }
  return issues;
}
