import type { Crumb, ResolvedSection } from '@/lib/content/views';
import type { PageFacts } from '@/lib/site/site-map';
import type { JsonLdNode } from '../json-ld';
import { faqPage, itemList, pageNodes } from './page';
import { absolute, organizationId } from './site';

type Props = {
  origin: string;
  type: PageFacts['type'];
  /** The path of the page, including the language. */
  path: string;
  language: string;
  description: string;
  sections: readonly ResolvedSection[];
  /** The crumbs as the page shows them; none on the home page. */
  crumbs?: readonly Crumb[];
};

/** The entries that a section lists. */
function itemsOf(section: ResolvedSection): readonly { title: string; link: string }[] {
  switch (section.kind) {
    case 'service-grid':
      return section.services;
    case 'case-study-list':
      return section.cards;
    case 'insight-list':
      return section.articles;
    case 'industry-tiles':
      return section.tiles;
    default:
      return [];
  }
}

/** The main subject of a page: its list of entries, or the company. */
function mainEntity(type: PageFacts['type'], origin: string, sections: readonly ResolvedSection[]) {
  if (type === 'CollectionPage') return itemList({ origin, items: sections.flatMap(itemsOf) });
  return { '@id': organizationId(origin) };
}

/** The structured data of a main page, derived from its sections: page, breadcrumbs, list, and questions. */
export function sectionNodes({ sections, ...page }: Props): JsonLdNode[] {
  const { origin, path, language, type } = page;
  const name = sections.find(({ kind }) => kind === 'hero' || kind === 'search')?.title ?? '';
  const questions = sections.flatMap((section) => (section.kind === 'questions' ? section.items : []));
  return [
    ...pageNodes({ ...page, name, mainEntity: mainEntity(type, origin, sections) }),
    ...(questions.length > 0 ? [faqPage({ url: absolute(origin, path), language, questions })] : []),
  ];
}
