import { historyOf } from '@/lib/content/dates';
import { listPaths } from '@/lib/content/entries';
import { escapeXml, xmlDocument } from '@/lib/seo/feeds/xml';
import { siblingAddresses } from '@/lib/seo/metadata';
import { locales } from '@/messages/routing';

export const dynamic = 'force-static';

/** The addresses of one page, each with all its siblings and its last change. */
function urlsOf(path: string): string[] {
  const siblings = siblingAddresses(path);
  const { modified } = historyOf(path);
  const links = Object.entries(siblings).map(
    ([language, address]) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(address)}"/>`,
  );
  return locales.flatMap((locale) => [
    '<url>',
    `<loc>${escapeXml(siblings[locale])}</loc>`,
    ...(modified ? [`<lastmod>${modified}</lastmod>`] : []),
    ...links,
    '</url>',
  ]);
}

/**
 * Every page in every language. Written here because the framework's own sitemap puts `lastmod` behind the
 * links, where the schema (https://www.sitemaps.org/schemas/sitemap/0.9/sitemap.xsd) does not allow it.
 */
export function GET(): Response {
  const document = xmlDocument([
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...listPaths().flatMap(urlsOf),
    '</urlset>',
  ]);
  return new Response(document, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}
