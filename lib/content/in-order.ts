import { isObject } from './is-object';
import type { JsonSchema } from './json-schemas';

type Json = Record<string, unknown>;

/** The alternative of a schema that has the `kind` of the value. */
function alternative(schema: JsonSchema | undefined, value: Json): JsonSchema | undefined {
  if (!schema?.oneOf) return schema;
  return schema.oneOf.find(({ properties }) => properties?.kind?.const === value.kind);
}

/** The schema of the field that keys and indices lead to, if there is one. */
export function schemaAt(
  schema: JsonSchema | undefined,
  data: unknown,
  path: readonly PropertyKey[],
): JsonSchema | undefined {
  const [key, ...rest] = path;
  if (key === undefined || !schema) return schema;
  const inner = (data as Record<PropertyKey, unknown> | undefined)?.[key];
  if (typeof key === 'number') return schemaAt(schema.items, inner, rest);
  const own = isObject(data) ? alternative(schema, data) : schema;
  return schemaAt(own?.properties?.[String(key)], inner, rest);
}

/**
 * The fields of a value in the order of its schema. An unknown one, which may be misspelled, stays behind the field
 * that it follows.
 */
export function inOrder(value: unknown, schema: JsonSchema | undefined): unknown {
  if (Array.isArray(value)) return value.map((item) => inOrder(item, schema?.items));
  if (!isObject(value)) return value;
  const fields = alternative(schema, value)?.properties ?? {};
  const keys = Object.keys(fields).filter((key) => Object.hasOwn(value, key));
  Object.keys(value).forEach((key, index, own) => {
    if (!Object.hasOwn(fields, key)) keys.splice(keys.indexOf(own[index - 1] ?? '') + 1, 0, key);
  });
  return Object.fromEntries(
    keys.map((key) => [key, inOrder(value[key], Object.hasOwn(fields, key) ? fields[key] : undefined)]),
  );
}
