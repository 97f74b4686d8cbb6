import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Pages exported by these versions of Next.js: the built-in 404 page, and a page of the site with shortened content. */
export const versions = ['16.4.6', '16.5.0-canary.38'] as const;
export const pages = ['not-found', 'about'] as const;

export type Version = (typeof versions)[number];

/** Reads a saved page with its payload. */
export function readFixture(version: Version, page: (typeof pages)[number]) {
  const read = (ending: string) =>
    readFileSync(join('tests/unit/scripts/build/next-html/fixtures', version, `${page}.${ending}`), 'utf8');
  return { html: read('html'), payload: read('txt') };
}
