import { readFileSync } from 'node:fs';
import { contentPath } from '@/lib/content/files';
import { type PageType, samplePages } from '@/lib/site/site-map';

/** The pages that tools visit: all pages of the site map, and the first entry of each kind in `content/order.json`. */
export function listSamplePages(): { type: PageType; path: string }[] {
  const order = JSON.parse(readFileSync(contentPath(null, 'order'), 'utf8')) as Record<string, string[]>;
  return samplePages((kind) => order[kind]?.[0] ?? '');
}

/** The path of one page of each type, by type. */
export function samplePaths(): Readonly<Record<string, string>> {
  const paths: Record<string, string> = {};
  for (const { type, path } of listSamplePages()) paths[type] ??= path;
  return paths;
}
