import type { z } from 'zod';
import * as zod from 'zod';
import type { Folder, Single } from './files';
import { kindSchema } from './json-schemas';
import { examineJson, parseContent } from './parse';
import { scaffold } from './scaffold';
import { schemaAt } from './schema-at';

/*
 * The development server shows a page although some of its texts are too long, too short, or missing, so that an
 * editor sees the problem in its place. The build accepts none of this.
 */

type Def = { type: string; checks?: unknown[] } & Record<string, unknown>;
type Schema = z.core.$ZodType;

const known = new WeakMap<Schema, Schema>();

/** Removes the limits of a schema and of all schemas in it. */
function looseDef(def: Def): Def {
  const inner = (key: string) => withoutLimits(def[key] as Schema);
  const plain = { ...def, checks: [] };
  switch (def.type) {
    case 'object': {
      const shape = Object.entries(def.shape as Record<string, Schema>);
      const loose = Object.fromEntries(shape.map(([key, field]) => [key, withoutLimits(field)]));
      // Without it, unknown fields are dropped instead of reported.
      return { ...plain, shape: loose, catchall: undefined };
    }
    case 'array':
      return { ...plain, element: inner('element') };
    case 'union':
      return { ...plain, options: (def.options as Schema[]).map(withoutLimits) };
    case 'optional':
    case 'default':
      return { ...plain, innerType: inner('innerType') };
    case 'pipe':
      return { ...plain, in: inner('in') };
    default:
      return plain;
  }
}

/** A schema with the same types, but without limits. */
function withoutLimits(schema: Schema): Schema {
  const before = known.get(schema);
  if (before) return before;
  const def = schema._zod.def as unknown as Def;
  const loose =
    def.type === 'string'
      ? zod.string()
      : def.type === 'number'
        ? zod.number()
        : zod.core.clone(schema, looseDef(def) as never);
  known.set(schema, loose);
  return loose;
}

/** Puts a value at a place in some data that has everything around it. */
function put(data: unknown, path: readonly PropertyKey[], value: unknown): void {
  const parent = path.slice(0, -1).reduce((inner, key) => (inner as Record<PropertyKey, unknown>)[key], data);
  (parent as Record<PropertyKey, unknown>)[path.at(-1) as PropertyKey] = value;
}

/** Missing fields may lack fields in turn; nothing is nested deeper. */
const rounds = 10;

/**
 * Reads data that does not quite match its schema: ignores limits, drops unknown fields, and fills missing texts
 * with TODO texts.
 * @returns undefined if a value has a type that pages cannot show
 */
export function readLeniently<S extends z.ZodType>(
  schema: S,
  data: unknown,
  kind: Folder | Single,
): z.output<S> | undefined {
  const loose = withoutLimits(schema) as z.ZodType;
  const whole = structuredClone(data);
  for (let round = 0; round < rounds; round++) {
    const result = loose.safeParse(whole, { reportInput: true });
    if (result.success) return result.data as z.output<S>;
    for (const { path, input } of result.error.issues) {
      const field = schemaAt(kindSchema(kind), whole, path);
      if (input !== undefined || path.length === 0 || !field) return undefined;
      put(whole, path, scaffold(field, '', {}));
    }
  }
  return undefined;
}

/**
 * Reads a content file for the pages that show it: strictly, and leniently on the development server.
 * @param source the text of the file
 * @param file its path, for messages
 * @throws {ContentError} that lists every issue of the file
 */
export function parseForDisplay<S extends z.ZodType>(
  schema: S,
  source: string,
  file: string,
  kind: Folder | Single,
): z.output<S> {
  if (process.env.NODE_ENV !== 'development') return parseContent(schema, source, file);
  const json = examineJson(source, file);
  if ('issue' in json) return parseContent(schema, source, file);
  const strict = schema.safeParse(json.value);
  if (strict.success) return strict.data;
  return readLeniently(schema, json.value, kind) ?? parseContent(schema, source, file);
}
