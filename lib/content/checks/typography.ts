import type { Locale } from '@/messages/routing';
import { fixHint, type Issue } from '../issue';
import { excerpt } from './excerpt';
import { issueOf, type Text, type Wording } from './text';

/** Units after a number, in the languages of the site; `To` and `Go` are the French terabyte and gigabyte. */
export const unitPattern =
  'ms|s|min|h|km|m|cm|mm|kg|g|kWh|MWh|kW|MW|kHz|MHz|GHz|Hz|kB|KB|MB|GB|TB|PB|ko|Ko|Mo|Go|To|Po|Kbps|Mbps|Gbps|px|°C|°F|€';

type Rule = {
  find: RegExp;
  /** What to write instead. The report adds the place in the text. */
  remedy: string;
  /** Fixes it, if that is possible without understanding the sentence. */
  fix?: (value: string) => string;
};

/** Every match of a pattern replaced. */
const put =
  (pattern: RegExp, instead: string): Rule['fix'] =>
  (value) =>
    value.replace(new RegExp(pattern.source, `${pattern.flags.replace('g', '')}g`), instead);

/** Replaces pairs of straight quotation marks; a single one needs a writer. */
const pair =
  (open: string, close: string): Rule['fix'] =>
  (value) => {
    const parts = value.split('"');
    if (parts.length % 2 === 0) return value;
    return parts.map((part, index) => (index === 0 ? part : (index % 2 ? open : close) + part)).join('');
  };

/** Texts that the specification requires exactly as they are, each with the reason. */
const fixed: ReadonlyMap<string, string> = new Map([
  ['Sending...', 'the label of the form’s button while it sends (specification, section 4)'],
  ['Search case studies...', 'the placeholder of the search box (specification, section 2)'],
  [
    'I\'m interested in a project similar to "{title}"',
    'the sentence that a message starts with; it is compared in plain text (specification, section 5)',
  ],
]);

const longUnits = unitPattern
  .split('|')
  .filter((unit) => unit.length > 1)
  .join('|');

/** A number after capitals is the name of a standard, e.g. NIST SP 800-171; after an area code, a phone number. */
const beforeRange = '(?<![\\p{L}\\d-]|\\p{Lu}[ \\u00a0]|\\)[ \\u00a0]?|\\+\\d[\\d ()\\u00a0]*)';
/** No range ends in a number such as 0142. */
const rangeEnd = '(?!0\\d)\\d+(?![\\d\\p{L}-])';

