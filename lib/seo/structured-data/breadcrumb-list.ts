import type { BreadcrumbList } from 'schema-dts';
import { absolute, breadcrumbsId } from './address';

type Props = {
  origin: string;
  /** The page's address. */
  url: string;
  /** The crumbs as the page shows them, the page itself last. */
  crumbs: readonly { text: string; link: string }[];
};

/** The way from the home page to a page. */
export function breadcrumbList({ origin, url, crumbs }: Props): BreadcrumbList {
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
