import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { indexFolder } from '@/lib/search/index-format';
import { listKept } from './keep-assets';

/** The limit of an index in bytes after compression, and how much each document beyond the first 500 adds to it. */
const budget = { base: 60_000, documents: 500, each: 60 };

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
  cpSync(from, join(out, indexFolder), { recursive: true });
  rmSync(from, { recursive: true });
}

/**
 * Checks the sizes of the search indexes of this build, which a phone loads before its first result.
 * @param out the folder of the export, with compressed files
 * @returns the size of the largest one in bytes, and a description of those over their budget (empty if there are none):
 *   not an error, because longer texts must not stop a build
 */
export function checkSearchIndexes(out: string): { largest: number; warning: string } {
  const kept = listKept(out);
  const found = readdirSync(join(out, indexFolder))
    .filter((name) => name.endsWith('.json') && !kept.has(`${indexFolder.slice(1)}/${name}`))
    .map((name) => {
      const path = join(out, indexFolder, name);
      const { title } = JSON.parse(readFileSync(path, 'utf8')) as { title: readonly string[] };
      const allowed = budget.base + budget.each * Math.max(0, title.length - budget.documents);
      return { name, allowed, size: statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size };
    });
  const largest = Math.max(...found.map(({ size }) => size));
  const breaches = found.filter(({ size, allowed }) => size > allowed);
  if (breaches.length === 0) return { largest, warning: '' };
  const lines = breaches.map(
    ({ name, size, allowed }) => `  out${indexFolder}/${name}: ${size} B, allowed ${allowed} B`,
  );
  const warning = `✖ Search index. A phone on slow 4G loads 60 kB in a third of a second.\n${lines.join('\n')}\n  → Lower longestGroup in lib/search/build-index.ts, or leave texts out in lib/content/search.ts.`;
  return { largest, warning };
}
