import { useLocale, useTranslations } from 'next-intl';
import { Heading } from '@/components/ui/heading';
import { Picture } from '@/components/ui/picture';
import { Prose } from '@/components/ui/prose';
import type { IndustryDetail, TemplateWords } from '@/lib/content/views';
import { linkedPartOf } from '@/lib/site/site-map';
import { type Locale, localePath } from '@/messages/routing';
import { PointList } from './point-list';
import { Sidebar } from './sidebar';

type Props = { industry: IndustryDetail; words: TemplateWords['industry'] };

/** The body of an industry's page: introduction with the sidebar, then solutions, challenges, and rules. */
export function IndustryBody({ industry, words }: Props) {
  const t = useTranslations();
  const locale = useLocale() as Locale;
  const { intro, solutions, challenges, rules } = industry.content;
  return (
    <>
      <div className="wrap section-padding section-plain grid gap-12 lg:grid-cols-[7fr_5fr]">
        <section aria-labelledby="overview">
          {/* For screen readers. On the screen, the end of the section above shows that a new part begins. */}
          <Heading level={2} size="detail" id="overview" className="sr-only">
            {t('Detail.overview')}
          </Heading>
          <p className="font-medium text-xl">{industry.details}</p>
          <Prose blocks={intro} className="mt-8" />
          <p className="mt-6">
            <a href={localePath(locale, linkedPartOf('how-we-work'))} className="link">
              {t('FirstProject.allPrices')}
            </a>
          </p>
        </section>
        <Sidebar {...words.sidebar} ordered />
      </div>
      <div className="wrap section-padding section-plain">
        <PointList id="solutions" title={words.solutions} items={solutions} isWide />
      </div>
      <div className="section-padding section-sunken">
        <div className="wrap split">
          <div className="pictured relative overflow-hidden min-h-52 rounded-md print:hidden">
            <Picture
              image={industry.map}
              size="hero"
              sizes="(min-width: 64rem) 60rem, 92vw"
              className="!absolute inset-0"
            />
          </div>
          <PointList id="challenges" title={words.challenges} items={challenges} />
        </div>
      </div>
      <section aria-labelledby="rules" className="section-padding section-plain">
        <div className="wrap split">
          <Heading level={2} size="detail" id="rules">
            {words.rules}
          </Heading>
          <dl className="border-line border-b">
            {rules.map(({ name, text }) => (
              <div
                key={name}
                className="grid gap-x-8 gap-y-2 border-line border-t py-4 sm:grid-cols-[13rem_1fr]"
              >
                <dt lang="en" className="font-semibold">
                  {name}
                </dt>
                <dd className="text-muted">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
    </>
  );
}
