import { type EntryKind, entryKinds } from '@/lib/site/site-map';
import type { Locale } from '@/messages/routing';
import { whyHidden } from '../hidden';
import type { Issue } from '../issue';
import type { Source } from './source';
import { issueOf, type Text, type Wording } from './text';

type Words = {
  /** The numbers from five on, in their order. */
  numbers: readonly string[];
  /** What visitors call the entries of a folder, in the plural. */
  nouns: Record<EntryKind, string>;
  /** Words before a number that is not the number of all entries, e.g. "about ten services". */
  qualifiers: readonly string[];
  /**
   * Words between a number and the noun with which it counts something else, e.g. "six other services"; any other word
   * may stand there, e.g. "six consulting services". Without this list no word may: elsewhere adjectives follow the noun.
   */
  others?: readonly string[];
};

/** Smaller numbers often count some of the entries, e.g. "three services". */
const least = 5;

/** Words before a number that counts some of the entries, e.g. "one in five services". */
const fraction = '\\b(?:in|of|cada|de|sur)[ \\u00a0]';

/** By language; texts of other languages are not read. */
const words: Partial<Record<Locale, Words>> = {
  en: {
    numbers: ['five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
    nouns: {
      services: 'services',
      'case-studies': 'case studies',
      industries: 'industries',
      insights: 'articles',
    },
    qualifiers: [
      'about',
      'above',
      'almost',
      'approximately',
      'around',
      'at least',
      'at most',
      'below',
      'beyond',
      'nearly',
      'over',
      'roughly',
      'some',
      'than',
      'under',
      'up to',
    ],
    others: [
      'additional',
      'and',
      'extra',
      'for',
      'further',
      'hundred',
      'in',
      'million',
      'more',
      'new',
      'of',
      'or',
      'other',
      'such',
      'thousand',
      'to',
    ],
  },
  es: {
    numbers: ['cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once', 'doce'],
    nouns: { services: 'servicios', 'case-studies': 'casos', industries: 'sectores', insights: 'artículos' },
    // "de", as in "más de", is in the words above.
    qualifiers: [
      'al menos',
      'aproximadamente',
      'casi',
      'como máximo',
      'como mínimo',
      'hasta',
      'por lo menos',
      'sobre',
      'unas',
      'unos',
    ],
  },
  fr: {
    numbers: ['cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze', 'douze'],
    nouns: {
      services: 'services',
      'case-studies': 'études de cas',
      industries: 'secteurs',
      insights: 'articles',
    },
    qualifiers: [
      'à peine',
      'au maximum',
      'au minimum',
      'au moins',
      'au plus',
      'environ',
      "jusqu[’']à",
      'presque',
      'quelque',
      'sous',
    ],
  },
};

/** A number in words before the noun of a folder, in some languages with a word between. */
function pattern({ numbers, nouns, qualifiers, others }: Words, folder: EntryKind): RegExp {
  const between = others ? `(?:[ \\u00a0](?!(?:${others.join('|')})(?!\\p{L}))[\\p{L}-]+)?` : '';
  const counted = `${between}[ \\u00a0]${nouns[folder]}`;
  // What precedes the number is read last, because few texts have a number before the noun.
  const qualified = `(?<![\\p{L}\\d])(?:${qualifiers.join('|')})[ \\u00a0]\\1${counted}`;
  return new RegExp(
    `(?<![\\p{L}\\d]|${fraction})(${numbers.join('|')})${counted}(?!\\p{L})(?<!${qualified})`,
    'iu',
  );
}

/** By language and folder. Compiled once: compiling them for each text took a fifth of the content check. */
const patterns = new Map(
  Object.values(words).map((known) => [
    known,
    entryKinds.map((folder) => [folder, pattern(known, folder)] as const),
  ]),
);

function wrongCounts(wording: Wording, counts: Readonly<Record<EntryKind, number>>): Issue[] {
  const known = words[wording.locale];
  return (known ? (patterns.get(known) ?? []) : []).flatMap(([folder, pattern]) => {
    const match = pattern.exec(wording.value);
    if (!known || !match) return [];
    const number = known.numbers.indexOf((match[1] ?? '').toLowerCase()) + least;
    if (number === counts[folder]) return [];
    // Without the text, so that a report lists all places of a file below one message.
    const message = `See whether this number is still right: the site has ${counts[folder]} ${words.en?.nouns[folder]}.`;
    return [{ ...issueOf(wording, message, match.index), about: { rule: 'counts' } }];
  });
}

/** Whether an issue is about a number that counts entries. */
export const isAboutCounts = ({ about }: Issue) => about?.rule === 'counts';

/**
 * Reports numbers in words that count the entries of a kind, and are wrong.
 * @param day the day of the build; entries that it leaves out do not count
 */
export function checkCounts(texts: readonly Text[], sources: readonly Source[], day: string): Issue[] {
  const onSite = sources.filter(({ data }) => whyHidden(data, day) === undefined);
  const count = (folder: EntryKind) => onSite.filter(({ area }) => area === folder).length;
  const counts = Object.fromEntries(entryKinds.map((kind) => [kind, count(kind)])) as Record<
    EntryKind,
    number
  >;
  return texts.flatMap((text) => Object.values(text.in).flatMap((wording) => wrongCounts(wording, counts)));
}
