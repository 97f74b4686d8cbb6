import { locales } from '@/messages/routing';
import type { Folder } from './files';
import { isTextSchema, type JsonSchema, jsonSchemaOf } from './json-schemas';
import { unwritten } from './unwritten';

/** Any JSON value. */
// biome-ignore lint/suspicious/noExplicitAny: data of any schema
type Json = any;

/** What is known already, by the path of the field; the rest is left to be written. */
export type Known = Readonly<Record<string, unknown>>;

/** What a text should say; its title where the explanation is too long for the field. */
function hintFor({ description = '', title }: JsonSchema, max = Number.POSITIVE_INFINITY): string {
  const hint = description.replace(/\.$/, '');
  return unwritten(hint).length <= max ? hint : (title ?? hint);
}

function scaffoldText(schema: JsonSchema, path: string, known: Known): Json {
  const ending = path === 'meta.title' ? ' | {company}' : '';
  return Object.fromEntries(
    locales.map((locale) => {
      const max = schema.properties?.[locale]?.maxLength;
      return [locale, known[`${path}.${locale}`] ?? unwritten(hintFor(schema, max), max) + ending];
    }),
  );
}

function scaffoldList(schema: JsonSchema, path: string, known: Known): Json[] {
  const { minItems = 1, items = {} } = schema;
  return Array.from({ length: Math.max(1, minItems) }, () => scaffold(items, `${path}[]`, known));
}

function scaffoldObject({ properties = {}, required = [] }: JsonSchema, path: string, known: Known): Json {
  const fields = Object.entries(properties).filter(([name]) => required.includes(name));
  return Object.fromEntries(
    fields.map(([name, field]) => [name, scaffold(field, path ? `${path}.${name}` : name, known)]),
  );
}

/**
 * Creates data that matches a schema, with a TODO for every text.
 * @param path the path of the field, e.g. `content.questions[].answer`
 */
export function scaffold(schema: JsonSchema, path: string, known: Known): Json {
  if (path in known) return known[path];
  const [first] = schema.oneOf ?? [];
  if (first) return scaffold(first, path, known);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (isTextSchema(schema)) return scaffoldText(schema, path, known);
  switch (schema.type) {
    case 'object':
      return scaffoldObject(schema, path, known);
    case 'array':
      return scaffoldList(schema, path, known);
    case 'integer':
    case 'number':
      return schema.minimum ?? 1;
    default:
      return unwritten(hintFor(schema));
  }
}

/**
 * A new entry of a folder.
 * @param known fields by path, e.g. `{ id: 'cloud', 'title.en': 'Cloud' }`
 */
export function scaffoldEntry(folder: Folder, known: Known): Json {
  return scaffold(jsonSchemaOf(folder), '', known);
}
