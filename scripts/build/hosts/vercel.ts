import { defaultLocale } from '@/messages/routing';
import type { ExportedSite } from './exported-site';
import { hashedFiles, revalidated, securityHeaders } from './headers';

const list = (headers: Record<string, string>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }));

/** Redirects for unknown ids. Vercel applies redirects before it looks for files, so the patterns exclude known ids. */
function unknownIds({ pages, lists }: ExportedSite) {
  return lists.map((list) => {
    const known = [...pages.keys()]
      .filter((address) => address.startsWith(`${list}/`))
      .map((address) => address.slice(list.length + 1));
    return {
      source: `${list}/:id((?!(?:${known.join('|')})(?:\\.html)?$)[^/.]+)`,
      destination: list,
      statusCode: 302,
    };
  });
}

/** The rule file for Vercel as a static host: `vercel.json` in the published folder. */
export function vercelRules(site: ExportedSite): Record<string, string> {
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    trailingSlash: false,
    redirects: [
      { source: `/${defaultLocale}`, destination: '/', statusCode: 308 },
      // Page names only: a path that starts with a slash or backslash would redirect to another site.
      {
        source: `/${defaultLocale}/:path((?:[a-z0-9-]+/)*[a-z0-9-]+(?:\\.html)?)`,
        destination: '/:path',
        statusCode: 308,
      },
      ...site.redirects.map(({ from, to }) => ({ source: from, destination: to, statusCode: 308 })),
      ...unknownIds(site),
    ],
    headers: [
      { source: '/(.*)', headers: list(securityHeaders(site.policy)) },
      {
        source: `/((?!${hashedFiles.path.slice(1)}).*)`,
        headers: list({ 'Cache-Control': revalidated }),
      },
      { source: `${hashedFiles.path}(.*)`, headers: list({ 'Cache-Control': hashedFiles.caching }) },
    ],
  };
  return { 'vercel.json': `${JSON.stringify(config, null, 2)}\n` };
}
