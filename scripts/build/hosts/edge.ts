import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import { defaultLocale, locales } from '@/messages/routing';
import type { ExportedSite } from './exported-site';

/** An object with the paths as keys. It is smaller than an array, and faster to search. */
const asKeys = (paths: Iterable<string>) => Object.fromEntries([...paths].map((path) => [path, 1]));

/**
 * The source of `deploy/edge/resolve-request.js` with the data of one export.
 * @param withPages whether it includes the list of all pages; without the list, it does not recognize unknown paths
 */
export function edgeSource({ pages, lists, redirects }: ExportedSite, withPages = true): string {
  const site = {
    pages: withPages ? asKeys(pages.keys()) : undefined,
    lists: asKeys(lists),
    moved: Object.fromEntries(redirects.map(({ from, to }) => [from, to])),
    defaultLanguage: defaultLocale,
    languages: locales.filter((locale) => locale !== defaultLocale),
  };
  const { code } = transformSync(readFileSync('deploy/edge/resolve-request.js', 'utf8'), {
    minifyWhitespace: true,
    minifySyntax: false,
    legalComments: 'none',
  });
  return `var site=${JSON.stringify(site)};\n${code}`;
}
