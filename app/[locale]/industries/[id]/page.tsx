import { DetailHero, detailMetadata, loadDetail } from '@/components/pages/detail-page';
import { PageJsonLd } from '@/components/pages/page-json-ld';
import { Articles } from '@/components/sections/article-list';
import { CallToAction } from '@/components/sections/call-to-action';
import { Evidence } from '@/components/sections/evidence';
import { IndustryBody } from '@/components/sections/industry-body';
import { RelatedIndustries } from '@/components/sections/related';
import { listCaseStudiesOfIndustry } from '@/lib/content/case-studies';
import { skylinePath } from '@/lib/content/image';
import { getIndustry, listIndustryIds, listRelatedIndustries } from '@/lib/content/industries';
import { listInsightsOfIndustry } from '@/lib/content/insights';
import { getTemplates } from '@/lib/content/templates';
import { pageNodes } from '@/lib/seo/structured-data/page';

type Props = PageProps<'/[locale]/industries/[id]'>;

export const dynamicParams = false;

export const generateStaticParams = () => listIndustryIds().map((id) => ({ id }));

export const generateMetadata = ({ params }: Props) => detailMetadata('industries', params, getIndustry);

export default async function IndustryPage({ params }: Props) {
  const { entry, locale, crumbs, facts } = await loadDetail('industries', params, getIndustry);
  const words = getTemplates(locale).industry;
  const studies = listCaseStudiesOfIndustry(entry.id, locale);
  return (
    <>
      <DetailHero
        entry={entry}
        crumbs={crumbs}
        primary={words.sidebar.action}
        secondary={studies.length > 0 ? { text: words.studies, link: '#evidence' } : undefined}
      />
      <Evidence title={words.studies} studies={studies} />
      <IndustryBody industry={entry} words={words} />
      <Articles title={words.articles} articles={listInsightsOfIndustry(entry.id, locale)} />
      <RelatedIndustries title={words.related} tiles={listRelatedIndustries(entry.id, locale)} />
      <CallToAction id="closing" {...words.closing} skyline={skylinePath('industries', entry.id)} />
      <PageJsonLd nodes={pageNodes({ ...facts, name: entry.title, description: entry.meta.description })} />
    </>
  );
}
