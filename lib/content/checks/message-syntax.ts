import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { isObject } from '../is-object';
import type { Issue } from '../issue';
import { typeMessages } from '../schemas/text';
import { eachString, type Source } from './source';

/** The parser's error names, in words for a translator. */
const reasons: Record<string, string> = {
  EXPECT_ARGUMENT_CLOSING_BRACE: 'a "{" has no "}"',
  EMPTY_ARGUMENT: 'there is nothing between "{" and "}"',
  MALFORMED_ARGUMENT: 'a name in braces has no spaces, e.g. {title}',
  INVALID_ARGUMENT_TYPE: 'write plural, select, number, date, or time after the comma',
  MISSING_OTHER_CLAUSE: 'a plural needs the branch "other {…}"',
  UNMATCHED_CLOSING_TAG: 'a tag is closed that was not opened',
  UNCLOSED_TAG: 'a tag is not closed',
};

type Problem = { message: string; offset: number };

function problem(reason: string, offset: number): Problem {
  return { message: `Fix the braces in this text: ${reason}.`, offset };
}

/** The parser accepts a single "}" as a letter; it is intended only in quotes. */
function strayBrace(elements: readonly MessageFormatElement[], message: string): Problem | undefined {
  const isStray = elements.some((element) => element.type === TYPE.literal && /[{}]/.test(element.value));
  if (!isStray || /'[{}]/.test(message)) return undefined;
  return problem('a "}" has no "{"', message.lastIndexOf('}'));
}

function parseMessage(message: string): { elements: MessageFormatElement[] } | Problem {
  try {
    const elements = parse(message);
    return strayBrace(elements, message) ?? { elements };
  } catch (error) {
    const { message: name, location } = error as Error & { location?: { start: { offset: number } } };
    return problem(reasons[name] ?? name.toLowerCase().replaceAll('_', ' '), location?.start.offset ?? 0);
  }
}

function collect(elements: readonly MessageFormatElement[], found: Set<string>): Set<string> {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    const isBranching = element.type === TYPE.plural || element.type === TYPE.select;
    const kind = isBranching ? `, ${element.type === TYPE.plural ? 'plural' : 'select'}, …` : '';
    found.add(`{${element.value}${kind}}`);
    if (isBranching) for (const { value } of Object.values(element.options)) collect(value, found);
    if (element.type === TYPE.tag) collect(element.children, found);
  }
  return found;
}

/** The placeholders of a message, as `{name}` or `{count, plural, …}`; undefined where it cannot be parsed. */
export function placeholdersIn(message: string): ReadonlySet<string> | undefined {
  const result = parseMessage(message);
  return 'elements' in result ? collect(result.elements, new Set()) : undefined;
}

function shapeIssue(value: unknown): Pick<Issue, 'message' | 'about'> | undefined {
  if (typeof value !== 'string')
    return { message: typeMessages.text, about: { rule: 'type', expected: 'string' } };
  if (value.trim() === '') return { message: 'Write a text here; it is empty.' };
  return undefined;
}

function checkValue(file: string, value: unknown, path: readonly PropertyKey[]): Issue[] {
  const key = String(path.at(-1));
  const dot = key.includes('.')
    ? [{ file, path, message: `Take the "." out of "${key}": it separates groups of words.` }]
    : [];
  if (!isObject(value)) {
    const issue = shapeIssue(value);
    return issue ? [...dot, { file, path, ...issue }] : dot;
  }
  const items = Object.entries(value);
  if (items.length === 0)
    return [...dot, { file, path, message: 'Remove this group, or fill it: it is empty.' }];
  return [...dot, ...items.flatMap(([name, item]) => checkValue(file, item, [...path, name]))];
}

function checkShape({ file, data }: Source): Issue[] {
  if (isObject(data)) return Object.entries(data).flatMap(([name, item]) => checkValue(file, item, [name]));
  const message = 'Write groups of texts in { } here, as in the English file.';
  return [{ file, path: [], message }];
}

/** Reports messages that are not texts or have invalid ICU syntax. */
export function checkMessageSyntax(source: Source): Issue[] {
  const { area, file, data } = source;
  if (area !== 'messages' || data === undefined) return [];
  const issues = checkShape(source);
  eachString(data, (message, path) => {
    const result = parseMessage(message);
    if (!('elements' in result)) issues.push({ file, path, ...result });
  });
  return issues;
}
