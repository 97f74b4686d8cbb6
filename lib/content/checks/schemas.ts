import type { Folder, Single } from '../files';
import type { Issue } from '../issue';
import { readLeniently } from '../lenient';
import { validate } from '../parse';
import { schemas } from '../schemas/kinds';
import type { Source } from './source';

/** The name of the schema of a content file. */
export const schemaNameOf = ({ area, name }: Source) =>
  area === 'singles' ? (name as Single) : (area as Folder);

/** Validates a content file against the schema of its kind. */
export function checkSchema(source: Source): Issue[] {
  const { area, file, data } = source;
  if (data === undefined || area === 'messages') return [];
  return validate(schemas[schemaNameOf(source)], data, file).issues;
}

/** The same, but only for files that the development server cannot render. */
export function checkShowable(source: Source): Issue[] {
  const issues = checkSchema(source);
  if (issues.length === 0) return [];
  const kind = schemaNameOf(source);
  return readLeniently(schemas[kind], source.data, kind) === undefined ? issues : [];
}
