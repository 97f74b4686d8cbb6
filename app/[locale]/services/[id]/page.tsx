import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { PageJsonLd } from '@/components/pages/page-json-ld';
import { crumbsTo } from '@/components/pages/section-page';
import { Hero } from '@/components/sections/hero';
import { RelatedServices } from '@/components/sections/related';
import { ServiceBody } from '@/components/sections/service-body';
import { getCompany } from '@/lib/content/company';
import { getService, listRelatedServices, listServiceIds } from '@/lib/content/services';
import { getTemplates } from '@/lib/content/templates';
import { pageMetadata } from '@/lib/seo/metadata';
import { previewPath } from '@/lib/seo/previews';
import { serviceNodes } from '@/lib/seo/structured-data/service-nodes';
import { siteUrl } from '@/lib/site/settings';
import { localePath } from '@/messages/routing';

type Props = PageProps<'/[locale]/services/[id]'>;

export const dynamicParams = false;

export function generateStaticParams() {
  return listServiceIds().map((id) => ({ id }));
}

async function serviceOf(props: Props) {
  const { id } = await props.params;
  const locale = await getLocale();
  const service = getService(id, locale);
  // The export names known ids only; a development server meets any.
  if (!service) notFound();
  return { locale, service, path: `/services/${id}` };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, service, path } = await serviceOf(props);
  return pageMetadata({ locale, path, ...service.meta });
}

export default async function ServicePage(props: Props) {
  const { locale, service, path } = await serviceOf(props);
  const words = getTemplates(locale).service;
  const crumbs = [...(await crumbsTo('services')), { text: service.title, link: localePath(locale, path) }];
  return (
    <>
      <Hero
        title={service.title}
        description={service.description}
        image={service.image}
        height="small"
        before={<Breadcrumbs crumbs={crumbs} />}
      />
      <ServiceBody service={service} words={words} />
      <RelatedServices title={words.related} services={listRelatedServices(service.id, locale)} />
      <PageJsonLd
        nodes={serviceNodes({
          origin: siteUrl(),
          path: localePath(locale, path),
          language: locale,
          company: getCompany(),
          service,
          covers: words.capabilities,
          image: previewPath(path, locale),
          crumbs,
        })}
      />
    </>
  );
}
