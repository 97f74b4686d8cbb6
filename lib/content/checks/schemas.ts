import type { Fault } from '../fault';
import type { Single } from '../files';
import { examine } from '../parse';
import { schemas } from '../schemas/kinds';
import type { Source } from './source';

/** Holds a content file against the schema of its kind. */
export function checkSchema({ area, file, name, data }: Source): Fault[] {
  if (data === undefined || area === 'messages') return [];
  const kind = area === 'singles' ? (name as Single) : area;
  return examine(schemas[kind], data, file).faults;
}
