import type { Single } from '../files';
import type { Issue } from '../issue';
import { examine } from '../parse';
import { schemas } from '../schemas/kinds';
import type { Source } from './source';

/** Holds a content file against the schema of its kind. */
export function checkSchema({ area, file, name, data }: Source): Issue[] {
  if (data === undefined || area === 'messages') return [];
  const kind = area === 'singles' ? (name as Single) : area;
  return examine(schemas[kind], data, file).issues;
}
