import { useFormatter, useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Portrait } from '@/components/ui/portrait';
import type { InsightDetail } from '@/lib/content/views';
import { topicPath } from '@/lib/site/site-map';
import { type Locale, localePath } from '@/messages/routing';
import { BackLink } from './back-link';
import { Hero } from './hero';

type Props = {
  article: InsightDetail;
  back: { text: string; link: string };
  breadcrumbs: ReactNode;
};

/** The hero of an article: link back to the list, title, summary, author, dates, reading time, and topics. */
export function InsightHero({ article, back, breadcrumbs }: Props) {
  return (
    <Hero
      title={article.title}
      description={article.summary}
      image={article.image}
      height="small"
      before={
        <div className="flex flex-wrap items-center gap-x-6">
          <BackLink {...back} />
          {breadcrumbs}
        </div>
      }
      after={<Byline {...article} />}
    />
  );
}

function Byline({ author, published, updated, minutes, topics }: InsightDetail) {
  const t = useTranslations('Insight');
  const format = useFormatter();
  const locale = useLocale() as Locale;
  const date = (day: string) => format.dateTime(new Date(`${day}T12:00:00Z`), { dateStyle: 'long' });
  const facts = [
    t('published', { date: date(published) }),
    ...(updated ? [t('updated', { date: date(updated) })] : []),
    t('minutes', { minutes }),
  ];
  return (
    <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-4 text-sm">
      <div className="flex items-center gap-4">
        <Portrait art={author.portrait} sizes="4rem" className="size-16" />
        <p>
          <a
            href={author.link}
            rel="author"
            className="inline-block py-1 font-semibold underline hover:text-dawn"
          >
            {author.name}
          </a>
          <br />
          <span className="text-on-night-muted">{author.role}</span>
        </p>
      </div>
      <p className="text-on-night-muted">{facts.join(' · ')}</p>
      <ul aria-label={t('topics')} className="flex basis-full flex-wrap gap-3">
        {topics.map(({ id, title }) => (
          <li key={id}>
            <a
              href={localePath(locale, topicPath(id))}
              className="inline-flex min-h-11 items-center rounded-full border border-on-night-muted bg-night-clear px-5 hover:text-dawn"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
