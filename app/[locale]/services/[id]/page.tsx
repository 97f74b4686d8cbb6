import { DetailHero, detailMetadata, loadDetail } from '@/components/pages/detail-page';
import { PageJsonLd } from '@/components/pages/page-json-ld';
import { Articles } from '@/components/sections/article-list';
import { CallToAction } from '@/components/sections/call-to-action';
import { Evidence } from '@/components/sections/evidence';
import { RelatedServices } from '@/components/sections/related';
import { ServiceBody } from '@/components/sections/service-body';
import { listCaseStudiesOfService } from '@/lib/content/case-studies';
import { skylinePath } from '@/lib/content/image';
import { listInsightsOfService } from '@/lib/content/insights';
import { getService, listRelatedServices, listServiceIds } from '@/lib/content/services';
import { getTemplates } from '@/lib/content/templates';
import { serviceNodes } from '@/lib/seo/structured-data/entries';

type Props = PageProps<'/[locale]/services/[id]'>;

export const dynamicParams = false;

export const generateStaticParams = () => listServiceIds().map((id) => ({ id }));

export const generateMetadata = ({ params }: Props) => detailMetadata('services', params, getService);

export default async function ServicePage({ params }: Props) {
  const { entry, locale, crumbs, facts } = await loadDetail('services', params, getService);
  const words = getTemplates(locale).service;
  const { title, terms } = entry.content.firstEngagement;
  return (
    <>
      <DetailHero
        entry={entry}
        crumbs={crumbs}
        primary={words.sidebar.action}
        secondary={{ text: terms ? `${title} · ${terms.price}` : title, link: '#first-engagement' }}
      />
      <Evidence title={words.studies} studies={listCaseStudiesOfService(entry.id, locale)} />
      <ServiceBody service={entry} words={words} />
      <Articles title={words.articles} articles={listInsightsOfService(entry.id, locale)} />
      <RelatedServices title={words.related} services={listRelatedServices(entry.id, locale)} />
      <CallToAction id="closing" {...words.closing} skyline={skylinePath('services', entry.id)} />
      <PageJsonLd nodes={serviceNodes({ ...facts, service: entry, capabilitiesTitle: words.capabilities })} />
    </>
  );
}
