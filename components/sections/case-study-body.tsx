import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { CaseStudyForm } from '@/components/islands/case-study-form';
import { TableOfContents } from '@/components/islands/table-of-contents/table-of-contents';
import { Heading } from '@/components/ui/heading';
import { Prose } from '@/components/ui/prose';
import type { Block, CaseStudyDetail, Provider, TemplateWords } from '@/lib/content/views';
import { formWords, noticeWords } from './form-words';
import { PrivacyNote } from './privacy-note';
import { WithoutScript } from './without-script';

type Props = {
  study: CaseStudyDetail;
  words: TemplateWords['caseStudy'];
  provider: Provider;
  email: string;
};

/** The body of a case study: table of contents, text, facts, and the form to start a similar project. */
export async function CaseStudyBody({ study, words, provider, email }: Props) {
  const t = await getTranslations('CaseStudy');
  const form = await getTranslations('Form');
  const entries = [
    { id: 'challenge', text: words.challenge },
    { id: 'solution', text: words.solution },
    { id: 'results', text: words.results },
    { id: 'project-details', text: words.details },
    { id: 'contact-form', text: words.inquiry },
    { id: 'related-case-studies', text: words.related },
  ];
  const facts = [
    [t('client'), study.client],
    [t('industry'), <DetailLink key="industry" title={study.industry} link={study.industryLink} />],
    [t('duration'), t('months', { count: study.months })],
  ] as const;
  return (
    <div className="wrap study-grid">
      <div className="study-contents">
        <TableOfContents label={words.contents} items={entries} />
      </div>
      <div className="study-story">
        <CaseStudySection id="challenge" title={words.challenge} blocks={study.challenge} />
        <CaseStudySection id="solution" title={words.solution} blocks={study.solution} />
        <CaseStudySection id="results" title={words.results}>
          <dl className="border-line border-b sm:grid sm:grid-cols-[max-content_1fr] sm:gap-x-8">
            {study.results.map(({ metric, text, baseline }) => (
              <div
                key={metric + text}
                className="grid gap-y-2 border-line border-t py-6 sm:col-span-2 sm:grid-cols-subgrid"
              >
                <dt className="tabular font-bold font-display text-2xl text-action tracking-tight">
                  {metric}
                </dt>
                <dd>
                  <p className="font-semibold">{text}</p>
                  <p className="mt-1 text-muted text-sm">{baseline}</p>
                </dd>
              </div>
            ))}
          </dl>
          <Heading level={3} size="part" className="mt-12 mb-5">
            {words.retrospective}
          </Heading>
          <Prose blocks={study.retrospective} />
        </CaseStudySection>
        <CaseStudySection id="project-details" title={words.details}>
          <dl className="grid gap-6 sm:grid-cols-3">
            {facts.map(([term, value]) => (
              <div key={term} className="border-line-strong border-t pt-4">
                <dt className="text-muted text-sm">{term}</dt>
                <dd className="mt-1 font-semibold">{value}</dd>
              </div>
            ))}
            <div className="border-line-strong border-t pt-4 sm:col-span-3">
              <dt className="text-muted text-sm">{t('services')}</dt>
              {study.services.map((service) => (
                <dd key={service.link} className="mt-1 font-semibold">
                  <DetailLink {...service} />
                </dd>
              ))}
            </div>
          </dl>
          <Heading level={3} size="small" className="mt-10 mb-4">
            {t('technologies')}
          </Heading>
          <ul className="flex flex-wrap gap-2">
            {study.technologies.map((name) => (
              <li key={name} className="rounded-full border border-line-strong px-4 py-1.5 text-sm">
                {name}
              </li>
            ))}
          </ul>
        </CaseStudySection>
      </div>
      <aside aria-labelledby="contact-form-title" id="contact-form" className="case-study-form print:hidden">
        <Heading level={2} size="part" id="contact-form-title">
          {words.inquiry}
        </Heading>
        <p className="mt-2 mb-6 text-muted text-sm">{words.inquiryLead}</p>
        <WithoutScript email={email} />
        <CaseStudyForm
          form={`study:${study.id}`}
          provider={provider}
          email={email}
          study={{ id: study.id, title: study.title }}
          prefill={form('prefill', { title: study.title })}
          words={await formWords('sendInquiry')}
          errors={{ name: form('nameError'), email: form('emailError'), message: form('messageError') }}
          notices={await noticeWords('inquiry', '{email}')}
        />
        <PrivacyNote />
      </aside>
    </div>
  );
}

function DetailLink({ title, link }: { title: string; link: string }) {
  return (
    <a href={link} className="link inline-block py-1">
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
      <Heading level={2} size="section" id={`${id}-title`} className="mb-6">
        {title}
      </Heading>
      {blocks && <Prose blocks={blocks} />}
      {children}
    </section>
  );
}
