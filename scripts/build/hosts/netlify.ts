import { defaultLocale, splitLocalePath } from '@/messages/routing';
import type { ExportedSite } from './exported-site';
import { hashedFiles } from './headers';
import { headersFile } from './headers-file';

/**
 * The rule files for Netlify. Netlify resolves paths without `.html` itself, and applies a rule only if no file exists, so
 * a rule for all paths below a list affects only unknown ids, and missing files: a placeholder matches a whole segment, and
 * a splat is possible only at the end, so no rule can exclude an extension.
 */
export function netlifyRules({
  pages,
  lists,
  notFoundPages,
  redirects,
  policy,
}: ExportedSite): Record<string, string> {
  const isDefault = (address: string) => splitLocalePath(address).locale === defaultLocale;
  const withPrefix = (address: string) => `/${defaultLocale}${address === '/' ? '' : address}`;
  const rules = [
    // One rule for each page: "/en/* /:splat" would send "/en//example.com" to "//example.com", another site.
    ...[...pages.keys()].filter(isDefault).map((address) => `${withPrefix(address)} ${address} 308!`),
    ...redirects.filter(({ from }) => isDefault(from)).map(({ from, to }) => `${withPrefix(from)} ${to} 308`),
    ...redirects.map(({ from, to }) => `${from} ${to} 308`),
    ...lists.filter(isDefault).map((list) => `${withPrefix(list)}/:id ${list} 302`),
    ...lists.map((list) => `${list}/:id ${list} 302`),
    ...[...notFoundPages].reverse().map(([prefix, file]) => `${prefix === '/' ? '' : prefix}/* /${file} 404`),
  ];
  return {
    _redirects: `${rules.join('\n')}\n`,
    // Netlify's own default, which is right for pages.
    _headers: headersFile(policy, [
      { path: '/*', headers: { 'Cache-Control': 'public, max-age=0, must-revalidate' } },
      { path: `${hashedFiles.path}*`, headers: { 'Cache-Control': hashedFiles.caching } },
    ]),
  };
}
