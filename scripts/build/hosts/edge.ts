import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import { defaultLocale, locales } from '@/messages/routing';
import type { ExportedSite } from './exported-site';

const flags = (addresses: Iterable<string>) =>
  Object.fromEntries([...addresses].map((address) => [address, 1]));

/**
 * The answers of `deploy/edge/answer.js` for one export, as source text: the data, and the function.
 * @param named whether it names all pages; without, it is short, and cannot tell unknown addresses
 */
export function edgeSource({ pages, lists, moved }: ExportedSite, named = true): string {
  const site = {
    pages: named ? flags(pages.keys()) : undefined,
    lists: flags(lists),
    moved: Object.fromEntries(moved.map(({ from, to }) => [from, to])),
    languages: locales.filter((locale) => locale !== defaultLocale),
  };
  const { code } = transformSync(readFileSync('deploy/edge/answer.js', 'utf8'), {
    minifyWhitespace: true,
    minifySyntax: false,
    legalComments: 'none',
  });
  return `var site=${JSON.stringify(site)};\n${code}`;
}
