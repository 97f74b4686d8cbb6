/** @jest-environment node */
import { checkNumberFormat, checkTypography, fixTypography } from '@/lib/content/checks/typography';
import { fixHint } from '@/lib/content/issue';
import type { Locale } from '@/messages/routing';
import { messagesOf, paragraph, text } from './given';

const found = (locale: Locale, value: string) => checkTypography(text(locale, value));
/** Returns the messages without the fix command, which another test covers. */
const check = (locale: Locale, value: string) =>
  messagesOf(found(locale, value)).map((message) => message.replace(` ${fixHint}`, ''));

describe('checkTypography', () => {
  it.each<[Locale, string]>([
    ['en', 'Losses fell 37% in “eight weeks”; the bank’s own rules – 41\u00a0ms each – stayed: why?'],
    ['en', 'Call (214) 555-0142, (214) 555-4142, +1 214 555-4142 or 1-800-555-4142'],
    ['en', '61,000 cards, 4.2 million, 6–18 months, ISO 20022, NIST SP 800-171, WCAG 2.2'],
    ['es', '¿Cuánto? ¡Nada! 61\u00a0000 tarjetas, 4200 al día, 4,2 millones, 37\u00a0%, «una “palabra”»'],
    ['es', 'WCAG 2.1 AA, IEC 62443, PCI DSS 4.0.1, solicitud X12\u00a0278, de 6 a 18 meses'],
    [
      'fr',
      'Pourquoi\u00a0? 61\u00a0000 cartes, 4\u00a0200 par jour, 4,2 millions\u00a0; 37\u00a0%\u00a0: «\u00a0oui\u00a0»\u00a0!',
    ],
    ['fr', 'De 6 à 18 mois, 2\u00a0To, WCAG 2.1, ISO 27001:2022, 18:00, la norme l’IEC 62443'],
    ['en', 'Run content -- --fix, or only --fix; the 3-2 rule, a split of 50-50'],
    ['en', 'Sending...'],
    ['en', 'Search case studies...'],
    ['en', 'I\'m interested in a project similar to "{title}"'],
  ])('accepts %s “%s”', (locale, value) => {
    expect(check(locale, value)).toEqual([]);
  });

  it.each<[Locale, string, string]>([
    ['en', "the bank's rules", "Write a curly apostrophe (’): “the bank's rules”."],
    ['es', "d'accord", "Write a curly apostrophe (’): “d'accord”."],
    ['en', 'a "good" one', 'Write curly quotation marks (“ ”): “a "good" one”.'],
    ['es', 'una "buena"', 'Write Spanish quotation marks (« »): “una "buena"”.'],
    ['fr', 'un "bon"', 'Write French quotation marks (« ») with no-break spaces inside: “un "bon"”.'],
    ['fr', 'et puis...', 'Write one ellipsis (…) instead of three dots: “et puis...”.'],
    ['en', 'fast - and safe', 'Write a dash (– or —) instead of the hyphen: “fast - and safe”.'],
    ['es', 'rápido -- y', 'Write a dash (– or —) instead of the hyphen: “rápido -- y”.'],
    ['en', 'Two--or three', 'Write a dash (– or —) instead of the hyphen: “Two--or three”.'],
    ['en', '6-18 months', 'Write a dash (–) between the two numbers, as in 6–18: “6-18 months”.'],
    ['fr', 'bon , mais', 'Remove the space before the comma or period: “bon , mais”.'],
    ['en', '41 ms', 'Keep the number and its unit on one line with a no-break space: “41 ms”.'],
    ['es', '41ms', 'Keep the number and its unit on one line with a no-break space: “41ms”.'],
    ['fr', '2 To', 'Keep the number and its unit on one line with a no-break space: “2 To”.'],
    ['en', '«word»', 'Write English quotation marks (“ ”): “«word»”.'],
    ['en', '37 %', 'Remove the space before this character: “37 %”.'],
    ['es', 'sí ; no', 'Remove the space before this character: “sí ; no”.'],
    ['en', 'an “open quote', 'Pair the quotation marks “ and ”: “an “open quote”.'],
    ['es', 'la “palabra”', 'Write Spanish quotation marks (« »), and “ ” only inside them: “la “palabra””.'],
    ['es', '« palabra»', 'Remove the space inside the quotation marks: “« palabra»”.'],
    ['es', '37%', 'Spanish needs a no-break space before %: “37%”.'],
    ['es', '37 %', 'Spanish needs a no-break space before %: “37 %”.'],
    ['es', 'Cuánto?', 'Open the question with “¿”: “Cuánto?”.'],
    ['es', '¿Cuánto', 'Close the question with “?”: “¿Cuánto”.'],
    ['es', 'Vaya!', 'Open the exclamation with “¡”: “Vaya!”.'],
    ['es', '¡Vaya', 'Close the exclamation with “!”: “¡Vaya”.'],
    [
      'es',
      '61 000 tarjetas',
      'Spanish needs a no-break space between thousands, as in 61 000: “61 000 tarjetas”.',
    ],
    ['es', 'una «cita', 'Pair the quotation marks « and »: “una «cita”.'],
    ['fr', '«oui\u00a0»', 'French needs no-break spaces inside « »: “«oui\u00a0»”.'],
    ['fr', 'oui?', 'French needs a no-break space before ; ! and ?: “oui?”.'],
    ['fr', 'oui ; non', 'French needs a no-break space before ; ! and ?: “oui ; non”.'],
    ['fr', 'ainsi : oui', 'French needs a no-break space before a colon: “ainsi : oui”.'],
    ['fr', '37 %', 'French needs a no-break space before %: “37 %”.'],
    [
      'fr',
      '61 000 cartes',
      'French needs a no-break space between thousands, as in 61 000: “61 000 cartes”.',
    ],
  ])('fixes %s “%s”', (locale, value, message) => {
    expect(check(locale, value)).toEqual([message]);
  });

  it.each<[Locale, string]>([
    ['fr', '37\u202f%'],
    ['fr', '61\u202f000 cartes'],
    ['fr', 'oui\u202f; non'],
    ['fr', '«\u202foui\u202f»'],
    ['fr', 'ainsi\u202f: oui'],
    ['es', '37\u202f%'],
    ['es', '61\u202f000 tarjetas'],
    ['en', '41\u2009ms'],
  ])('reports the narrow space of %s “%s” once, and fixes it', (locale, value) => {
    expect(found(locale, value)).toEqual([
      expect.objectContaining({
        isFixable: true,
        message: expect.stringMatching(/^Write a no-break space \(U\+00A0\) instead of the narrow one/),
      }),
    ]);
    expect(fixTypography(value, locale)).toBe(value.replace(/[\u202f\u2009]/g, '\u00a0'));
  });

  it('suggests the fix command when a problem is fixable', () => {
    expect(found('fr', 'oui?')).toMatchObject([
      { isFixable: true, message: expect.stringMatching(/ Run "npm run content -- --fix"\.$/) },
    ]);
    expect(found('es', 'Cuánto?')).toMatchObject([
      { isFixable: false, message: expect.not.stringContaining('--fix') },
    ]);
    expect(found('en', 'a "lone mark')[0]).toMatchObject({ isFixable: false });
  });

  it('quotes the part around an issue in a long text', () => {
    const long = `${'word '.repeat(20)}41 ms ${'word '.repeat(20)}end`;
    expect(check('en', long)).toEqual([
      'Keep the number and its unit on one line with a no-break space: “…d word word word 41 ms word word word wo…”.',
    ]);
  });
});