/** In every language. */
const common: readonly Rule[] = [
  {
    find: /[\u2007-\u200a\u202f]/,
    // The fonts lack it: browsers use another font or a space of almost no width, so that "37 %" looks like "37%".
    remedy: 'Write a no-break space (U+00A0) instead of the narrow one, which the fonts of this site lack',
    fix: put(/[\u2007-\u200a\u202f]/, '\u00a0'),
  },
  {
    find: /'/,
    remedy: 'Write a curly apostrophe (’)',
    fix: put(/(?<=\p{L})'(?=\p{L})/u, '’'),
  },
  {
    find: /\.{3}/,
    remedy: 'Write one ellipsis (…) instead of three dots',
    fix: put(/\.{3}/, '…'),
  },
  {
    find: /--|[ \u00a0]-[ \u00a0]/,
    remedy: 'Write a dash (– or —) instead of the hyphen',
    fix: put(/--|(?<=[ \u00a0])-(?=[ \u00a0])/, '–'),
  },
  {
    find: new RegExp(`${beforeRange}\\d+-${rangeEnd}`, 'u'),
    remedy: 'Write a dash (–) between the two numbers, as in 6–18',
    fix: put(new RegExp(`(?<=${beforeRange}\\d+)-(?=${rangeEnd})`, 'u'), '–'),
  },
  {
    find: /[ \u00a0\u202f][,.](?=\s|$)/,
    remedy: 'Remove the space before the comma or period',
    fix: put(/[ \u00a0\u202f]+(?=[,.](?:\s|$))/, ''),
  },
  {
    find: new RegExp(`\\d (?:${unitPattern})(?![\\p{L}\\d])`, 'u'),
    remedy: 'Keep the number and its unit on one line with a no-break space',
    fix: put(new RegExp(`(?<=\\d) (?=(?:${unitPattern})(?![\\p{L}\\d]))`, 'u'), '\u00a0'),
  },
  {
    find: new RegExp(`\\d(?:${longUnits})(?![\\p{L}\\d])`, 'u'),
    remedy: 'Keep the number and its unit on one line with a no-break space',
    fix: put(new RegExp(`(?<=\\d)(?=(?:${longUnits})(?![\\p{L}\\d]))`, 'u'), '\u00a0'),
  },
];

/** A point between digits, other than in the version of a standard or product, e.g. WCAG 2.2. */
const decimalPoint = /(?<!\p{Lu}[\p{L}\d]*[ \u00a0]|[\p{L}\d.])\d+\.\d+(?![.\d])/u;
const ungrouped = /(?<![\p{Lu}\d][ \u00a0]?)\d{5,}/u;
const english = /(?<!«[^»]*)[“”]/;

const own: Partial<Record<Locale, readonly Rule[]>> = {
  en: [
    { find: /"/, remedy: 'Write curly quotation marks (“ ”)', fix: pair('“', '”') },
    {
      find: /[«»]/,
      remedy: 'Write English quotation marks (“ ”)',
      fix: (value) => value.replace(/«\s*/g, '“').replace(/\s*»/g, '”'),
    },
    {
      find: /[ \u00a0\u202f][%;:!?]/,
      remedy: 'Remove the space before this character',
      fix: put(/[ \u00a0\u202f]+(?=[%;:!?])/, ''),
    },
    { find: /(?<![\d,])\d+,\d{1,2}(?!\d)/, remedy: 'Write a decimal point' },
    { find: ungrouped, remedy: 'Separate the thousands with commas, like 61,000' },
    { find: /“[^”]*(?:“|$)|^[^“]*”/, remedy: 'Pair the quotation marks “ and ”' },
  ],
  es: [
    { find: /"/, remedy: 'Write Spanish quotation marks (« »)', fix: pair('«', '»') },
    { find: english, remedy: 'Write Spanish quotation marks (« »), and “ ” only inside them' },
    {
      find: /«\s|\s»/,
      remedy: 'Remove the space inside the quotation marks',
      fix: put(/(?<=«)\s+|\s+(?=»)/, ''),
    },
    {
      find: /[ \u00a0\u202f][;:!?]/,
      remedy: 'Remove the space before this character',
      fix: put(/[ \u00a0\u202f]+(?=[;:!?])/, ''),
    },
    {
      find: /(?<=[\d}#])[^\S\u00a0\u202f]?%/,
      remedy: 'Spanish needs a no-break space before %',
      fix: put(/(?<=[\d}#])[^\S\u00a0]?(?=%)/, '\u00a0'),
    },
    { find: /(?<!¿[^?]*)\?/, remedy: 'Open the question with “¿”' },
    { find: /¿(?![^¿]*\?)/, remedy: 'Close the question with “?”' },
    { find: /(?<!¡[^!]*)!/, remedy: 'Open the exclamation with “¡”' },
    { find: /¡(?![^¡]*!)/, remedy: 'Close the exclamation with “!”' },
    { find: decimalPoint, remedy: 'Write a decimal comma, like 4,2' },
    {
      find: /(?<![\p{L}\d])\d{1,3} \d{3}(?!\d)/u,
      remedy: 'Spanish needs a no-break space between thousands, as in 61 000',
      fix: put(/(?<=(?<![\p{L}\d])\d{1,3}) (?=\d{3}(?!\d))/u, '\u00a0'),
    },
    {
      find: /(?<![\p{L}\d]|\d\u00a0)\d\u00a0\d{3}(?!\d|\u00a0\d)/u,
      remedy: 'Write a number of four digits without a space, like 4200',
    },
    { find: ungrouped, remedy: 'Spanish needs a no-break space between thousands, as in 61 000' },
    { find: /«[^»]*(?:«|$)|^[^«]*»/, remedy: 'Pair the quotation marks « and »' },
  ],
  fr: [
    {
      find: /"/,
      remedy: 'Write French quotation marks (« ») with no-break spaces inside',
      fix: pair('«\u00a0', '\u00a0»'),
    },
    { find: english, remedy: 'Write French quotation marks (« »), and “ ” only inside them' },
    {
      find: /«(?![\u00a0\u202f])|(?<![\u00a0\u202f])»/,
      remedy: 'French needs no-break spaces inside « »',
      fix: (value) => value.replace(/«\s*/g, '«\u00a0').replace(/\s*»/g, '\u00a0»'),
    },
    {
      find: /(?<![\u00a0\u202f!?])[;!?](?=[\s)\]»]|$)/,
      remedy: 'French needs a no-break space before ; ! and ?',
      fix: put(/(?<![\u00a0 !?]) ?(?=[;!?](?:[\s)\]»]|$))/, '\u00a0'),
    },
    {
      find: /(?<![\u00a0\u202f]):(?=\s|$)/,
      remedy: 'French needs a no-break space before a colon',
      fix: put(/(?<![\u00a0 ]) ?(?=:(?:\s|$))/, '\u00a0'),
    },
    {
      find: /(?<=[\d}#])[^\S\u00a0\u202f]?%/,
      remedy: 'French needs a no-break space before %',
      fix: put(/(?<=[\d}#])[^\S\u00a0]?(?=%)/, '\u00a0'),
    },
    { find: decimalPoint, remedy: 'Write a decimal comma, like 4,2' },
    {
      find: /(?<![\p{L}\d])\d{1,3} \d{3}(?!\d)/u,
      remedy: 'French needs a no-break space between thousands, as in 61 000',
      fix: put(/(?<=(?<![\p{L}\d])\d{1,3}) (?=\d{3}(?!\d))/u, '\u00a0'),
    },
    { find: ungrouped, remedy: 'French needs a no-break space between thousands, as in 61 000' },
    { find: /«[^»]*(?:«|$)|^[^«]*»/, remedy: 'Pair the quotation marks « and »' },
  ],
};

/**
 * Fixes quotation marks, dashes, ellipses, and no-break spaces. What needs a
 * writer, such as a missing “¿”, stays.
 */
export function fixTypography(value: string, locale: Locale): string {
  if (fixed.has(value)) return value;
  let result = value;
  for (const { find, fix } of [...common, ...(own[locale] ?? [])])
    if (fix && find.test(result)) result = fix(result);
  return result;
}

function checkWording(wording: Wording): Issue[] {
  const { value, locale } = wording;
  if (fixed.has(value)) return [];
  const issues: Issue[] = [];
  for (const { find, remedy, fix } of [...common, ...(own[locale] ?? [])]) {
    const match = find.exec(value);
    if (!match) continue;
    const isFixable = fix !== undefined && !find.test(fix(value));
    const message = `${remedy}: ${excerpt(value, match.index, match[0].length)}.${isFixable ? ` ${fixHint}` : ''}`;
    issues.push({ ...issueOf(wording, message, match.index), isFixable });
  }
  return issues;
}

/** Reports typography that is wrong in a language: quotation marks, no-break spaces, dashes, numbers. */
export function checkTypography(texts: readonly Text[]): Issue[] {
  return texts.flatMap((text) => Object.values(text.in).flatMap(checkWording));
}
