import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { Breadcrumbs, type Crumb } from '@/components/layout/breadcrumbs';
import { SectionList } from '@/components/sections/section-list';
import { getPage } from '@/content/pages';
import { localePath } from '@/messages/routing';
import { pageMetadata } from './metadata';

type Inner = 'services' | 'case-studies' | 'industries' | 'about' | 'contact';

const names = {
  services: 'services',
  'case-studies': 'caseStudies',
  industries: 'industries',
  about: 'about',
  contact: 'contact',
} as const;

/** The crumbs from the home page to one of the main pages. */
export async function crumbsTo(page: Inner): Promise<Crumb[]> {
  const locale = await getLocale();
  const t = await getTranslations('Navigation');
  return [
    { text: t('home'), link: localePath(locale, '/') },
    { text: t(names[page]), link: localePath(locale, `/${page}`) },
  ];
}

/** The metadata of a page that is a list of sections. */
export async function sectionPageMetadata(page: Inner | 'home'): Promise<Metadata> {
  const locale = await getLocale();
  const { meta } = getPage(page, locale);
  return pageMetadata({ locale, path: page === 'home' ? '/' : `/${page}`, ...meta });
}

/** One of the main pages: its breadcrumbs and its sections. */
export async function SectionPage({ page }: { page: Inner }) {
  const { sections } = getPage(page, await getLocale());
  return <SectionList sections={sections} beforeTitle={<Breadcrumbs crumbs={await crumbsTo(page)} />} />;
}
