import { getTranslations } from 'next-intl/server';
import { listCaseStudies } from '@/lib/content/case-studies';
import { getCompany } from '@/lib/content/company';
import { historyOf, statedDate } from '@/lib/content/dates';
import { getInsight, listInsights } from '@/lib/content/insights';
import { getPageSummary } from '@/lib/content/pages';
import { getTemplates } from '@/lib/content/templates';
import { siteUrl } from '@/lib/site/settings';
import { entryPath, pathOf } from '@/lib/site/site-map';
import { figureText } from '@/messages/figure-text';
import { type Locale, localePath } from '@/messages/routing';
import { articleHtml } from './article-html';
import { atomFeed } from './atom';

/** What the feeds of one language have in common. */
function frame(path: string, page: 'case-studies' | 'insights', locale: Locale) {
  const absoluteUrl = (address: string) => siteUrl() + localePath(locale, address);
  const { meta } = getPageSummary(page, locale);
  return {
    self: absoluteUrl(path),
    page: absoluteUrl(pathOf(page)),
    language: locale,
    title: meta.title,
    subtitle: meta.description,
    icon: `${siteUrl()}/icon-192.png`,
    author: { name: getCompany().name, url: `${siteUrl()}/` },
  };
}

const respond = (feed: string) =>
  new Response(feed, { headers: { 'content-type': 'application/atom+xml; charset=utf-8' } });

/** The response with the Atom feed of the case studies in one language. */
export function feedResponse(locale: Locale): Response {
  const entries = listCaseStudies(locale).map(({ id, title, summary, industry, industryId }) => {
    const path = entryPath('case-studies', id);
    const { published, modified } = historyOf(path);
    return {
      url: siteUrl() + localePath(locale, path),
      title,
      summary,
      categories: [{ term: industryId, label: industry }],
      published,
      // Atom requires a date, but the git history may have none.
      updated: modified ?? statedDate(),
    };
  });
  return respond(atomFeed({ ...frame('/feed.xml', 'case-studies', locale), entries }));
}

/** The response with the Atom feed of the articles in one language, with their full texts. */
export async function insightsFeedResponse(locale: Locale): Promise<Response> {
  const t = await getTranslations({ locale, namespace: 'Insight' });
  const words = {
    output: t('output'),
    references: getTemplates(locale).insight.references,
    number: (value: number) => figureText({ value, suffix: '' }, locale),
    absolute: (address: string) => new URL(address, siteUrl()).href,
  };
  const entries = listInsights(locale).flatMap(({ id }) => {
    const article = getInsight(id, locale);
    if (!article) return [];
    const { title, summary, author, topics, published, updated, link, body } = article;
    return {
      url: siteUrl() + link,
      title,
      summary,
      categories: topics.map((topic) => ({ term: topic.id, label: topic.title })),
      author: { name: author.name, url: siteUrl() + author.link },
      html: articleHtml(body, words),
      published: `${published}T00:00:00Z`,
      updated: `${updated ?? published}T00:00:00Z`,
    };
  });
  return respond(atomFeed({ ...frame('/insights.xml', 'insights', locale), entries }));
}
