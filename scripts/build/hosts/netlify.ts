import { defaultLocale } from '@/messages/routing';
import type { ExportedSite } from './exported-site';
import { hashedFiles } from './headers';
import { headersFile } from './headers-file';

/**
 * Netlify: its own rules find pages without `.html`. A rule does not hide a file that exists, so an unknown id is
 * what is left of a list.
 */
export function netlifyRules({ lists, missing, moved, policy }: ExportedSite): Record<string, string> {
  const redirects = [
    `/${defaultLocale} / 308!`,
    `/${defaultLocale}/* /:splat 308!`,
    ...moved.map(({ from, to }) => `${from} ${to} 308`),
    ...lists.map((list) => `${list}/:id ${list} 302`),
    ...[...missing].reverse().map(([prefix, file]) => `${prefix === '/' ? '' : prefix}/* /${file} 404`),
  ];
  return {
    _redirects: `${redirects.join('\n')}\n`,
    // Without a rule Netlify has everything asked for again each time, as it should be.
    _headers: headersFile(policy, [
      { path: '/*', caching: 'public, max-age=0, must-revalidate' },
      { path: `${hashedFiles.path}*`, caching: hashedFiles.caching },
    ]),
  };
}
