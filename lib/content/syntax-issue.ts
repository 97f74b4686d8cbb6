import { parse } from '@humanwhocodes/momoa';
import { fixHint, type Issue, lineAndColumn } from './issue';

/** What some text editors write at the start of a file. JSON does not allow it. */
export const byteOrderMark = '\uFEFF';

type Finding = {
  message: string;
  /** Where the part of the file begins that is wrong. Of several findings, the first one is shown. */
  offset: number;
  /** Where a character is missing or wrong, if not at the beginning of that part. */
  place?: number;
};

const lineOf = (source: string, offset: number) => lineAndColumn(source, offset).line;

/** Closing quotation marks of word processors, each with the one that opens. */
const pairs: Readonly<Record<string, string>> = { '”': '“', '“': '„', '»': '«', '’': '‘' };

/** The quotation mark of a word processor that ends a text instead of a straight one, unless it closes a quotation. */
function curlyEnd(rest: string): string | undefined {
  const mark = rest.trimEnd().replace(/,$/, '').at(-1) ?? '';
  const opener = pairs[mark];
  return opener === undefined || rest.includes(opener) ? undefined : mark;
}

/** The first text without a closing quotation mark on its line, which parsers notice only much later. */
function openText(source: string): Finding | undefined {
  for (const text of source.matchAll(/"[^"\\\p{Cc}]*(?:\\.[^"\\\p{Cc}]*)*("?)/gu)) {
    if (text[1]) continue;
    const line = lineOf(source, text.index);
    const [rest = '', following = ''] = source.slice(text.index).split(/\n\s*/, 2);
    const hasComma = rest.trimEnd().endsWith(',');
    const end = text.index + rest.trimEnd().replace(/\s*,$/, '').length;
    const curly = curlyEnd(rest);
    if (curly) {
      const message = `Line ${line} ends its text with ${curly}. Write a straight quotation mark (") there instead.`;
      return { message, offset: text.index, place: end - 1 };
    }
    const comma = hasComma ? ', before the comma' : '';
    const message = /^["}\]]/.test(following)
      ? `Line ${line} lacks a quotation mark (") at its end${comma}.`
      : `The text in line ${line} does not end there: it lacks a quotation mark ("), or it has a line break, which is not allowed.`;
    return { message, offset: text.index, place: end };
  }
  return undefined;
}

/** Curly quotation marks, which word processors write, instead of straight ones. */
const otherMark = /[“”„«»‘’'`]/;

/** A value without quotation marks, e.g. a time or a day, and what precedes it. */
const bareValue = /(":[^\S\n]*)([^\s"{}[\],;][^"{}[\],;\n]*)/g;

/** How many words of a text a message repeats. */
const shownWords = 4;

/** A text that begins at a character without a quotation mark, but ends with one at the end of the line. */
function unopenedText(source: string, start: number): Finding | undefined {
  const rest = source.slice(start).split('\n', 1)[0] ?? '';
  const text = /^([^"]+)"\s*,?\s*$/.exec(rest)?.[1];
  if (text === undefined) return undefined;
  const words = text.trim().split(/\s+/);
  const shown = words.slice(0, shownWords).join(' ') + (words.length > shownWords ? ' …' : '');
  const message = `Line ${lineOf(source, start)} lacks a quotation mark (") before “${shown}”.`;
  return { message, offset: start };
}

/** The value without quotation marks in which a parser stopped, unless JSON allows it so. */
function bareValueAt({ source, offset }: Context): Finding | undefined {
  for (const { 0: whole, 1: before = '', 2: value = '', index } of source.matchAll(bareValue)) {
    const text = value.trimEnd();
    if (offset < index + before.length || offset > index + whole.length || !/[\p{L}\d]/u.test(text)) continue;
    const start = index + before.length;
    const unopened = unopenedText(source, start);
    if (unopened) return unopened;
    if (/^(?:true|false|null|-?\d+(?:\.\d+)?)$/.test(text)) continue;
    const message = `Put “${text}” in line ${lineOf(source, start)} between quotation marks (").`;
    return { message, offset: start };
  }
  return undefined;
}

/** A text that is a value: it comes after a colon. */
const isValue = /:\s*"[^"]*"$/;

/** Whether a text goes on after a quotation mark: a word follows at once, or one more text that no colon follows. */
function isWithinText(source: string, offset: number): boolean {
  const rest = source.slice(offset).split('\n', 1)[0] ?? '';
  return /^[^\s"{}[\],:]/.test(rest) || /^"(?![^"]*"\s*:)/.test(rest);
}

/** A text, a bracket around a list or a group of fields, or a number or another word. */
const token = /"(?:[^"\\]|\\.)*"|[{}[\]]|[^\s"{}[\],:]+/g;

const closerOf = { '{': '}', '[': ']' } as const;
type Opener = keyof typeof closerOf;
const isOpener = (bracket: string): bracket is Opener => bracket in closerOf;

type Bracket = { bracket: Opener; offset: number; indent: number; isIndented: boolean };

/** The indentation of the line that contains a character. */
function indentAt(source: string, offset: number): { indent: number; isFirst: boolean } {
  const before = source.slice(source.lastIndexOf('\n', offset - 1) + 1, offset);
  const indent = before.search(/\S|$/);
  return { indent, isFirst: indent === before.length };
}

/** How many brackets are opened, less those that are closed; brackets within texts do not count. */
function openBrackets(source: string): number {
  const brackets = [...source.matchAll(token)].filter(([text]) => /^[{}[\]]$/.test(text));
  return brackets.reduce((open, [bracket]) => open + (isOpener(bracket) ? 1 : -1), 0);
}

/** The brackets that are open at the end of a part of a file, from the outermost one. */
function bracketsOpenAt(part: string): Opener[] {
  const open: Opener[] = [];
  for (const [text] of part.matchAll(token)) {
    if (isOpener(text)) open.push(text);
    else if (text === '}' || text === ']') open.pop();
  }
  return open;
}

/** Where the first item begins that a part of a file ends with, if a name and a colon precede it. */
function nameBeforeItem(part: string): number | undefined {
  const opened: number[] = [];
  let start: number | undefined;
  for (const { 0: text, index } of part.matchAll(token)) {
    if (isOpener(text)) opened.push(index);
    else if (text === '}' || text === ']') start = opened.pop();
  }
  const before = start === undefined ? '' : part.slice(0, start).trimEnd();
  return before.endsWith(':') ? before.length : undefined;
}

/**
 * The first bracket that is not closed although the following lines are indented less, or another bracket is closed.
 * Parsers notice it later, or take it for a missing comma.
 */
function openBracket(source: string): Finding | undefined {
  if (openBrackets(source) <= 0) return undefined;
  const open: Bracket[] = [];
  for (const { 0: text, index: offset } of source.matchAll(token)) {
    const { indent, isFirst } = indentAt(source, offset);
    const last = open.at(-1);
    // A list cannot contain names of fields.
    const isName = /^\s*:/.test(source.slice(offset + text.length));
    if (last?.bracket === '[' && isName && text.startsWith('"')) {
      const end =
        source
          .slice(last.offset)
          .split('\n', 1)[0]
          ?.replace(/[\s,]+$/, '') ?? '';
      if (end !== '[' && last.offset + end.length <= offset) {
        const message = `Line ${lineOf(source, last.offset)} lacks a ] at its end: its list is not closed.`;
        return { message, offset: last.offset + end.length };
      }
    }
    const isCloser = text === '}' || text === ']';
    // Without indentation, nothing can be concluded.
    const isLeft = last?.isIndented && isFirst && (isCloser ? indent < last.indent : indent <= last.indent);
    if (last && (isLeft || (isCloser && text !== closerOf[last.bracket]))) {
      const comma = isCloser ? '' : ', with a comma';
      const message = `Line ${lineOf(source, offset)} lacks a ${closerOf[last.bracket]} before it${comma}: the ${last.bracket} in line ${lineOf(source, last.offset)} is not closed.`;
      return { message, offset };
    }
    if (last && isFirst && indent > last.indent) last.isIndented = true;
    if (isCloser) open.pop();
    else if (isOpener(text)) open.push({ bracket: text, offset, indent, isIndented: false });
  }
  return undefined;
}

/**
 * Where the lines are indented further although no bracket is opened: the line above, which opened it, was deleted.
 * Parsers notice only the bracket that closes.
 */
function missingLine(source: string): Finding | undefined {
  if (openBrackets(source) >= 0) return undefined;
  const step = /\n( +|\t+)\S/.exec(source)?.[1]?.length ?? 0;
  const open: Bracket[] = [];
  for (const { 0: text, index: offset } of source.matchAll(token)) {
    const { indent, isFirst } = indentAt(source, offset);
    const last = open.at(-1);
    const isCloser = text === '}' || text === ']';
    const isName = text.startsWith('"') && /^\s*:/.test(source.slice(offset + text.length));
    // The parser notices a name in a list at the right place.
    if (last?.bracket === '[' && isName) return undefined;
    if (last && isFirst && !isCloser && indent > last.indent + step) {
      // A line that has lost only its bracket is still there.
      if (!/[{,]$/.test(source.slice(0, offset).trimEnd())) return undefined;
      const kind = isName ? 'field, with {' : 'list, with [';
      const message = `A line is missing above line ${lineOf(source, offset)}: the name of a ${kind} after its colon. Write it there again; "git diff" shows what it was.`;
      return { message, offset };
    }
    if (isCloser) open.pop();
    else if (isOpener(text)) open.push({ bracket: text, offset, indent, isIndented: false });
  }
  return undefined;
}

/** Quotation marks within texts, by language; the typography check asks for the same ones. */
const quotationMarks: Readonly<Record<string, string>> = { es: '« and »', fr: '« and »' };

/** The quotation marks for the text that contains a character. */
function marksAt(source: string, offset: number): string {
  const line = source.slice(source.lastIndexOf('\n', offset) + 1, offset);
  const language = /"([a-z]{2})"\s*:\s*"[^"]*"?$/.exec(line)?.[1];
  return quotationMarks[language ?? ''] ?? '“ and ”';
}

/** The parser's error, with what is around it. */
type Context = {
  source: string;
  /** Where the parser stopped, and the line of that place. */
  offset: number;
  line: number;
  /** The file up to the error, without the spaces at its end. */
  before: string;
  /** The last character before the error that is not a space, and the first one at the error. Empty if there is none. */
  previous: string;
  next: string;
};

/** Explains an error of one kind; undefined if the error is not of that kind. */
type Explanation = (context: Context) => Finding | undefined;

/** Where the last character before the error is. */
const lastOf = ({ before }: Context) => before.length - 1;

/** The text that ends before the error, with its quotation marks. */
const textBefore = ({ before }: Context) => before.match(/"[^"]*"$/)?.[0];

const wrongQuotationMark: Explanation = ({ offset, line, next }) =>
  otherMark.test(next)
    ? { message: `Write straight quotation marks (") in line ${line} instead of ${next}.`, offset }
    : undefined;

const note: Explanation = ({ source, offset, line }) => {
  const text = /^\/[/*].*/.exec(source.slice(offset))?.[0].trim();
  if (!text) return undefined;
  const message = `Remove the note “${text}” from line ${line}: this file can have content only.`;
  return { message, offset };
};

const missingFirstLine: Explanation = ({ before }) =>
  openBrackets(before) === 0 && /^\s*"/.test(before)
    ? { message: 'The file lacks its first line: write a { there.', offset: 0 }
    : undefined;

const afterEnd: Explanation = ({ offset, line, before, next }) =>
  openBrackets(before) === 0 && before !== ''
    ? { message: `Remove “${next}” in line ${line}: the file has ended before it.`, offset }
    : undefined;

const extraCloser: Explanation = ({ source, offset, line, next }) => {
  if (!/[}\]]/.test(next) || openBrackets(source) >= 0) return undefined;
  const opener = next === '}' ? '{' : '[';
  const message = `Remove the ${next} in line ${line}, or put the ${opener} before it that is missing.`;
  return { message, offset };
};

/** An item that follows another one although no list is open. */
const missingList: Explanation = ({ source, offset, line, before, next }) => {
  if (next !== '{' || !/[}\]],$/.test(before) || openBrackets(source) >= 0) return undefined;
  const name = nameBeforeItem(before);
  if (name === undefined) {
    const message = `Line ${line} starts another item, but no list is open: a [ is missing above it.`;
    return { message, offset };
  }
  const message = `Line ${lineOf(source, name - 1)} probably lacks a [ after its colon.`;
  return { message, offset: name };
};

