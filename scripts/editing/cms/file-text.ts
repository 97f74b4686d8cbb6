import { formatJson } from '@/lib/content/format-json';
import type { JsonSchema } from '@/lib/content/json-schemas';
import { sortFields } from '@/lib/content/sort-fields';
import { withoutBlanks } from './blanks';

/**
 * Formats the data of a form as a content file: without empty optional fields, in the order of the schema. Does not fix
 * typography; `npm run content -- --fix` does.
 * @param schemas the possible schemas of the data; the first one that has all of its fields applies
 */
export function fileText(data: object, schemas: readonly JsonSchema[]): string {
  const keys = Object.keys(data);
  const schema = schemas.find(({ properties = {} }) => keys.every((key) => key in properties)) ?? schemas[0];
  return formatJson(sortFields(withoutBlanks(data, schema), schema));
}
