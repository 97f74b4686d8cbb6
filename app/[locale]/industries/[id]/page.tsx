import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { PageJsonLd } from '@/components/pages/page-json-ld';
import { crumbsTo } from '@/components/pages/section-page';
import { Hero } from '@/components/sections/hero';
import { IndustryBody } from '@/components/sections/industry-body';
import { RelatedIndustries } from '@/components/sections/related';
import { getIndustry, listIndustryIds, listRelatedIndustries } from '@/lib/content/industries';
import { getTemplates } from '@/lib/content/templates';
import { pageMetadata } from '@/lib/seo/metadata';
import { pageNodes } from '@/lib/seo/structured-data/page-nodes';
import { siteUrl } from '@/lib/site/settings';
import { localePath } from '@/messages/routing';

type Props = PageProps<'/[locale]/industries/[id]'>;

export const dynamicParams = false;

export function generateStaticParams() {
  return listIndustryIds().map((id) => ({ id }));
}

async function industryOf(props: Props) {
  const { id } = await props.params;
  const locale = await getLocale();
  const industry = getIndustry(id, locale);
  // The export names known ids only; a development server meets any.
  if (!industry) notFound();
  return { locale, industry, path: `/industries/${id}` };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, industry, path } = await industryOf(props);
  return pageMetadata({ locale, path, ...industry.meta });
}

export default async function IndustryPage(props: Props) {
  const { locale, industry, path } = await industryOf(props);
  const words = getTemplates(locale).industry;
  const crumbs = [
    ...(await crumbsTo('industries')),
    { text: industry.title, link: localePath(locale, path) },
  ];
  return (
    <>
      <Hero
        title={industry.title}
        description={industry.description}
        image={industry.image}
        height="small"
        before={<Breadcrumbs crumbs={crumbs} />}
      />
      <IndustryBody industry={industry} words={words} />
      <RelatedIndustries title={words.related} tiles={listRelatedIndustries(industry.id, locale)} />
      <PageJsonLd
        nodes={pageNodes({
          origin: siteUrl(),
          path: localePath(locale, path),
          language: locale,
          name: industry.title,
          description: industry.meta.description,
          crumbs,
        })}
      />
    </>
  );
}
