import 'server-only';
import type { z } from 'zod';
import { contentPath, readContent, type Single } from './files';
import { memoize } from './memoize';
import { parseContent } from './parse';

/**
 * A kind of content that is one file.
 * @returns a function that gives the checked file, and throws a ContentError on bad content
 */
export function single<S extends z.ZodType>(name: Single, schema: S): () => z.output<S> {
  const path = contentPath(null, name);
  return memoize(() => parseContent(schema, readContent(path), path));
}
