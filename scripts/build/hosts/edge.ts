import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import { defaultLocale, locales } from '@/messages/routing';
import type { ExportedSite } from './exported-site';

/** An object with the addresses as keys; smaller and faster to search than an array. */
const asKeys = (addresses: Iterable<string>) =>
  Object.fromEntries([...addresses].map((address) => [address, 1]));

/**
 * The source of `deploy/edge/resolve-request.js` with the data of one export.
 * @param withPages whether it includes the list of all pages; without the list, it does not recognize unknown paths
 */
export function edgeSource({ pages, lists, moved }: ExportedSite, withPages = true): string {
  const site = {
    pages: withPages ? asKeys(pages.keys()) : undefined,
    lists: asKeys(lists),
    moved: Object.fromEntries(moved.map(({ from, to }) => [from, to])),
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