describe('checkTypography of words in another language', () => {
  const inParagraph = (locale: Locale, value: string) =>
    messagesOf(checkTypography(paragraph(locale, value))).map((message) =>
      message.replace(` ${fixHint}`, ''),
    );

  it.each<[Locale, string]>([
    ['fr', 'Lisez [Who pays?](lang:en), puis [Build: a guide](lang:en)\u00a0!'],
    ['es', '¿Y «[Who pays?](lang:en)»? Un 37\u00a0% de [Wer zahlt? 37%](lang:de)'],
  ])('follows the rules of that language: %s “%s”', (locale, value) => {
    expect(inParagraph(locale, value)).toEqual([]);
  });

  it('reports what is wrong in that language, and quotes the whole text', () => {
    expect(inParagraph('fr', 'Lisez [Who pays ?](lang:en)')).toEqual([
      'Remove the space before this character: “Who pays ?”.',
    ]);
    expect(checkTypography(paragraph('fr', "L'[Agent](lang:en)'s et l'**eau**"))).toMatchObject([
      { isFixable: true },
    ]);
    expect(inParagraph('fr', 'Lisez [Who pays?](lang:en) ; oui')).toEqual([
      'French needs a no-break space before ; ! and ?: “Lisez Who pays? ; oui”.',
    ]);
  });
});

describe('checkNumberFormat', () => {
  const checkNumbers = (locale: Locale, value: string) => messagesOf(checkNumberFormat(text(locale, value)));

  it.each<[Locale, string]>([
    ['en', '61,000 cards, 4.2 million, ISO 20022, CVE-2021-44228, rule log4j44228'],
    ['es', '61\u00a0000 tarjetas, 4200 al día, 4,2 millones, Node.js 20.9, WCAG 2.1 AA, IEC 62443'],
    ['fr', '61\u00a0000 cartes, 4\u00a0200 par jour, 4,2 millions, CVE-2021-44228'],
  ])('accepts %s “%s”', (locale, value) => {
    expect(checkNumbers(locale, value)).toEqual([]);
  });

  const code = 'unless this is a code, e.g. a postal code or a port';
  const version = 'unless this is a version or the number of a section';
  it.each<[Locale, string, string]>([
    ['en', '4,2 million', 'Write a decimal point, unless these are two numbers: “4,2 million”.'],
    ['en', '61000 cards', `Separate the thousands with commas, like 61,000, ${code}: “61000 cards”.`],
    ['en', 'port 27017', `Separate the thousands with commas, like 61,000, ${code}: “port 27017”.`],
    ['es', '4.2 millones', `Write a decimal comma, like 4,2, ${version}: “4.2 millones”.`],
    ['es', 'artículo 32.1', `Write a decimal comma, like 4,2, ${version}: “artículo 32.1”.`],
    ['fr', 'version 2.2', `Write a decimal comma, like 4,2, ${version}: “version 2.2”.`],
    [
      'fr',
      '61000 cartes',
      `Separate the thousands with a no-break space, like 61\u00a0000, ${code}: “61000 cartes”.`,
    ],
    [
      'es',
      '4\u00a0200 al día',
      'Write a number of four digits without a space, like 4200, unless these are two numbers: “4\u00a0200 al día”.',
    ],
  ])('advises in %s “%s”', (locale, value, message) => {
    expect(checkNumbers(locale, value)).toEqual([message]);
    expect(check(locale, value)).toEqual([]);
  });
});
