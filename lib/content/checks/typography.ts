import type { Locale } from '@/messages/routing';
import { fixHint, type Issue } from '../issue';
import { excerpt } from './excerpt';
import { foreignCharacter, issueOf, type Text, type Wording, wordingsByLanguage } from './text';

/** Units after a number, in the languages of the site; `To` and `Go` are the French terabyte and gigabyte. */
export const unitPattern =
  'ms|s|min|h|km|m|cm|mm|kg|g|kWh|MWh|kW|MW|kHz|MHz|GHz|Hz|kB|KB|MB|GB|TB|PB|ko|Ko|Mo|Go|To|Po|Kbps|Mbps|Gbps|px|°C|°F|€';

type Rule = {
  find: RegExp;
  /** Whether a match counts, if the pattern alone cannot say. */
  counts?: (match: string) => boolean;
  /** What to write instead. The report adds the place in the text. */
  remedy: string;
  /** Fixes it, if that is possible without understanding the sentence. */
  fix?: (value: string) => string;
};

const withGlobalFlag = (pattern: RegExp) => new RegExp(pattern.source, `${pattern.flags.replace('g', '')}g`);

/** The first match of a rule that counts. */
function firstMatch({ find, counts }: Rule, value: string): RegExpExecArray | undefined {
  const match = find.exec(value) ?? undefined;
  // Most texts have no match, so search for all matches only after the first one.
  if (!match || !counts || counts(match[0])) return match;
  return [...value.matchAll(withGlobalFlag(find))].find(([found]) => counts(found));
}

/** Every match of a pattern replaced. */
const put =
  (pattern: RegExp, instead: string): Rule['fix'] =>
  (value) =>
    value.replace(withGlobalFlag(pattern), instead);

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
const beforeRange =
  '(?<![\\p{L}\\d-]|\\d[.,\\u00a0]|\\p{Lu}[ \\u00a0]|\\)[ \\u00a0]?|\\+\\d[\\d ()\\u00a0]*)';
/** A number of any language. No range starts or ends with a number such as 0142. */
const inRange = '(?!0\\d)\\d+(?:[.,\\u00a0]\\d+)*';
const range = new RegExp(`${beforeRange}${inRange}-${inRange}(?![\\d\\p{L}-])`, 'u');

/** The value of a number in the notation of any language, e.g. 1,200 or 1,5; NaN for others, such as versions. */
const amountOf = (number: string) =>
  Number(number.replace(/\u00a0|[.,](?=\d{3}(?!\d))/g, '').replace(',', '.'));

/** Whether two numbers with a hyphen can only be a range: “6-18” is one, the “3-2 rule”, 2024-11, and 555-4142 are not. */
function isRange(numbers: string): boolean {
  const [from = '', to = ''] = numbers.split('-');
  return amountOf(from) < amountOf(to) && !/^\d{3}-\d{4}$/.test(numbers);
}

/** A letter, or a character of words in another language. */
const letter = `[\\p{L}${foreignCharacter}]`;
/** The place after a word, a quotation, or brackets; also after bold words, links, and words in another language. */
const afterWord = `(?<=[\\p{L}\\d\\p{Pf}\\p{Pe}${foreignCharacter}]\\**)`;
/** Two hyphens as a dash, not those of the options of a command, as in "npm run content -- --fix". */
const typedDash = `${afterWord}--|--(?!\\p{L}|[ \\u00a0]--?\\p{L})`;

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
    // Also beside bold words, links, and words in another language.
    fix: put(new RegExp(`(?<=${letter}(?:\\*\\*|\\]\\([^\\s()]*\\))*)'(?=${letter}|\\[|\\*\\*)`, 'u'), '’'),
  },
  {
    find: /\.{3}/,
    remedy: 'Write one ellipsis (…) instead of three dots',
    fix: put(/\.{3}/, '…'),
  },
  {
    find: new RegExp(`${typedDash}|[ \\u00a0]-[ \\u00a0]`, 'u'),
    remedy: 'Write a dash (– or —) instead of the hyphen',
    fix: put(new RegExp(`${typedDash}|(?<=[ \\u00a0])-(?=[ \\u00a0])`, 'u'), '–'),
  },
  {
    find: range,
    counts: isRange,
    remedy: 'Write a dash (–) between the two numbers, as in 6–18',
    fix: (value) =>
      value.replace(withGlobalFlag(range), (numbers) =>
        isRange(numbers) ? numbers.replace('-', '–') : numbers,
      ),
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
    {
      find: /(?<![\p{L}\d])\d{1,3} \d{3}(?!\d)/u,
      remedy: 'Spanish needs a no-break space between thousands, as in 61 000',
      fix: put(/(?<=(?<![\p{L}\d])\d{1,3}) (?=\d{3}(?!\d))/u, '\u00a0'),
    },
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
    {
      find: /(?<![\p{L}\d])\d{1,3} \d{3}(?!\d)/u,
      remedy: 'French needs a no-break space between thousands, as in 61 000',
      fix: put(/(?<=(?<![\p{L}\d])\d{1,3}) (?=\d{3}(?!\d))/u, '\u00a0'),
    },
    { find: /«[^»]*(?:«|$)|^[^«]*»/, remedy: 'Pair the quotation marks « and »' },
  ],
};

