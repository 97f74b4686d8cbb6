import { listCaseStudies } from '@/lib/content/case-studies';
import { getCompany } from '@/lib/content/company';
import { historyOf, statedDate } from '@/lib/content/dates';
import { getPageSummary } from '@/lib/content/pages';
import { siteUrl } from '@/lib/site/settings';
import { entryPath, pathOf } from '@/lib/site/site-map';
import { type Locale, localePath } from '@/messages/routing';
import { atomFeed } from './atom';

/** The response with the Atom feed of the case studies in one language. */
export function feedResponse(locale: Locale): Response {
  const absoluteUrl = (path: string) => siteUrl() + localePath(locale, path);
  const { meta } = getPageSummary('case-studies', locale);
  const feed = atomFeed({
    self: absoluteUrl('/feed.xml'),
    page: absoluteUrl(pathOf('case-studies')),
    language: locale,
    title: meta.title,
    subtitle: meta.description,
    icon: `${siteUrl()}/icon-192.png`,
    author: { name: getCompany().name, url: `${siteUrl()}/` },
    entries: listCaseStudies(locale).map(({ id, title, summary, industry, industryId }) => {
      const path = entryPath('case-studies', id);
      const { published, modified } = historyOf(path);
      return {
        url: absoluteUrl(path),
        title,
        summary,
        category: { term: industryId, label: industry },
        published,
        // Atom requires a date, but the git history may have none.
        updated: modified ?? statedDate(),
      };
    }),
  });
  return new Response(feed, { headers: { 'content-type': 'application/atom+xml; charset=utf-8' } });
}
