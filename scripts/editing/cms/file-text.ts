import { formatJson } from '@/lib/content/format-json';
import { inOrder } from '@/lib/content/in-order';
import type { JsonSchema } from '@/lib/content/json-schemas';
import { withoutBlanks } from './blanks';

/**
 * The text of a content file as a form leaves it: without blank optional fields, in the order of the schema, and
 * formatted. Typography is left to `npm run content -- --fix`, which knows the languages.
 * @param schemas of the kinds that the data may be; the first that knows all of its fields is taken
 */
export function fileText(data: object, schemas: readonly JsonSchema[]): string {
  const keys = Object.keys(data);
  const schema = schemas.find(({ properties = {} }) => keys.every((key) => key in properties)) ?? schemas[0];
  return formatJson(inOrder(withoutBlanks(data, schema), schema));
}
