import { parse } from '@humanwhocodes/momoa';
import { type Issue, lineAndColumn } from './issue';

type Finding = { message: string; offset: number };

/** The parser's names of what it met, in words for an editor. */
const tokens: Record<string, string> = {
  LBrace: '"{"',
  RBrace: '"}"',
  LBracket: '"["',
  RBracket: '"]"',
  Comma: 'a comma',
  Colon: 'a colon',
  String: 'a text',
  Number: 'a number',
  Boolean: 'true or false',
  Null: 'null',
};

const nearHere = 'A comma, bracket or quotation mark is missing or left over near here.';

/** The first text without a closing quotation mark on its line, to which parsers are blind until much later. */
function openText(source: string): Finding | undefined {
  for (const text of source.matchAll(/"[^"\\\p{Cc}]*(?:\\.[^"\\\p{Cc}]*)*("?)/gu)) {
    if (text[1]) continue;
    const message =
      'Fix the JSON: this text does not end on its line. Close it with a quotation mark, and write a line break in it as \\n.';
    return { message, offset: text.index };
  }
  return undefined;
}

function unexpected(source: string): Finding | undefined {
  try {
    parse(source);
    return undefined;
  } catch (error) {
    const { offset, message } = error as Error & { offset?: number };
    // Nesting beyond the parser's means has no place.
    if (offset === undefined) return undefined;
    if (message.startsWith('Unexpected end of input'))
      return {
        message: `Fix the JSON: the file ends too early. ${nearHere}`,
        offset: source.trimEnd().length,
      };
    const [, token] = /^Unexpected token (\w+) found/.exec(message) ?? [];
    const [, letters] = /^Unexpected \w+ '(.*)' found/s.exec(message) ?? [];
    const found = tokens[token ?? ''] ?? `“${letters ?? source.slice(offset, offset + 1)}”`;
    return { message: `Fix the JSON: ${found} is not expected here. ${nearHere}`, offset };
  }
}

/**
 * Why and where a text is no JSON.
 * @param source a text that `JSON.parse` refuses
 */
export function syntaxIssue(source: string): Pick<Issue, 'message' | 'at'> {
  const start = { line: 1, column: 1 };
  if (source.trim() === '') return { message: 'Fix the JSON: the file is empty.', at: start };
  if (source.startsWith('\uFEFF')) {
    const message =
      'Save the file as UTF-8 without a byte order mark: it starts with an invisible character.';
    return { message, at: start };
  }
  const findings = [openText(source), unexpected(source)].filter((finding) => finding !== undefined);
  const [first] = findings.sort((a, b) => a.offset - b.offset);
  if (!first) return { message: 'Fix the JSON: it cannot be read.' };
  return { message: first.message, at: lineAndColumn(source, first.offset) };
}
