import type { AboutPage, CollectionPage, ContactPage, IdReference, ItemList, WebPage } from 'schema-dts';
import { absolute, breadcrumbsId, websiteId } from './address';

export type PageType = 'WebPage' | 'AboutPage' | 'CollectionPage' | 'ContactPage';

type Props = {
  origin: string;
  type?: PageType;
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
}: Props): WebPage | AboutPage | CollectionPage | ContactPage {
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
