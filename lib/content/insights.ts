import 'server-only';
import { memoize } from '@/lib/site/memoize';
import { entryPath } from '@/lib/site/site-map';
import { defaultLocale, type Locale, localePath } from '@/messages/routing';
import { listCaseStudies, listServicesOfCaseStudies, pickCaseStudies } from './case-studies';
import { headingIds } from './heading-ids';
import { artOf } from './image';
import { collection } from './loader';
import type { InLanguage } from './localize';
import { getPerson } from './people';
import { readingMinutes } from './reading-time';
import { mostShared } from './related';
import { type Insight, insight, topics as topicIds } from './schemas/insight';
import { serviceLink } from './services';
import { getTemplates } from './templates';
import type { ArticleBlock, InsightCard, InsightDetail, Topic } from './views';

const insights = collection('insights', insight);

function topicOf(id: Topic['id'], locale: Locale): Topic {
  return { id, title: getTemplates(locale).insight.topics[id] };
}

/** The blocks of an article; headings get the ids by which addresses name them. */
function bodyOf(entry: InLanguage<Insight>): ArticleBlock[] {
  // Only the headings of the default language give ids, so that an address fits every language.
  const english = insights.get(entry.id, defaultLocale)?.body ?? [];
  const ids = headingIds(english.flatMap((block) => (block.kind === 'heading' ? [block.text] : [])));
  return entry.body.map((block) => (block.kind === 'heading' ? { ...block, id: ids.shift() ?? '' } : block));
}

function cardOf(locale: Locale, entry: InLanguage<Insight>): InsightCard {
  const { id, title, excerpt, summary, author, published, services, caseStudies } = entry;
  return {
    id,
    title,
    excerpt,
    summary,
    author,
    published,
    serviceIds: services,
    studyIds: caseStudies,
    link: localePath(locale, entryPath('insights', id)),
    topics: entry.topics.map((topic) => topicOf(topic, locale)),
    minutes: readingMinutes(bodyOf(entry)),
    image: { alt: '', art: artOf('insights', id) },
  };
}

/** The newest first; of one day, in the order of `content/order.json`. */
const sorted = memoize((locale: string): readonly InsightCard[] =>
  insights
    .list(locale as Locale)
    .map((entry) => cardOf(locale as Locale, entry))
    .toSorted((a, b) => (a.published < b.published ? 1 : a.published > b.published ? -1 : 0)),
);

/** Ids of all articles. */
export const listInsightIds = insights.ids;

/** All articles, the newest first. */
export function listInsights(locale: Locale): readonly InsightCard[] {
  return sorted(locale);
}

/** The topics that have articles, in their fixed order, each with its articles. */
export function listTopics(locale: Locale): { topic: Topic; articles: InsightCard[] }[] {
  return topicIds
    .map((id) => ({
      topic: topicOf(id, locale),
      articles: listInsights(locale).filter(({ topics }) => topics.some((topic) => topic.id === id)),
    }))
    .filter(({ articles }) => articles.length > 0);
}

/** The most articles that the page of another entry lists. */
const mostListed = 3;

/** Up to three articles about a service, those first that name it first. */
export function listInsightsOfService(service: string, locale: Locale): InsightCard[] {
  const rank = ({ serviceIds }: InsightCard) => serviceIds.indexOf(service);
  return listInsights(locale)
    .filter((card) => rank(card) >= 0)
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, mostListed);
}

/** Up to three articles that cite a case study, the newest first. */
export function listInsightsOfCaseStudy(study: string, locale: Locale): InsightCard[] {
  return listInsights(locale)
    .filter(({ studyIds }) => studyIds.includes(study))
    .slice(0, mostListed);
}

/**
 * Up to three articles for an industry: those that cite one of its case studies, then those about at least two services
 * that its case studies used, those first that share the most. One service in common says little about an industry.
 */
export function listInsightsOfIndustry(industry: string, locale: Locale): InsightCard[] {
  // All of them: the list on the page of an industry has at most four.
  const studies = listCaseStudies(locale).filter(({ industryId }) => industryId === industry);
  const all = listInsights(locale);
  const citing = all.filter(({ studyIds }) => studies.some(({ id }) => studyIds.includes(id)));
  const services = listServicesOfCaseStudies(studies.map(({ id }) => id));
  const shared = ({ serviceIds }: InsightCard) => serviceIds.filter((id) => services.has(id)).length;
  const others = all
    .filter((card) => !citing.includes(card) && shared(card) > 1)
    .toSorted((a, b) => shared(b) - shared(a));
  return [...citing, ...others].slice(0, mostListed);
}

/** Up to three other articles, those first that share the most topics and services. */
export function listRelatedInsights(id: string, locale: Locale): InsightCard[] {
  const subjects = ({ topics, serviceIds }: InsightCard) => [
    ...topics.map((topic) => topic.id),
    ...serviceIds,
  ];
  return mostShared(listInsights(locale), id, subjects);
}

/** An article whole, or undefined for an unknown id. */
export function getInsight(id: string, locale: Locale): InsightDetail | undefined {
  const entry = insights.get(id, locale);
  if (!entry) return undefined;
  const all = listInsights(locale);
  const place = all.findIndex((card) => card.id === id);
  return {
    ...cardOf(locale, entry),
    description: entry.summary,
    meta: entry.meta,
    updated: entry.updated,
    body: bodyOf(entry),
    author: getPerson(entry.author, locale),
    services: entry.services.flatMap((service) => serviceLink(service, locale) ?? []),
    studies: pickCaseStudies(entry.caseStudies, locale),
    newer: all[place - 1],
    older: all[place + 1],
  };
}
