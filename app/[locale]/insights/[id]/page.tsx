import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { detailMetadata, loadDetail } from '@/components/pages/detail-page';
import { PageJsonLd } from '@/components/pages/page-json-ld';
import { RestOfPage } from '@/components/pages/rest-of-page';
import { CallToAction } from '@/components/sections/call-to-action';
import { InsightBody } from '@/components/sections/insight-body';
import { InsightHero } from '@/components/sections/insight-hero';
import { RelatedInsights } from '@/components/sections/related-insights';
import { skylinePath } from '@/lib/content/image';
import { getInsight, listInsightIds, listRelatedInsights } from '@/lib/content/insights';
import { getTemplates } from '@/lib/content/templates';
import { insightNodes } from '@/lib/seo/structured-data/entries';

type Props = PageProps<'/[locale]/insights/[id]'>;

export const dynamicParams = false;

export const generateStaticParams = () => listInsightIds().map((id) => ({ id }));

export const generateMetadata = ({ params }: Props) =>
  detailMetadata('insights', params, getInsight, ({ topics, published, updated }) => ({
    section: topics[0]?.title ?? '',
    published,
    modified: updated ?? published,
  }));

export default async function InsightPage({ params }: Props) {
  const { entry: article, locale, crumbs, facts } = await loadDetail('insights', params, getInsight);
  const words = getTemplates(locale).insight;
  const related = listRelatedInsights(article.id, locale);
  return (
    <>
      <InsightHero article={article} back={words.back} breadcrumbs={<Breadcrumbs crumbs={crumbs} />} />
      <RestOfPage />
      <InsightBody article={article} words={words} hasRelated={related.length > 0} />
      <RelatedInsights title={words.related} articles={related} newer={article.newer} older={article.older} />
      <CallToAction
        id="call-to-action"
        {...words.callToAction}
        skyline={skylinePath('insights', article.id)}
      />
      <PageJsonLd nodes={insightNodes({ ...facts, article })} />
    </>
  );
}
