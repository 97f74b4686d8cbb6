import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Pages as these versions of Next exported them: the built-in 404 page, and one of the site with its content cut. */
export const versions = ['16.4.6', '16.5.0-canary.38'] as const;
export const pages = ['not-found', 'about'] as const;

export type Version = (typeof versions)[number];

/** A saved page with its payload. */
export function readFixture(version: Version, page: (typeof pages)[number]) {
  const read = (ending: string) =>
    readFileSync(join('tests/unit/scripts/build/next-html/fixtures', version, `${page}.${ending}`), 'utf8');
  return { html: read('html'), payload: read('txt') };
}
