import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { pageMetadata } from '@/app/metadata';
import { PageJsonLd } from '@/app/page-json-ld';
import { crumbsTo } from '@/app/section-page';
import { studyNodes } from '@/app/structured-data/study-nodes';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { RelatedStudies } from '@/components/sections/related';
import { StudyBody } from '@/components/sections/study-body';
import { StudyHero } from '@/components/sections/study-hero';
import { getStudy, listRelatedStudies, listStudyIds } from '@/content/case-studies';
import { getCompany } from '@/content/company';
import { historyOf } from '@/content/dates';
import { provider, siteUrl } from '@/content/environment';
import { previewPath } from '@/content/previews';
import { getTemplates } from '@/content/templates';
import { localePath } from '@/messages/routing';

type Props = PageProps<'/[locale]/case-studies/[id]'>;

export const dynamicParams = false;

export function generateStaticParams() {
  return listStudyIds().map((id) => ({ id }));
}

async function studyOf(props: Props) {
  const { id } = await props.params;
  const locale = await getLocale();
  const study = getStudy(id, locale);
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
      <StudyHero study={study} back={words.back} breadcrumbs={<Breadcrumbs crumbs={crumbs} />} />
      <StudyBody study={study} words={words} provider={provider()} email={getCompany().email} />
      <RelatedStudies title={words.related} studies={listRelatedStudies(study, locale)} />
      <PageJsonLd
        nodes={studyNodes({
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