const unlessCode = 'unless this is a code, e.g. a postal code or a port';
/** Other than after a capital or a hyphen, as in ISO 27001 and CVE-2021-44228. */
const ungrouped = /(?<![\p{Lu}\d][ \u00a0]?|[\p{L}-])\d{5,}/u;
const groupedWithSpaces: Rule = {
  find: ungrouped,
  remedy: `Separate the thousands with a no-break space, like 61\u00a0000, ${unlessCode}`,
};
const decimalComma: Rule = {
  // Other than in the version of a standard or product, e.g. WCAG 2.2 or Node.js 20.9.
  find: /(?<!\p{Lu}[\p{L}\d]*(?:\.[\p{L}\d]+)*[ \u00a0]|[\p{L}\d.])\d+\.\d+(?![.\d])/u,
  remedy: 'Write a decimal comma, like 4,2, unless this is a version or the number of a section',
};

/** How numbers are written, by language. Codes and versions look like numbers, so these rules only warn. */
const numbers: Partial<Record<Locale, readonly Rule[]>> = {
  en: [
    { find: /(?<![\d,])\d+,\d{1,2}(?!\d)/, remedy: 'Write a decimal point, unless these are two numbers' },
    { find: ungrouped, remedy: `Separate the thousands with commas, like 61,000, ${unlessCode}` },
  ],
  es: [
    decimalComma,
    {
      find: /(?<![\p{L}\d]|\d\u00a0)\d\u00a0\d{3}(?!\d|\u00a0\d)/u,
      remedy: 'Write a number of four digits without a space, like 4200, unless these are two numbers',
    },
    groupedWithSpaces,
  ],
  fr: [decimalComma, groupedWithSpaces],
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

function checkRules(wording: Wording, rules: readonly Rule[]): Issue[] {
  const { value, ownWords } = wording;
  if (fixed.has(value)) return [];
  const issues: Issue[] = [];
  for (const rule of rules) {
    const match = firstMatch(rule, ownWords);
    if (!match) continue;
    const isFixable = rule.fix !== undefined && !firstMatch(rule, rule.fix(ownWords));
    const message = `${rule.remedy}: ${excerpt(value, match.index, match[0].length)}.${isFixable ? ` ${fixHint}` : ''}`;
    issues.push({ ...issueOf(wording, message, match.index), isFixable });
  }
  return issues;
}

/**
 * Reports typography that is wrong in a language: quotation marks, no-break spaces, dashes. A warning, because the text is
 * readable.
 */
export function checkTypography(texts: readonly Text[]): Issue[] {
  return wordingsByLanguage(texts).flatMap((wording) =>
    checkRules(wording, [...common, ...(own[wording.locale] ?? [])]),
  );
}

/** Reports numbers that are probably not written as in their language. A warning, because they may be codes or versions. */
export function checkNumberFormat(texts: readonly Text[]): Issue[] {
  return wordingsByLanguage(texts).flatMap((wording) => checkRules(wording, numbers[wording.locale] ?? []));
}
