import { parse } from '@humanwhocodes/momoa';
import { type Issue, lineAndColumn } from './issue';

type Finding = { message: string; offset: number };

const lineOf = (source: string, offset: number) => lineAndColumn(source, offset).line;

/** The first text without a closing quotation mark on its line, which parsers notice only much later. */
function openText(source: string): Finding | undefined {
  for (const text of source.matchAll(/"[^"\\\p{Cc}]*(?:\\.[^"\\\p{Cc}]*)*("?)/gu)) {
    if (text[1]) continue;
    const line = lineOf(source, text.index);
    const message = `The text in line ${line} does not end there: it lacks a quotation mark ("), or it has a line break, which is not allowed.`;
    return { message, offset: text.index };
  }
  return undefined;
}

/** Curly quotation marks, which word processors write, in the place of straight ones. */
const curly = /[“”„«»‘’]/;

/** A text that is a value: it comes after a colon. */
const isValue = /:\s*"[^"]*"$/;

/** Whether a text goes on after a quotation mark: a word follows at once, or one more text that no colon follows. */
function isWithinText(source: string, offset: number): boolean {
  const rest = source.slice(offset).split('\n', 1)[0] ?? '';
  return /^[^\s"{}[\],:]/.test(rest) || /^"(?![^"]*"\s*:)/.test(rest);
}

/** What is probably wrong where the parser met something that it did not expect. */
function explain(source: string, offset: number): Finding {
  const before = source.slice(0, offset).trimEnd();
  const last = before.length - 1;
  const previous = before.at(-1) ?? '';
  const next = source[offset] ?? '';
  const line = lineOf(source, offset);
  const startsValue = /["{[\d-]|[a-z]/i.test(next);
  if (curly.test(next))
    return { message: `Write straight quotation marks (") in line ${line} instead of ${next}.`, offset };
  if (next === ':' && isValue.test(before)) {
    const colon = before.replace(/"[^"]*"$/, '').trimEnd().length;
    return {
      message: `Line ${lineOf(source, colon - 1)} probably lacks a { after its colon.`,
      offset: colon,
    };
  }
  if (previous === '"' && isValue.test(before) && isWithinText(source, offset)) {
    const message = `Line ${line} has a straight quotation mark (") within its text. Write “ and ” there instead.`;
    return { message, offset: last };
  }
  if (/["}\]\dle]/.test(previous) && startsValue) {
    const lineBefore = lineOf(source, last);
    const isName = /[{,]\s*"[^"]*"$/.test(before) && lineBefore === line;
    if (isName)
      return { message: `Line ${line} lacks a colon (:) after ${before.match(/"[^"]*"$/)?.[0]}.`, offset };
    const isEnd = lineBefore !== line || previous !== '"';
    const where = isEnd ? 'at its end' : `after ${before.match(/"[^"]*"$/)?.[0]}`;
    return { message: `Line ${lineBefore} probably lacks a comma ${where}.`, offset: last + 1 };
  }
  if (previous === ',' && (next === '}' || next === ']')) {
    const message = `Remove the comma at the end of line ${lineOf(source, last)}: nothing follows it.`;
    return { message, offset: last };
  }
  if (previous === ',' && next === ',')
    return { message: `Remove one of the two commas in line ${line}.`, offset };
  const word = /^[a-z]+/i.exec(source.slice(offset))?.[0];
  if (word) return { message: `Put “${word}” in line ${line} between quotation marks (").`, offset };
  const message = `Line ${line} cannot be read from “${next}” on: a comma, a quotation mark or a bracket is missing or left over there.`;
  return { message, offset };
}

function unexpected(source: string): Finding | undefined {
  try {
    parse(source);
    return undefined;
  } catch (error) {
    const { offset, message } = error as Error & { offset?: number };
    // Very deep nesting has no place.
    if (offset === undefined) return undefined;
    if (message.startsWith('Unexpected end of input'))
      return {
        message: 'The file ends too early: a closing } or ] is missing at its end.',
        offset: source.trimEnd().length,
      };
    return explain(source, offset);
  }
}

/**
 * Why and where a text is not JSON, in words for an editor.
 * @param source a text that `JSON.parse` refuses
 */
export function syntaxIssue(source: string): Pick<Issue, 'message' | 'at'> {
  const start = { line: 1, column: 1 };
  if (source.trim() === '')
    return { message: 'This file is empty. Bring it back with "git restore" and its name.', at: start };
  if (source.startsWith('\uFEFF')) {
    const message =
      'Save the file as "UTF-8", not as "UTF-8 with BOM": it starts with an invisible character.';
    return { message, at: start };
  }
  const findings = [openText(source), unexpected(source)].filter((finding) => finding !== undefined);
  const [first] = findings.sort((a, b) => a.offset - b.offset);
  if (!first) return { message: 'This file cannot be read: too many brackets stand inside each other.' };
  return { message: first.message, at: lineAndColumn(source, first.offset) };
}
