import { isObject } from './is-object';
import type { JsonSchema } from './json-schemas';
import { alternativeOf } from './schema-at';

/**
 * The fields of a value in the order of its schema. An unknown one, which may be misspelled, stays behind the field
 * that it follows.
 */
export function sortFields(value: unknown, schema: JsonSchema | undefined): unknown {
  if (Array.isArray(value)) return value.map((item) => sortFields(item, schema?.items));
  if (!isObject(value)) return value;
  const fields = alternativeOf(schema, value)?.properties ?? {};
  const keys = Object.keys(fields).filter((key) => Object.hasOwn(value, key));
  Object.keys(value).forEach((key, index, own) => {
    if (!Object.hasOwn(fields, key)) keys.splice(keys.indexOf(own[index - 1] ?? '') + 1, 0, key);
  });
  return Object.fromEntries(
    keys.map((key) => [key, sortFields(value[key], Object.hasOwn(fields, key) ? fields[key] : undefined)]),
  );
}
