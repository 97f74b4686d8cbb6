import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '@/scripts/lib/files';

/**
 * Whether a file of an export is a copy of one in `public/`, which is beside the export. Editors put files there, also HTML
 * files, e.g. for search engines that verify who owns the site. The build does not change them.
 * @param out the folder of the export
 * @param file its path relative to `out`
 */
export function isCopy(out: string, file: string): boolean {
  const original = join(out, '../public', file);
  // A page of the site may replace a file with the same path.
  return existsSync(original) && readFileSync(original).equals(readFileSync(join(out, file)));
}

/** The pages of an export, as paths relative to it. */
export function pagesOf(out: string): string[] {
  return filesBelow(out).filter((file) => file.endsWith('.html') && !isCopy(out, file));
}

/**
 * Changes a page: takes its HTML, its path relative to `out`, e.g. `services/ai-ml.html`, and the text of its payload file
 * if there is one, and returns the new HTML.
 */
export type PageChange = (html: string, file: string, payload: string | undefined) => string;
