import { Fragment } from 'react';

/** A word with a hyphen, e.g. `11-7` or `go/no-go`, and the number of a legal provision, e.g. `6(1)(c)`. */
const unbroken = /([\p{L}\d/]+(?:-[\p{L}\d]+)+|\d+(?:\(\w\)){2,})/u;

/** The longest word that stays on one line: a longer one would leave a gap at the end of the line before. */
const longest = 12;

/**
 * A text whose short words with a hyphen and legal provisions stay on one line. They are marked instead of written with no-break hyphens, so
 * that visitors find them in the page and copy them as they are written.
 */
export function keepTogether(text: string): React.ReactNode {
  const parts = text.split(unbroken);
  if (parts.length === 1) return text;
  return parts.map((part, index) =>
    index % 2 === 1 && part.length <= longest ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the words of a text never move
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the words of a text never move
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}

/** Keeps all words with a hyphen on one line, unless they are wider than the box. For short texts in narrow boxes. */
export const wholeWords = (text: string): React.ReactNode =>
  text.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the words of a text never move
      <span key={index} className="inline-block">
        {part}
      </span>
    ) : (
      part
    ),
  );

/** No-break spaces between words. Not those within numbers and of punctuation: a line must not start with "%" or ":". */
export const betweenWords = /(?<!«)\u00a0(?=\p{L})|(?<![\d«])\u00a0(?=\d)/gu;

/**
 * A text whose words may all start a line: in two columns on a phone, words that no-break spaces join may not fit.
 */
export const withBreaks = (text: string): string => text.replace(betweenWords, ' ');
