import { parse as parseJson } from '@humanwhocodes/momoa';
import type { z } from 'zod';
import { type Fault, formatFaults } from './fault';

/** Thrown by the loaders when a file is not what its schema says; the message lists every fault of it. */
export class ContentError extends Error {
  override name = 'ContentError';
}

const kinds: Record<string, string> = {
  string: 'a text in quotation marks',
  number: 'a number without quotation marks',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list in [ ]',
  object: 'an object in { }',
};

/** Puts a schema's finding into words for an editor; the schemas' own words win where they have some. */
function message(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'unrecognized_keys':
      return `Remove ${issue.keys.map((key) => `"${key}"`).join(', ')}, or correct the spelling: there is no such field here.`;
    case 'invalid_type': {
      if (!issue.message.startsWith('Invalid input')) return issue.message;
      const expected = kinds[issue.expected] ?? issue.expected;
      return issue.input === undefined
        ? `Add this field: it is missing. It holds ${expected}.`
        : `Write ${expected} here.`;
    }
    case 'invalid_union': {
      if (!issue.message.startsWith('Invalid input')) return issue.message;
      const known = 'options' in issue && Array.isArray(issue.options) ? `: ${issue.options.join(', ')}` : '';
      return `Give "kind" one of the known kinds${known}.`;
    }
    case 'invalid_value':
      return issue.message.startsWith('Invalid')
        ? `Write one of these: ${issue.values.map((value) => JSON.stringify(value)).join(', ')}.`
        : issue.message;
    default:
      return issue.message;
  }
}

/**
 * Holds data against a schema.
 * @returns the checked data, or every fault with file, field and remedy
 */
export function examine<S extends z.ZodType>(
  schema: S,
  data: unknown,
  file: string,
): { data: z.output<S>; faults: [] } | { data: undefined; faults: Fault[] } {
  const result = schema.safeParse(data, { reportInput: true });
  if (result.success) return { data: result.data, faults: [] };
  const faults = result.error.issues.map((issue) => ({ file, path: issue.path, message: message(issue) }));
  return { data: undefined, faults };
}

/**
 * Reads JSON and says where it breaks.
 * @returns the value, or one fault with line and column
 */
export function examineJson(source: string, file: string): { value: unknown } | { fault: Fault } {
  try {
    return { value: JSON.parse(source) };
  } catch {
    return { fault: { file, path: [], ...syntaxFault(source) } };
  }
}

function syntaxFault(source: string): Pick<Fault, 'message' | 'at'> {
  try {
    parseJson(source);
  } catch (error) {
    const { line, column, message: text } = error as { line: number; column: number; message: string };
    const found = text.replace(/\s*\(\d+:\d+\)$/, '').replace(/\.$/, '');
    return {
      message: `Mend the JSON: ${found}. A comma, bracket or quotation mark is missing or left over near here.`,
      at: { line, column },
    };
  }
  return { message: 'Mend the JSON: it cannot be read.' };
}

/**
 * The door through which content comes in.
 * @param source the text of a JSON file
 * @param file its path, for messages
 * @throws {ContentError} that lists every fault of the file
 */
export function parseContent<S extends z.ZodType>(schema: S, source: string, file: string): z.output<S> {
  const json = examineJson(source, file);
  const faults = 'fault' in json ? [json.fault] : undefined;
  const result = faults
    ? { data: undefined, faults }
    : examine(schema, (json as { value: unknown }).value, file);
  if (result.faults.length > 0) throw new ContentError(formatFaults(result.faults, () => source));
  return result.data as z.output<S>;
}
