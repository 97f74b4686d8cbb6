import type {
  AboutPage,
  BreadcrumbList,
  CollectionPage,
  ContactPage,
  FAQPage,
  IdReference,
  ItemList,
  WebPage,
} from 'schema-dts';
import { plainText } from '@/lib/content/marks';
import type { Crumb, Mark } from '@/lib/content/views';
import type { PageFacts } from '@/lib/site/site-map';
import type { JsonLdNode } from '../json-ld';
import { absolute, breadcrumbsId, questionsId, websiteId } from './site';

type WebPageProps = {
  origin: string;
  type?: PageFacts['type'];
  /** The path of the page, including the language. */
  path: string;
  language: string;
  /** The heading of the page. */
  name: string;
  description: string;
  /** Whether the page has breadcrumbs. */
  hasCrumbs?: boolean;
  /** The main subject of the page, if it has one. */
  mainEntity?: IdReference | ItemList;
  /** The date of the last change as the page states it. */
  dateModified?: string;
};

/** A page, with references to the website, its breadcrumbs, and its main subject. */
export function webPage({
  origin,
  type = 'WebPage',
  path,
  language,
  name,
  description,
  hasCrumbs = true,
  mainEntity,
  dateModified,
}: WebPageProps): WebPage | AboutPage | CollectionPage | ContactPage {
  const url = absolute(origin, path);
  return {
    '@type': type,
    '@id': url,
    url,
    name,
    description,
    inLanguage: language,
    isPartOf: { '@id': websiteId(origin) },
    ...(mainEntity && { mainEntity }),
    ...(hasCrumbs && { breadcrumb: { '@id': breadcrumbsId(url) } }),
    ...(dateModified && { dateModified }),
  };
}

type BreadcrumbProps = {
  origin: string;
  /** The absolute URL of the page. */
  url: string;
  /** The crumbs as the page shows them; the last one is the page itself. */
  crumbs: readonly { text: string; link: string }[];
};

/** The breadcrumbs of a page. */
export function breadcrumbList({ origin, url, crumbs }: BreadcrumbProps): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    '@id': breadcrumbsId(url),
    itemListElement: crumbs.map(({ text, link }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: text,
      item: absolute(origin, link),
    })),
  };
}

type FaqProps = {
  /** The absolute URL of the page with the questions. */
  url: string;
  language: string;
  questions: readonly { question: string; answer: readonly Mark[] }[];
};

/** Questions and answers. Search engines require the full text of the answers. */
export function faqPage({ url, language, questions }: FaqProps): FAQPage {
  return {
    '@type': 'FAQPage',
    '@id': questionsId(url),
    inLanguage: language,
    isPartOf: { '@id': url },
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
    })),
  };
}

type ItemListProps = { origin: string; items: readonly { title: string; link: string }[] };

/** The items of a list page, in order. */
export function itemList({ origin, items }: ItemListProps): ItemList {
  return {
    '@type': 'ItemList',
    itemListElement: items.map(({ title, link }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: absolute(origin, link),
    })),
  };
}

type PageNodesProps = Omit<WebPageProps, 'hasCrumbs'> & {
  /** The crumbs as the page shows them; none on the home page. */
  crumbs?: readonly Crumb[];
};

/** The structured data of every page: the page and its breadcrumbs. */
export function pageNodes({ crumbs, ...page }: PageNodesProps): JsonLdNode[] {
  const { origin, path } = page;
  if (!crumbs) return [webPage({ ...page, hasCrumbs: false })];
  return [webPage(page), breadcrumbList({ origin, url: absolute(origin, path), crumbs })];
}
