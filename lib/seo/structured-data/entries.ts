import type { Article, Service } from 'schema-dts';
import type { CaseStudyDetail, Company, Crumb, InsightDetail, ServiceDetail } from '@/lib/content/views';
import type { JsonLdNode } from '../json-ld';
import { faqPage, pageNodes } from './page';
import { absolute, articleId, organizationReference, serviceId } from './site';

type ServiceProps = {
  origin: string;
  /** The path of the page, including the language. */
  path: string;
  company: Company;
  service: Pick<ServiceDetail, 'title' | 'description' | 'content'>;
  /** The heading of the service's capabilities. */
  capabilitiesTitle: string;
  /** The path of a picture of the service. */
  image: string;
};

/**
 * A service with its capabilities as offers. The offers have no price: the prices on the site are those of a first
 * project, not of a capability.
 */
export function serviceOf({
  origin,
  path,
  company,
  service,
  capabilitiesTitle,
  image,
}: ServiceProps): Service {
  const { title, description, content } = service;
  const url = absolute(origin, path);
  return {
    '@type': 'Service',
    '@id': serviceId(url),
    url,
    name: title,
    serviceType: title,
    description,
    image: absolute(origin, image),
    provider: organizationReference(origin, company),
    areaServed: company.address.country,
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: capabilitiesTitle,
      itemListElement: content.capabilities.map((capability) => ({
        '@type': 'Offer',
        name: capability.title,
      })),
    },
  };
}

type ServiceNodesProps = Omit<ServiceProps, 'service'> & {
  service: ServiceDetail;
  language: string;
  crumbs: readonly Crumb[];
};

/** The structured data of a service's page: page, breadcrumbs, service, and questions. */
export function serviceNodes({ service, language, crumbs, ...about }: ServiceNodesProps): JsonLdNode[] {
  const { origin, path } = about;
  const url = absolute(origin, path);
  return [
    ...pageNodes({
      origin,
      path,
      language,
      name: service.title,
      description: service.meta.description,
      mainEntity: { '@id': serviceId(url) },
      crumbs,
    }),
    serviceOf({ ...about, service }),
    faqPage({ url, language, questions: service.content.questions }),
  ];
}

type ArticleProps = {
  origin: string;
  /** The path of the page, including the language. */
  path: string;
  language: string;
  company: Company;
  study: Pick<CaseStudyDetail, 'title' | 'summary' | 'industry' | 'services' | 'results'>;
  /** The path of the industry's page. */
  industry: string;
  /** The path of a picture of the case study. */
  image: string;
  /** ISO dates of the publication and the last change, if known. */
  published?: string;
  modified?: string;
};

/** A case study as an article; each result is a property with the value and the text from the page. */
export function articleOf(props: ArticleProps): Article {
  const { origin, path, language, company, study, industry, image, published, modified } = props;
  const url = absolute(origin, path);
  return {
    '@type': 'Article',
    '@id': articleId(url),
    url,
    mainEntityOfPage: { '@id': url },
    headline: study.title,
    description: study.summary,
    image: absolute(origin, image),
    inLanguage: language,
    ...(published && { datePublished: published }),
    ...(modified && { dateModified: modified }),
    author: { ...organizationReference(origin, company), url: absolute(origin, '/') },
    publisher: organizationReference(origin, company),
    about: { '@type': 'Thing', name: study.industry, url: absolute(origin, industry) },
    mentions: [
      ...study.services.map(({ title, link }) => ({
        '@type': 'Service' as const,
        name: title,
        url: absolute(origin, link),
      })),
      ...study.results.map(({ metric, text }) => ({
        '@type': 'PropertyValue' as const,
        name: text,
        value: metric,
      })),
    ],
  };
}

type CaseStudyNodesProps = Omit<ArticleProps, 'study'> & {
  study: CaseStudyDetail;
  crumbs: readonly Crumb[];
};

/** The structured data of a case study's page: page, breadcrumbs, and article. */
export function caseStudyNodes({ study, crumbs, ...about }: CaseStudyNodesProps): JsonLdNode[] {
  const { origin, path, language } = about;
  return [
    ...pageNodes({
      origin,
      path,
      language,
      name: study.title,
      description: study.meta.description,
      mainEntity: { '@id': articleId(absolute(origin, path)) },
      crumbs,
    }),
    articleOf({ ...about, study }),
  ];
}

type InsightNodesProps = {
  origin: string;
  /** The path of the page, including the language. */
  path: string;
  language: string;
  company: Company;
  article: InsightDetail;
  /** The path of a picture of the article. */
  image: string;
  crumbs: readonly Crumb[];
};

/** The structured data of an article's page: page, breadcrumbs, and the article with its author and its sources. */
export function insightNodes(props: InsightNodesProps): JsonLdNode[] {
  const { origin, path, language, company, article, image, crumbs } = props;
  const url = absolute(origin, path);
  const { title, summary, meta, author, published, updated, topics, services, studies, body } = article;
  const sources = body.flatMap((block) => (block.kind === 'references' ? block.items : []));
  return [
    ...pageNodes({
      origin,
      path,
      language,
      name: title,
      description: meta.description,
      mainEntity: { '@id': articleId(url) },
      crumbs,
    }),
    {
      '@type': 'Article',
      '@id': articleId(url),
      url,
      mainEntityOfPage: { '@id': url },
      headline: title,
      description: summary,
      image: absolute(origin, image),
      inLanguage: language,
      datePublished: published,
      dateModified: updated ?? published,
      author: {
        '@type': 'Person',
        name: author.name,
        jobTitle: author.role,
        url: absolute(origin, author.link),
        worksFor: { '@id': organizationReference(origin, company)['@id'] },
      },
      publisher: organizationReference(origin, company),
      about: topics.map((topic) => ({ '@type': 'Thing' as const, name: topic.title })),
      mentions: [
        ...services.map((service) => ({
          '@type': 'Service' as const,
          name: service.title,
          url: absolute(origin, service.link),
        })),
        ...studies.map((study) => ({
          '@type': 'Article' as const,
          headline: study.title,
          url: absolute(origin, study.link),
        })),
      ],
      citation: sources.map((source) => ({
        '@type': 'CreativeWork' as const,
        name: source.title,
        url: source.url,
      })),
    },
  ];
}
