import type { z } from 'zod';
import { isLocale } from '@/messages/routing';
import { nearest } from './checks/near';
import { formatIssues, type Issue } from './issue';
import { languageName } from './language-name';
import { missingText, typeMessages } from './schemas/text';
import { syntaxIssue } from './syntax-issue';

/** Thrown by the loaders when a file does not match its schema; the message lists every issue. */
export class ContentError extends Error {
  override name = 'ContentError';
}

const kinds: Record<string, string> = {
  string: 'a text in quotation marks',
  number: 'a number without quotation marks',
  int: 'a whole number without quotation marks',
  boolean: 'true or false',
  array: 'a list in [ ]',
  object: 'a group of fields in { }',
};

/** How a list looks, for people who have written a text in its place. */
const listForm = ', like the other files: one item per line, with a comma between two items';

const units: Record<string, string> = { array: 'items', string: 'characters' };

function limit(issue: z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig>): string {
  const bound = Number(issue.code === 'too_small' ? issue.minimum : issue.maximum);
  const unit = units[issue.origin];
  if (!unit) return `Write ${bound} or ${issue.code === 'too_small' ? 'more' : 'less'} here.`;
  const count = (issue.input as string | unknown[]).length;
  if (count === 0 && bound === 1)
    return issue.origin === 'array' ? 'Add at least one item.' : 'Write a text here; it is empty.';
  const extent = issue.exact ? 'exactly' : issue.code === 'too_small' ? 'at least' : 'at most';
  return `Give ${extent} ${bound} ${unit} here (there are ${count}).`;
}

type TypeIssue = { expected: string; input?: unknown; path?: readonly PropertyKey[] };

/** Says that a value is missing, or what to write instead of a value of the wrong type. */
function typeMessage({ expected, input, path }: TypeIssue): string {
  const kind = kinds[expected] ?? expected;
  const key = path?.at(-1);
  if (input !== undefined) return `Write ${kind} here${expected === 'array' ? listForm : ''}.`;
  if (isLocale(key)) return `Add this text in ${languageName(key)}: it is missing.`;
  return `Add this field: it is missing. It holds ${kind}.`;
}

/** Describes a zod issue to an editor, unless the schema has its own message. */
function words(issue: z.core.$ZodRawIssue): string | undefined {
  const key = issue.path?.at(-1);
  switch (issue.code) {
    case 'invalid_type':
      return typeMessage(issue);
    case 'invalid_union': {
      const known = Array.isArray(issue.options) ? `: ${issue.options.join(', ')}` : '';
      return `Give "${issue.discriminator ?? String(key)}" one of the known kinds${known}.`;
    }
    case 'invalid_value':
      return `Write one of these: ${issue.values.map((value) => JSON.stringify(value)).join(', ')}.`;
    case 'invalid_format':
      return issue.format === 'url'
        ? 'Write a whole address, e.g. "https://www.example.com/page".'
        : undefined;
    case 'too_small':
    case 'too_big':
      return limit(issue as Parameters<typeof limit>[0]);
    default:
      return undefined;
  }
}

const isMissing = (issue: z.core.$ZodIssue) => 'input' in issue && issue.input === undefined;

/** The names of the missing fields of an object. */
function missingIn(path: readonly PropertyKey[], issues: readonly z.core.$ZodIssue[]): string[] {
  const parent = path.join('\n');
  return issues
    .filter((issue) => isMissing(issue) && issue.path.slice(0, -1).join('\n') === parent)
    .map(({ path }) => String(path.at(-1)));
}

/** Returns the message of a zod issue, and what it is about. */
function describeIssue(issue: z.core.$ZodIssue): Pick<Issue, 'message' | 'about'> {
  const { message, path } = issue;
  const key = path.at(-1);
  const standard = issue.code === 'invalid_type' ? typeMessage(issue) : undefined;
  if (isMissing(issue)) {
    // The schema's own message assumes that the field exists.
    if (message !== standard && message !== missingText)
      return {
        message: `Add "${String(key)}": it is missing. ${message}`,
        about: { rule: 'missing', remedy: message },
      };
    // A form, too, has to say which language is missing.
    return isLocale(key) ? { message } : { message, about: { rule: 'missing' } };
  }
  // Other messages of schemas, e.g. about the format of a day, suit a form as they are.
  const isAboutType = message === standard || Object.values(typeMessages).includes(message);
  if (issue.code !== 'invalid_type' || !isAboutType) return { message };
  return { message, about: { rule: 'type', expected: issue.expected } };
}

/** One issue for each unknown field, at its place; for a field of the wrong type, only the first issue. */
function issuesOf(issues: readonly z.core.$ZodIssue[], file: string): Issue[] {
  const mistyped = new Map<string, z.core.$ZodIssue>();
  for (const issue of issues) if (issue.code === 'invalid_type') mistyped.set(issue.path.join('\n'), issue);
  const unknown = unknownFields(issues, file);
  const isMisspelled = ({ path }: z.core.$ZodIssue) => unknown.some(({ meant }) => meant === path.join('\n'));
  return [
    ...issues
      .filter((issue) => issue.code !== 'unrecognized_keys')
      .filter((issue) => (mistyped.get(issue.path.join('\n')) ?? issue) === issue)
      // The issue of the misspelled name already reports it.
      .filter((issue) => !isMissing(issue) || !isMisspelled(issue))
      .map((issue) => ({ file, path: issue.path, ...describeIssue(issue) })),
    ...unknown.map(({ issue }) => issue),
  ];
}

/** The unknown fields, each with the path of the missing field that was probably meant. */
function unknownFields(
  issues: readonly z.core.$ZodIssue[],
  file: string,
): { issue: Issue; meant: string | undefined }[] {
  return issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return [];
    const missing = missingIn(issue.path, issues);
    return issue.keys.map((key) => {
      const field = nearest(key, missing);
      const message =
        field === undefined
          ? `Remove "${key}": there is no field of this name here.`
          : `Write "${field}" instead of "${key}": this name is misspelled.`;
      const meant = field === undefined ? undefined : [...issue.path, field].join('\n');
      return { issue: { file, path: [...issue.path, key], message }, meant };
    });
  });
}

/**
 * Holds data against a schema.
 * @returns the checked data, or every issue with file, field and remedy
 */
export function validate<S extends z.ZodType>(
  schema: S,
  data: unknown,
  file: string,
): { data: z.output<S>; issues: [] } | { data: undefined; issues: Issue[] } {
  const result = schema.safeParse(data, { reportInput: true, error: words });
  if (result.success) return { data: result.data, issues: [] };
  return { data: undefined, issues: issuesOf(result.error.issues, file) };
}

/**
 * Parses JSON.
 * @returns the value, or one issue with line and column
 */
export function examineJson(source: string, file: string): { value: unknown } | { issue: Issue } {
  try {
    return { value: JSON.parse(source) };
  } catch {
    return { issue: { file, path: [], ...syntaxIssue(source) } };
  }
}

/**
 * Parses and validates a content file. All content passes through this function.
 * @param source the text of a JSON file
 * @param file its path, for messages
 * @throws {ContentError} that lists every issue of the file
 */
export function parseContent<S extends z.ZodType>(schema: S, source: string, file: string): z.output<S> {
  const json = examineJson(source, file);
  const issues = 'issue' in json ? [json.issue] : undefined;
  const result = issues
    ? { data: undefined, issues }
    : validate(schema, (json as { value: unknown }).value, file);
  if (result.issues.length > 0) throw new ContentError(formatIssues(result.issues, () => source));
  return result.data as z.output<S>;
}
