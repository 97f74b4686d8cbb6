import { fixHint, type Issue } from '../issue';
import { isProgram } from '../program';
import { eachString, type Source } from './source';

/** Invalid characters, the most specific patterns first, each with its automatic fix if there is one. */
const unwanted: readonly [pattern: RegExp, message: string, instead?: string][] = [
  [/\0/, 'Remove the null character', ''],
  [
    /[\u202a-\u202e\u2066-\u2069\u200e\u200f\u061c]/,
    'Remove the character that changes the direction of the text',
    '',
  ],
  [/[\u200b-\u200d\u2060\ufeff]/, 'Remove the invisible character of no width', ''],
  [/\u00ad/, 'Remove the soft hyphen: browsers break words by themselves', ''],
  [/[\n\r\u2028\u2029]/, 'Remove the line break: a text is one line; start a new paragraph instead', ' '],
  [/\t/, 'Write a space instead of the tab', ' '],
  [/[\ufffd\p{Cs}]/u, 'Write the letter again that was lost, and save the file as UTF-8'],
  [/[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/u, 'Remove the character that cannot be shown', ''],
];

const suspicious = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\ufffd\u2028\u2029]/u;
const doubleSpace = /[ \u00a0\u2009\u202f]{2,}/;

function nameOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** Matches nearly all texts: letters of European languages, punctuation, and single spaces. */
const ordinary = /^(?!\s)(?:[\x21-\x7e\xa1-\xac\xae-\u024f–—‘’“”…€]|[ \u00a0\u202f](?![ \u00a0\u202f]|$))*$/;

/** Characters that HTML shows like one space. */
const whitespace = /[\n\r\u2028\u2029\t]/;

type Finding = {
  message: string;
  offset: number;
  /** Whether readers see no difference: browsers show several spaces as one, and letters of either encoding alike. */
  isHarmless: boolean;
};

function findings(value: string): Finding[] {
  if (ordinary.test(value)) return [];
  const found: Finding[] = [];
  if (suspicious.test(value)) {
    for (const [pattern, message] of unwanted) {
      const match = pattern.exec(value);
      const isCounted = match && !found.some(({ offset }) => offset === match.index);
      if (isCounted)
        found.push({
          message: `${message} (${nameOf(match[0])}).`,
          offset: match.index,
          isHarmless: whitespace.test(match[0]),
        });
    }
  }
  const double = doubleSpace.exec(value);
  if (double)
    found.push({ message: 'Write one space instead of several.', offset: double.index, isHarmless: true });
  const end = /^\s|\s$/.exec(value);
  if (end && value.trim() !== '')
    found.push({
      message: 'Remove the spaces at the start or the end.',
      offset: end.index,
      isHarmless: true,
    });
  // Only letters beyond Latin-1 can have two encodings.
  if (/[^\0-\u02ff]/.test(value) && value !== value.normalize('NFC')) {
    found.push({
      message: 'The accented letters of this text are stored as two characters each.',
      offset: 0,
      isHarmless: true,
    });
  }
  return found;
}

/** A string without invisible characters, repeated spaces and spaces at its ends; lost letters stay. */
export function fixCharacters(value: string): string {
  let fixed = value.normalize('NFC');
  for (const [pattern, , instead] of unwanted) {
    if (instead === undefined) continue;
    // The replacement character of a lost letter stays, because a writer has to correct it.
    fixed = fixed.replace(new RegExp(pattern.source, `${pattern.flags}g`), (character) =>
      /[\ufffd\p{Cs}]/u.test(character) ? character : instead,
    );
  }
  // Among several spaces, keep the no-break one.
  return fixed
    .replace(new RegExp(doubleSpace, 'g'), (spaces) => /[\u202f\u00a0\u2009]/.exec(spaces)?.[0] ?? ' ')
    .trim();
}

function issuesIn({ file, data }: Source, counts: (finding: Finding) => boolean): Issue[] {
  const issues: Issue[] = [];
  eachString(data, (value, path) => {
    if (isProgram(path)) return;
    const found = findings(value);
    const isFixable = found.length > 0 && findings(fixCharacters(value)).length === 0;
    const hint = isFixable ? ` ${fixHint}` : '';
    for (const { message, offset } of found.filter(counts))
      issues.push({ file, path, message: message + hint, offset, isFixable });
  });
  return issues;
}

/** Reports invisible and lost characters in every string of a file. */
export function checkCharacters(source: Source): Issue[] {
  return issuesIn(source, ({ isHarmless }) => !isHarmless);
}

/** Reports repeated and surrounding spaces, and letters in an unusual encoding. A warning, because readers do not see them. */
export function checkSpaces(source: Source): Issue[] {
  return issuesIn(source, ({ isHarmless }) => isHarmless);
}
