import type { z } from 'zod';
import { memoize } from '@/lib/site/memoize';
import { contentPath, readContent, type Single } from './files';
import { parseForDisplay } from './lenient';

/*
 * Reads the kinds of content that are one file. Scripts use this outside of Next.js, so it is not marked `server-only`.
 */

/**
 * Reads a kind of content that is one file, without a cache.
 * @param root the project's folder
 * @throws {ContentError} where the file is not what its schema says
 */
export function readSingle<S extends z.ZodType>(name: Single, schema: S, root = process.cwd()): z.output<S> {
  const path = contentPath(null, name);
  return parseForDisplay(schema, readContent(path, root), path, name);
}

/**
 * A kind of content that is one file.
 * @returns a function that returns the validated file, and throws a ContentError if it is invalid
 */
export function single<S extends z.ZodType>(name: Single, schema: S): () => z.output<S> {
  return memoize(() => readSingle(name, schema));
}
