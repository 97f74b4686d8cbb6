import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { type HeavySections, SectionList } from '@/components/sections/section-list';
import { getPage } from '@/lib/content/pages';
import type { Crumb } from '@/lib/content/views';
import { pageMetadata } from '@/lib/seo/metadata';
import { sectionNodes } from '@/lib/seo/structured-data/section-nodes';
import { siteUrl } from '@/lib/site/settings';
import { localePath } from '@/messages/routing';
import { PageJsonLd } from './page-json-ld';

type Inner = 'services' | 'case-studies' | 'industries' | 'about' | 'contact';

const names = {
  services: 'services',
  'case-studies': 'caseStudies',
  industries: 'industries',
  about: 'about',
  contact: 'contact',
} as const;

const types = {
  home: 'WebPage',
  services: 'CollectionPage',
  'case-studies': 'CollectionPage',
  industries: 'CollectionPage',
  about: 'AboutPage',
  contact: 'ContactPage',
} as const;

const pathOf = (page: Inner | 'home') => (page === 'home' ? '/' : `/${page}`);

/** The crumbs from the home page to one of the main pages. */
export async function crumbsTo(page: Inner): Promise<Crumb[]> {
  const locale = await getLocale();
  const t = await getTranslations('Navigation');
  return [
    { text: t('home'), link: localePath(locale, '/') },
    { text: t(names[page]), link: localePath(locale, pathOf(page)) },
  ];
}

/** The metadata of a page that is a list of sections. */
export async function sectionPageMetadata(page: Inner | 'home'): Promise<Metadata> {
  const locale = await getLocale();
  const { meta } = getPage(page, locale);
  return pageMetadata({ locale, path: pathOf(page), ...meta });
}

/** One of the main pages: its breadcrumbs, except on the home page, and its sections. */
export async function SectionPage({ page, heavy }: { page: Inner | 'home'; heavy?: HeavySections }) {
  const locale = await getLocale();
  const { meta, sections } = getPage(page, locale);
  const crumbs = page === 'home' ? undefined : await crumbsTo(page);
  return (
    <>
      <SectionList
        heavy={heavy}
        sections={sections}
        beforeTitle={crumbs && <Breadcrumbs crumbs={crumbs} />}
      />
      <PageJsonLd
        nodes={sectionNodes({
          origin: siteUrl(),
          type: types[page],
          path: localePath(locale, pathOf(page)),
          language: locale,
          description: meta.description,
          sections,
          crumbs,
        })}
      />
    </>
  );
}
