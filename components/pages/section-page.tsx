import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { type HeavySections, SectionList } from '@/components/sections/section-list';
import { getPage, getPageSummary } from '@/lib/content/pages';
import type { Crumb } from '@/lib/content/views';
import { pageMetadata } from '@/lib/seo/metadata';
import { sectionNodes } from '@/lib/seo/structured-data/sections';
import { siteUrl } from '@/lib/site/settings';
import { isListed, labelOf, pages, pathOf, type SectionPageId } from '@/lib/site/site-map';
import { localePath } from '@/messages/routing';
import { PageJsonLd } from './page-json-ld';
import { RestOfPage } from './rest-of-page';

/** Pages whose structured data has all facts about the company, such as address and opening hours. */
const describingCompany: readonly SectionPageId[] = ['home', 'about', 'contact'];

/** The breadcrumbs from the home page to a main page. */
export async function breadcrumbsTo(page: SectionPageId): Promise<Crumb[]> {
  const locale = await getLocale();
  const t = await getTranslations();
  const label = labelOf(page);
  return [
    { text: t(pages.home.label), link: localePath(locale, pathOf('home')) },
    {
      text: label ? t(label) : getPageSummary(page, locale).title,
      link: localePath(locale, pathOf(page)),
    },
  ];
}

/** The metadata of a main page. */
export async function sectionPageMetadata(page: SectionPageId): Promise<Metadata> {
  const locale = await getLocale();
  const { meta } = getPageSummary(page, locale);
  return pageMetadata({ locale, path: pathOf(page), unlisted: !isListed(page), ...meta });
}

/**
 * A main page: breadcrumbs (except on the home page), its sections, and structured data.
 * @param heavy components for the page's sections with large scripts (see {@link SectionList})
 */
export async function SectionPage({ page, heavy }: { page: SectionPageId; heavy?: HeavySections }) {
  const locale = await getLocale();
  const { meta, sections } = getPage(page, locale);
  const crumbs = page === 'home' ? undefined : await breadcrumbsTo(page);
  return (
    <>
      <SectionList
        heavy={heavy}
        sections={sections}
        beforeTitle={crumbs && <Breadcrumbs crumbs={crumbs} />}
        afterFirst={<RestOfPage />}
      />
      <PageJsonLd
        describesCompany={describingCompany.includes(page)}
        nodes={sectionNodes({
          origin: siteUrl(),
          type: pages[page].type,
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
