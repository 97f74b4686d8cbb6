import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import { defaultLocale, locales } from '@/messages/routing';
import type { ExportedSite } from './exported-site';

const flagEach = (addresses: Iterable<string>) =>
  Object.fromEntries([...addresses].map((address) => [address, 1]));

/**
 * The source text of `deploy/edge/resolve-request.js` with the data of one export.
 * @param withPages whether it lists all pages; without the list it is short, but cannot recognize unknown addresses
 */
export function edgeSource({ pages, lists, moved }: ExportedSite, withPages = true): string {
  const site = {
    pages: withPages ? flagEach(pages.keys()) : undefined,
    lists: flagEach(lists),
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
