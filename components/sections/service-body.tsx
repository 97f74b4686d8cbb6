import { useTranslations } from 'next-intl';
import { getLocale, getTranslations } from 'next-intl/server';
import { Accordion } from '@/components/ui/accordion';
import { Heading } from '@/components/ui/heading';
import { Prose } from '@/components/ui/prose';
import { Steps } from '@/components/ui/steps';
import type { ServiceDetail, TemplateWords } from '@/lib/content/views';
import { partId, pathOf } from '@/lib/site/site-map';
import { localePath } from '@/messages/routing';
import { PointList } from './point-list';
import { Sidebar } from './sidebar';

type Terms = NonNullable<ServiceDetail['content']['firstEngagement']['terms']>;
type Props = { service: ServiceDetail; words: TemplateWords['service'] };

/** The body of a service's page with its sidebar. */
export function ServiceBody({ service, words }: Props) {
  const t = useTranslations('Detail');
  const { details, benefits, proof, content, lead } = service;
  return (
    <div className="wrap section-padding section-plain split split-end">
      <div className="stack-20">
        <section aria-labelledby="overview">
          {/* For screen readers. On the screen, the end of the band above shows that a new part begins. */}
          <Heading level={2} size="detail" id="overview" className="sr-only">
            {t('overview')}
          </Heading>
          <p className="text-balance font-medium text-xl">{details}</p>
          <ul className="mt-8 grid gap-x-10 border-line border-t sm:grid-cols-2">
            {benefits.map((benefit) => (
              <li key={benefit} className="border-line border-b py-4 font-semibold text-sm">
                {benefit}
              </li>
            ))}
          </ul>
          <Prose blocks={content.introduction} className="mt-10" />
        </section>
        <PointList id="capabilities" title={words.capabilities} items={content.capabilities} />
        <section aria-labelledby="approach">
          <Heading level={2} size="detail" id="approach" className="mb-8">
            {words.approach}
          </Heading>
          <Steps items={content.approach} level={3} layout="list" />
        </section>
        <section aria-labelledby="first-engagement" className="rounded-lg border border-line p-7 lg:p-10">
          <Heading level={2} size="part" id="first-engagement" className="mb-6">
            {content.firstEngagement.title}
          </Heading>
          <Prose blocks={content.firstEngagement.body} />
          {content.firstEngagement.terms && <FirstProjectTerms {...content.firstEngagement.terms} />}
        </section>
        <section aria-labelledby="questions">
          <Heading level={2} size="detail" id="questions" className="mb-8">
            {words.questions}
          </Heading>
          <Accordion
            items={content.questions.map((item, index) => ({ ...item, id: partId('questions', index) }))}
          />
        </section>
      </div>
      <Sidebar {...words.sidebar} notes={proof} contact={lead} price={content.firstEngagement.terms?.price} />
    </div>
  );
}

/** The length and the price of the first project, with a link to what changes it. */
async function FirstProjectTerms({ duration, price, basis }: Terms) {
  const t = await getTranslations('FirstProject');
  const locale = await getLocale();
  return (
    <>
      <dl className="mt-8 grid gap-x-10 gap-y-4 border-line border-t pt-6 sm:grid-cols-[auto_1fr]">
        <div>
          <dt className="text-muted text-sm">{t('duration')}</dt>
          <dd className="font-display font-semibold text-xl">{duration}</dd>
        </div>
        <div>
          <dt className="text-muted text-sm">{t('price')}</dt>
          <dd className="tabular font-display font-semibold text-xl">{price}</dd>
          <dd className="text-muted text-sm">{basis}</dd>
        </div>
      </dl>
      <p className="mt-5">
        <a href={localePath(locale, `${pathOf('how-we-work')}#prices`)} className="link text-sm">
          {t('allPrices')}
        </a>
      </p>
    </>
  );
}