const semicolon: Explanation = ({ offset, line, next }) =>
  next === ';' ? { message: `Write a comma in line ${line} instead of “;”.`, offset } : undefined;

/** A field as the value of another field, without a bracket around it. */
const missingBraceAfterColon: Explanation = ({ source, before, next }) => {
  if (next !== ':' || !isValue.test(before)) return undefined;
  const colon = before.replace(/"[^"]*"$/, '').trimEnd().length;
  const message = `Line ${lineOf(source, colon - 1)} probably lacks a { after its colon.`;
  return { message, offset: colon };
};

/** A field as an item of a list, without a bracket around it. */
const missingBraceBeforeName: Explanation = ({ source, before, next }) => {
  const name = next === ':' ? /[[,]\s*("[^"]*")$/.exec(before)?.[1] : undefined;
  if (name === undefined) return undefined;
  const start = before.length - name.length;
  const message = `Line ${lineOf(source, start)} probably lacks a { before ${name}.`;
  return { message, offset: start };
};

const quotationMarkInText: Explanation = (context) => {
  const { source, offset, line, before, previous } = context;
  if (previous !== '"' || !isValue.test(before) || !isWithinText(source, offset)) return undefined;
  const message = `Line ${line} has a straight quotation mark (") within its text. Write ${marksAt(source, offset)} there instead.`;
  return { message, offset: lastOf(context) };
};

/** Whether a name or a value follows another one, with nothing between them. */
const isNextValue = ({ previous, next }: Context) =>
  /["}\]\dle]/.test(previous) && /["{[\d-]|[a-z]/i.test(next);

/** Whether the text before the error is the name of a field, in the same line. */
function isAfterName(context: Context): boolean {
  const { source, line, before } = context;
  const isInList = bracketsOpenAt(before).at(-1) === '[';
  return /[{,]\s*"[^"]*"$/.test(before) && lineOf(source, lastOf(context)) === line && !isInList;
}

/** The parser takes the colon for a part of the name, up to the quotation mark with which the value begins. */
const missingQuotationMarkAfterName: Explanation = (context) => {
  if (!isNextValue(context) || !isAfterName(context)) return undefined;
  const { line, before } = context;
  const name = /[{,]\s*"([^":]*):\s*"$/.exec(before)?.[1];
  if (name === undefined) return undefined;
  const message = `Line ${line} lacks a quotation mark (") after “${name}”.`;
  return { message, offset: before.lastIndexOf(name) + name.length };
};

const missingColon: Explanation = (context) => {
  if (!isNextValue(context) || !isAfterName(context)) return undefined;
  const { offset, line } = context;
  return { message: `Line ${line} lacks a colon (:) after ${textBefore(context)}.`, offset };
};

const missingComma: Explanation = (context) => {
  if (!isNextValue(context)) return undefined;
  const { source, line, previous } = context;
  const last = lastOf(context);
  const lineBefore = lineOf(source, last);
  const isEnd = lineBefore !== line || previous !== '"';
  const where = isEnd ? 'at its end' : `after ${textBefore(context)}`;
  return { message: `Line ${lineBefore} probably lacks a comma ${where}.`, offset: last + 1 };
};

const commaAtEnd: Explanation = (context) => {
  const { source, previous, next } = context;
  if (previous !== ',' || (next !== '}' && next !== ']')) return undefined;
  const last = lastOf(context);
  const message = `Remove the comma at the end of line ${lineOf(source, last)}: nothing follows it.`;
  return { message, offset: last };
};

const commaAtStart: Explanation = ({ offset, line, previous, next }) => {
  if (!isOpener(previous) || next !== ',') return undefined;
  const message = `Remove the comma after ${previous} in line ${line}: there is nothing before it.`;
  return { message, offset };
};

const twoCommas: Explanation = ({ offset, line, previous, next }) =>
  previous === ',' && next === ','
    ? { message: `Remove one of the two commas in line ${line}.`, offset }
    : undefined;

const bareWord: Explanation = ({ source, offset, line }) => {
  const word = /^[a-z]+/i.exec(source.slice(offset))?.[0];
  return word === undefined
    ? undefined
    : { message: `Put “${word}” in line ${line} between quotation marks (").`, offset };
};

/** In order: the first explanation that fits is shown, so later ones may assume that earlier ones do not fit. */
const explanations: readonly Explanation[] = [
  wrongQuotationMark,
  note,
  bareValueAt,
  missingFirstLine,
  afterEnd,
  extraCloser,
  missingList,
  semicolon,
  missingBraceAfterColon,
  missingBraceBeforeName,
  quotationMarkInText,
  missingQuotationMarkAfterName,
  missingColon,
  missingComma,
  commaAtEnd,
  commaAtStart,
  twoCommas,
  bareWord,
];

/** What is probably wrong at the parser's error. */
function explain(source: string, offset: number): Finding {
  const line = lineOf(source, offset);
  const before = source.slice(0, offset).trimEnd();
  const next = source[offset] ?? '';
  const context = { source, offset, line, before, previous: before.at(-1) ?? '', next };
  for (const explanation of explanations) {
    const finding = explanation(context);
    if (finding) return finding;
  }
  const message = `Line ${line} cannot be read from “${next}” on: a comma, a quotation mark or a bracket is missing or left over there.`;
  return { message, offset };
}

function unexpected(source: string): Finding | undefined {
  try {
    parse(source);
    return undefined;
  } catch (error) {
    const { offset, message } = error as Error & { offset?: number };
    // The error of very deep nesting has no position.
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
 * Explains to an editor why and where a text is not valid JSON.
 * @param source a text that is not valid JSON
 */
export function syntaxIssue(source: string): Pick<Issue, 'message' | 'at' | 'isFixable'> {
  const start = { line: 1, column: 1 };
  if (source.trim() === '')
    return { message: 'This file is empty. Bring it back with "git restore" and its name.', at: start };
  if (source.startsWith(byteOrderMark)) {
    const message = `Save the file as "UTF-8", not as "UTF-8 with BOM": it starts with an invisible character. ${fixHint}`;
    return { message, at: start, isFixable: true };
  }
  const text = openText(source);
  // If all texts are closed, brackets can be counted. An open one is the cause of the parser's error.
  const findings = text
    ? [text, unexpected(source)]
    : [openBracket(source) ?? missingLine(source) ?? unexpected(source)];
  const [first] = findings.filter((finding) => finding !== undefined).sort((a, b) => a.offset - b.offset);
  if (!first) return { message: 'This file cannot be read: too many brackets are nested.' };
  return { message: first.message, at: lineAndColumn(source, first.place ?? first.offset) };
}
