import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Moves the search indexes to the files that caches may keep permanently: their names contain a hash, and the pages
 * already have these addresses (`lib/seo/feeds/search-index.ts`).
 * @param out the folder of the export
 * @throws {Error} if there are no indexes
 */
export function moveSearchIndexes(out: string): void {
  const from = join(out, 'search-index');
  if (!existsSync(from))
    throw new Error(`${from} is missing: the route app/search-index/ exported no search index.`);
  cpSync(from, join(out, '_next/static/search'), { recursive: true });
  rmSync(from, { recursive: true });
}
