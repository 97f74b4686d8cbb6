import { locales } from '@/messages/routing';
import type { Folder } from './files';
import { isTextSchema, type JsonSchema, jsonSchemaOf } from './json-schemas';
import { todo, unwritten } from './unwritten';

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

/** The TODO text of a field. Those of the second and later items of a list have a number, because pages need different texts. */
function todoText(schema: JsonSchema, item: number, maxLength = Number.POSITIVE_INFINITY): string {
  if (item === 1) return unwritten(hintFor(schema, maxLength), maxLength);
  const number = ` (${item})`;
  const max = maxLength - number.length;
  const text = unwritten(hintFor(schema, max), max);
  return text === todo ? unwritten(String(item), maxLength) : text + number;
}

function scaffoldText(schema: JsonSchema, path: string, known: Known, item: number): Json {
  const ending = path === 'meta.title' ? ' | {company}' : '';
  return Object.fromEntries(
    locales.map((locale) => {
      const max = schema.properties?.[locale]?.maxLength;
      return [locale, known[`${path}.${locale}`] ?? todoText(schema, item, max) + ending];
    }),
  );
}

function scaffoldList(schema: JsonSchema, path: string, known: Known): Json[] {
  const { minItems = 1, items = {} } = schema;
  return Array.from({ length: Math.max(1, minItems) }, (_, index) =>
    scaffold(items, `${path}[]`, known, index + 1),
  );
}

function scaffoldObject(
  { properties = {}, required = [] }: JsonSchema,
  path: string,
  known: Known,
  item: number,
): Json {
  const fields = Object.entries(properties).filter(([name]) => required.includes(name));
  return Object.fromEntries(
    fields.map(([name, field]) => [name, scaffold(field, path ? `${path}.${name}` : name, known, item)]),
  );
}

/**
 * Creates data that matches a schema, with a TODO for every text.
 * @param path the path of the field, e.g. `content.questions[].answer`
 * @param item the number of the item in its list, from 1
 */
export function scaffold(schema: JsonSchema, path: string, known: Known, item = 1): Json {
  if (path in known) return known[path];
  const [first] = schema.oneOf ?? [];
  if (first) return scaffold(first, path, known, item);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (isTextSchema(schema)) return scaffoldText(schema, path, known, item);
  switch (schema.type) {
    case 'object':
      return scaffoldObject(schema, path, known, item);
    case 'array':
      return scaffoldList(schema, path, known);
    case 'integer':
    case 'number':
      return schema.minimum ?? 1;
    default:
      return todoText(schema, item);
  }
}

/**
 * A new entry of a folder.
 * @param known fields by path, e.g. `{ id: 'cloud', 'title.en': 'Cloud' }`
 */
export function scaffoldEntry(folder: Folder, known: Known): Json {
  return scaffold(jsonSchemaOf(folder), '', known);
}
