import type { Crumb } from '@/lib/content/views';
import type { JsonLdNode } from '../json-ld';
import { absolute } from './address';
import { breadcrumbList } from './breadcrumb-list';
import { webPage } from './web-page';

type Props = Omit<Parameters<typeof webPage>[0], 'hasCrumbs'> & {
  /** The crumbs as the page shows them; none on the home page. */
  crumbs?: readonly Crumb[];
};

/** What every page says of itself: what it is, and the way to it. */
export function pageNodes({ crumbs, ...page }: Props): JsonLdNode[] {
  const { origin, path } = page;
  if (!crumbs) return [webPage({ ...page, hasCrumbs: false })];
  return [webPage(page), breadcrumbList({ origin, url: absolute(origin, path), crumbs })];
}
