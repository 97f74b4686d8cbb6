import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { detailMetadata, loadDetail } from '@/components/pages/detail-page';
import { PageJsonLd } from '@/components/pages/page-json-ld';
import { RestOfPage } from '@/components/pages/rest-of-page';
import { Articles } from '@/components/sections/article-list';
import { CallToAction } from '@/components/sections/call-to-action';
import { CaseStudyBody } from '@/components/sections/case-study-body';
import { CaseStudyHero } from '@/components/sections/case-study-hero';
import { KeyResults } from '@/components/sections/key-results';
import { RelatedCaseStudies } from '@/components/sections/related';
import { listSummits } from '@/lib/artwork/summits';
import { getCaseStudy, listCaseStudyIds, listRelatedCaseStudies } from '@/lib/content/case-studies';
import { historyOf } from '@/lib/content/dates';
import { skylinePath } from '@/lib/content/image';
import { listInsightsOfCaseStudy } from '@/lib/content/insights';
import { getTemplates } from '@/lib/content/templates';
import { caseStudyNodes } from '@/lib/seo/structured-data/entries';
import { provider } from '@/lib/site/settings';
import { entryPath } from '@/lib/site/site-map';
import { localePath } from '@/messages/routing';

type Props = PageProps<'/[locale]/case-studies/[id]'>;

export const dynamicParams = false;

export const generateStaticParams = () => listCaseStudyIds().map((id) => ({ id }));

export const generateMetadata = ({ params }: Props) =>
  detailMetadata('case-studies', params, getCaseStudy, (study, path) => ({
    section: study.industry,
    ...historyOf(path),
  }));

export default async function CaseStudyPage({ params }: Props) {
  const {
    entry: study,
    locale,
    path,
    crumbs,
    facts,
  } = await loadDetail('case-studies', params, getCaseStudy);
  const words = getTemplates(locale).caseStudy;
  const related = listRelatedCaseStudies(study, locale);
  const industry = localePath(locale, entryPath('industries', study.industryId));
  return (
    <>
      <CaseStudyHero
        study={study}
        back={words.back}
        inquiry={words.inquiry}
        summits={listSummits(study)}
        breadcrumbs={<Breadcrumbs crumbs={crumbs} />}
      />
      <RestOfPage />
      <KeyResults label={words.results} results={study.keyResults} />
      <CaseStudyBody
        study={study}
        words={words}
        provider={provider()}
        email={facts.company.email}
        hasRelated={related.length > 0}
      />
      <Articles title={words.articles} articles={listInsightsOfCaseStudy(study.id, locale)} />
      <RelatedCaseStudies title={words.related} studies={related} />
      <CallToAction
        id="closing"
        {...words.closing}
        skyline={skylinePath('case-studies', study.id)}
        primary={{ text: words.inquiry, link: '#contact-form' }}
      />
      <PageJsonLd nodes={caseStudyNodes({ ...facts, study, industry, ...historyOf(path) })} />
    </>
  );
}
