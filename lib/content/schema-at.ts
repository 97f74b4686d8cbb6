import { isObject } from './is-object';
import type { JsonSchema } from './json-schemas';

/** The alternative of a schema that has the `kind` of the value. */
export function alternativeOf(
  schema: JsonSchema | undefined,
  value: Record<string, unknown>,
): JsonSchema | undefined {
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
  const own = isObject(data) ? alternativeOf(schema, data) : schema;
  return schemaAt(own?.properties?.[String(key)], inner, rest);
}
