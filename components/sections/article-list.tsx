import { useFormatter, useTranslations } from 'next-intl';
import { Heading } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';
import { keepTogether } from '@/components/ui/keep-together';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import type { InsightCard } from '@/lib/content/views';

type Props = {
  articles: readonly InsightCard[];
  /** Whether the first article leads: its picture is large. */
  hasLead?: boolean;
};

/** Articles below each other, each with its date in a column of its own, and its picture. */
export function ArticleList({ articles, hasLead = false }: Props) {
  const t = useTranslations('Insight');
  const format = useFormatter();
  return (
    <ul className="article-list">
      {articles.map(({ id, link, title, excerpt, topics, author, published, minutes, image }, index) => {
        const leads = hasLead && index === 0;
        return (
          <li key={id} className={`group ${leads ? 'article-lead' : ''}`}>
            <div className="pictured self-start overflow-hidden rounded-md">
              <Picture
                image={image}
                size="card"
                sizes={leads ? '(min-width: 64rem) 45rem, 92vw' : '16rem'}
                className="aspect-8/5"
              />
            </div>
            <p className="article-date text-muted text-sm">
              <time dateTime={published} className="font-semibold">
                {format.dateTime(new Date(`${published}T12:00:00Z`), { dateStyle: 'long' })}
              </time>
              <br />
              {t('minutes', { minutes })}
              <br />
              {author}
            </p>
            <div>
              <Heading level={3} size={leads ? 'section' : 'part'}>
                <a href={link} className="cover-link group-hover:underline">
                  {/* With a text of its own, Chromium counts the space as moved when the arrow arrives. */}
                  {keepTogether(`${title} `)}
                  <Icon name="arrow-right" className="inline-block size-4 text-action" />
                </a>
              </Heading>
              <p className={`mt-2 max-w-2xl text-muted ${leads ? 'text-lg' : ''}`}>{excerpt}</p>
              <p className="mt-3 font-semibold text-muted text-xs">
                {topics.map((topic) => topic.title).join(' · ')}
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** The articles about a service, for an industry, or about a case study; nothing without any. */
export function Articles({ title, articles }: { title: string; articles: readonly InsightCard[] }) {
  if (articles.length === 0) return null;
  return (
    <Section id="articles" title={title} size="detail">
      <ArticleList articles={articles} />
    </Section>
  );
}
