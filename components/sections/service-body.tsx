import { useTranslations } from 'next-intl';
import { getLocale, getTranslations } from 'next-intl/server';
import { Heading } from '@/components/ui/heading';
import { wholeWords } from '@/components/ui/keep-together';
import { Prose } from '@/components/ui/prose';
import { Steps } from '@/components/ui/steps';
import type { ServiceDetail, TemplateWords } from '@/lib/content/views';
import { linkedPartOf } from '@/lib/site/site-map';
import { localePath } from '@/messages/routing';
import { type Action, ActionLink } from './action-link';
import { PointList } from './point-list';
import { Questions } from './questions';
import { Sidebar } from './sidebar';

type FirstEngagement = ServiceDetail['content']['firstEngagement'];
type Props = { service: ServiceDetail; words: TemplateWords['service'] };

/** The body of a service's page: introduction with the sidebar, what it includes, steps, first project, questions. */
export function ServiceBody({ service, words }: Props) {
  const t = useTranslations('Detail');
  const { details, benefits, proof, content, lead } = service;
  return (
    <>
      <div className="wrap section-padding section-plain grid gap-12 lg:grid-cols-[7fr_5fr]">
        <section aria-labelledby="overview">
          {/* For screen readers. On the screen, the end of the section above shows that a new part begins. */}
          <Heading level={2} size="detail" id="overview" className="sr-only">
            {t('overview')}
          </Heading>
          <p className="font-medium text-xl">{details}</p>
          <ul className="mt-8 grid gap-x-10 border-line border-t sm:grid-cols-2">
            {benefits.map((benefit) => (
              <li key={benefit} className="border-line border-b py-4 font-semibold text-balance text-sm">
                {benefit}
              </li>
            ))}
          </ul>
          <Prose blocks={content.introduction} className="mt-10" />
        </section>
        <Sidebar
          {...words.sidebar}
          notes={proof}
          contact={lead}
          price={content.firstEngagement.terms?.price}
        />
      </div>
      <div className="wrap section-padding section-plain">
        <PointList id="capabilities" title={words.capabilities} items={content.capabilities} isWide />
      </div>
      <section aria-labelledby="approach" className="section-padding section-sunken">
        <div className="wrap">
          <Heading level={2} size="detail" id="approach" className="mb-8">
            {words.approach}
          </Heading>
          <Steps items={content.approach} columns />
        </div>
      </section>
      <FirstProject {...content.firstEngagement} action={words.sidebar.action} />
      <Questions id="questions" title={words.questions} items={content.questions} />
    </>
  );
}

/** The first project of a service, with its length, its price, a contact button, and a link to what changes the price. */
async function FirstProject({ title, body, terms, action }: FirstEngagement & { action: Action }) {
  const t = await getTranslations('FirstProject');
  const locale = await getLocale();
  return (
    <section aria-labelledby="first-engagement" className="on-night section-padding bg-night text-on-night">
      <div className="wrap grid gap-10 lg:grid-cols-[7fr_5fr]">
        <div>
          <Heading level={2} size="detail" id="first-engagement" className="mb-6">
            {wholeWords(title)}
          </Heading>
          <Prose blocks={body} className="text-on-night-muted" />
        </div>
        {terms && (
          <div className="@container self-center">
            <dl className="stack-5 text-on-night-muted text-sm">
              <div>
                <dt>{t('price')}</dt>
                <dd className="metric text-[min(2.5rem,8cqi)] text-dawn">{terms.price}</dd>
                <dd>{terms.basis}</dd>
              </div>
              <div>
                <dt>{t('duration')}</dt>
                <dd className="metric text-on-night text-xl">{terms.duration}</dd>
              </div>
            </dl>
            <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
              <ActionLink action={action} defaultText="contactUs" tone="light" />
              <a href={localePath(locale, linkedPartOf('how-we-work'))} className="link inline-block py-2">
                {t('allPrices')}
              </a>
            </div>
          </div>
        )}
      </div>
    </section>
  );
}
