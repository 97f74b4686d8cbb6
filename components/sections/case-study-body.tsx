import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { CaseStudyForm } from '@/components/islands/case-study-form';
import { TableOfContents } from '@/components/islands/table-of-contents/table-of-contents';
import { FlowDiagram } from '@/components/ui/flow-diagram';
import { Heading } from '@/components/ui/heading';
import { Picture } from '@/components/ui/picture';
import { Prose } from '@/components/ui/prose';
import type { Block, CaseStudyDetail, Provider, TemplateWords } from '@/lib/content/views';
import { formWords, noticeWords } from './form-words';
import { PrivacyNote } from './privacy-note';
import { ResultList } from './result-list';
import { WithoutScript } from './without-script';

type Props = {
  study: CaseStudyDetail;
  words: TemplateWords['caseStudy'];
  provider: Provider;
  email: string;
  /** Whether the list of related case studies follows. */
  hasRelated: boolean;
};

/** The body of a case study: table of contents, text, facts, and the form to start a similar project. */
export async function CaseStudyBody({ study, words, provider, email, hasRelated }: Props) {
  const t = await getTranslations('CaseStudy');
  const form = await getTranslations('Form');
  const entries = [
    { id: 'challenge', text: words.challenge },
    { id: 'solution', text: words.solution },
    { id: 'results', text: words.results },
    { id: 'project-details', text: words.details },
    { id: 'contact-form', text: words.inquiry },
    ...(hasRelated ? [{ id: 'related-case-studies', text: words.related }] : []),
  ];
  return (
    <div className="wrap study-grid section-plain">
      <div className="study-contents">
        <TableOfContents label={words.contents} items={entries} />
      </div>
      <div className="study-story">
        <CaseStudySection id="challenge" title={words.challenge} blocks={study.challenge}>
          <div className="pictured duotone relative mt-12 overflow-hidden rounded-md print:hidden">
            <Picture
              image={{ ...study.image, alt: '' }}
              size="card"
              showsPhoto
              isWide
              sizes="(min-width: 64rem) 42rem, 92vw"
              className="aspect-video"
            />
          </div>
        </CaseStudySection>
        <CaseStudySection
          id="solution"
          title={words.solution}
          blocks={study.diagram ? study.solution.slice(0, 1) : study.solution}
        >
          {/* Below the first paragraph, which describes what the diagram shows. */}
          {study.diagram && (
            <>
              <FlowDiagram {...study.diagram} />
              <Prose blocks={study.solution.slice(1)} className="mt-10" />
            </>
          )}
        </CaseStudySection>
      </div>
      <div className="study-story study-results">
        <CaseStudySection id="results" title={words.results}>
          <ResultList results={study.results} />
          <Heading level={3} size="part" className="mt-12 mb-4">
            {words.retrospective}
          </Heading>
          <Prose blocks={study.retrospective} />
        </CaseStudySection>
        <CaseStudySection id="project-details" title={words.details}>
          <ProjectFacts study={study} />
          <Heading level={3} size="small" className="mt-10 mb-4">
            {t('technologies')}
          </Heading>
          <ul className="flex flex-wrap gap-2">
            {study.technologies.map((name) => (
              <li key={name} className="rounded-sm border border-line px-2 py-1 text-sm">
                {name}
              </li>
            ))}
          </ul>
        </CaseStudySection>
      </div>
      <div className="study-form">
        <aside
          aria-labelledby="contact-form-title"
          id="contact-form"
          className="case-study-form print:hidden"
        >
          <Heading level={2} size="part" id="contact-form-title">
            {words.inquiry}
          </Heading>
          <p className="mt-2 mb-4 text-muted text-xs">{words.inquiryLead}</p>
          <WithoutScript email={email} />
          <CaseStudyForm
            form={`study:${study.id}`}
            provider={provider}
            email={email}
            study={{ id: study.id, title: study.title }}
            prefill={form('prefill', { title: study.title })}
            words={await formWords('sendInquiry')}
            errors={{ name: form('nameError'), email: form('emailError'), message: form('messageError') }}
            notices={await noticeWords('inquiry', email)}
          />
          <PrivacyNote />
        </aside>
      </div>
    </div>
  );
}

/** The facts of the project: short ones in three columns, two on phones, then sentences. */
async function ProjectFacts({ study }: Pick<Props, 'study'>) {
  const t = await getTranslations('CaseStudy');
  const { year, team, clientHours, budget, split, today } = study.facts ?? {};
  const short = [
    [t('client'), study.client],
    [
      t('industry'),
      <DetailLink key="industry" title={study.industry} link={study.industryLink} className="-my-1" />,
    ],
    [t('duration'), t('months', { count: study.months })],
    [t('year'), year],
    [t('team'), team && t('people', { count: team })],
    [t('clientHours'), clientHours && t('hoursPerWeek', { count: clientHours })],
    [t('budget'), budget],
  ] as const;
  const long = [
    [t('split'), split],
    [t('today'), today],
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 text-sm sm:grid-cols-3">
      {short.map(
        ([term, value], index) =>
          value !== undefined && (
            <div key={term} className={`border-line border-t pt-3 ${index === 0 ? 'col-span-2' : ''}`}>
              <dt className="text-muted">{term}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ),
      )}
      <div className="border-line border-t pt-3">
        <dt className="text-muted">{t('services')}</dt>
        {study.services.map((service) => (
          <dd key={service.link} className="font-semibold">
            <DetailLink {...service} />
          </dd>
        ))}
      </div>
      {long.map(
        ([term, value]) =>
          value && (
            <div key={term} className="col-span-full border-line border-t pt-3">
              <dt className="text-muted">{term}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

function DetailLink({ title, link, className = '' }: { title: string; link: string; className?: string }) {
  return (
    <a href={link} className={`link inline-block py-1 ${className}`}>
      {title}
    </a>
  );
}

function CaseStudySection({
  id,
  title,
  blocks,
  children,
}: {
  id: string;
  title: string;
  blocks?: readonly Block[];
  children?: ReactNode;
}) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <Heading level={2} size="detail" id={`${id}-title`} className="mb-6">
        {title}
      </Heading>
      {blocks && <Prose blocks={blocks} />}
      {children}
    </section>
  );
}
