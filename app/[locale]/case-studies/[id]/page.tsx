import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { PageJsonLd } from '@/components/pages/page-json-ld';
import { crumbsTo } from '@/components/pages/section-page';
import { CaseStudyBody } from '@/components/sections/case-study-body';
import { CaseStudyHero } from '@/components/sections/case-study-hero';
import { RelatedCaseStudies } from '@/components/sections/related';
import { getCaseStudy, listCaseStudyIds, listRelatedCaseStudies } from '@/lib/content/case-studies';
import { getCompany } from '@/lib/content/company';
import { historyOf } from '@/lib/content/dates';
import { getTemplates } from '@/lib/content/templates';
import { pageMetadata } from '@/lib/seo/metadata';
import { previewPath } from '@/lib/seo/previews';
import { caseStudyNodes } from '@/lib/seo/structured-data/case-study-nodes';
import { provider, siteUrl } from '@/lib/site/settings';
import { localePath } from '@/messages/routing';

type Props = PageProps<'/[locale]/case-studies/[id]'>;

export const dynamicParams = false;

export function generateStaticParams() {
  return listCaseStudyIds().map((id) => ({ id }));
}

async function studyOf(props: Props) {
  const { id } = await props.params;
  const locale = await getLocale();
  const study = getCaseStudy(id, locale);
  // The export names known ids only; a development server meets any.
  if (!study) notFound();
  return { locale, study, path: `/case-studies/${id}` };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { locale, study, path } = await studyOf(props);
  const article = { section: study.industry, ...historyOf(path) };
  return pageMetadata({ locale, path, ...study.meta, article });
}

export default async function CaseStudyPage(props: Props) {
  const { locale, study, path } = await studyOf(props);
  const words = getTemplates(locale).caseStudy;
  const crumbs = [...(await crumbsTo('case-studies')), { text: study.title, link: localePath(locale, path) }];
  return (
    <>
      <CaseStudyHero study={study} back={words.back} breadcrumbs={<Breadcrumbs crumbs={crumbs} />} />
      <CaseStudyBody study={study} words={words} provider={provider()} email={getCompany().email} />
      <RelatedCaseStudies title={words.related} studies={listRelatedCaseStudies(study, locale)} />
      <PageJsonLd
        nodes={caseStudyNodes({
          origin: siteUrl(),
          path: localePath(locale, path),
          language: locale,
          company: getCompany(),
          study,
          industry: localePath(locale, `/industries/${study.industryId}`),
          image: previewPath(path, locale),
          ...historyOf(path),
          crumbs,
        })}
      />
    </>
  );
}
