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
  /** The page's path, with its language. */
  path: string;
  language: string;
  /** The heading of the page. */
  name: string;
  description: string;
  /** Whether the page shows the way to it. */
  hasCrumbs?: boolean;
  /** What the page is there for, if it is one thing. */
  mainEntity?: IdReference | ItemList;
  /** The last change as the page states it. */
  dateModified?: string;
};

/** A page, its place in the site, and what it is about. */
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
  /** The page's address. */
  url: string;
  /** The crumbs as the page shows them, the page itself last. */
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
  /** The address of the page with the questions. */
  url: string;
  language: string;
  questions: readonly { question: string; answer: readonly Mark[] }[];
};

/** Questions with their full answers: search engines take no shortened ones. */
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

/** What an overview lists, in its order. */
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

/** The structured data of every page: what it is, and its breadcrumbs. */
export function pageNodes({ crumbs, ...page }: PageNodesProps): JsonLdNode[] {
  const { origin, path } = page;
  if (!crumbs) return [webPage({ ...page, hasCrumbs: false })];
  return [webPage(page), breadcrumbList({ origin, url: absolute(origin, path), crumbs })];
}
