import { useFormatter, useTranslations } from 'next-intl';
import { Heading } from '@/components/ui/heading';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import type { InsightCard } from '@/lib/content/views';

type Props = {
  articles: readonly InsightCard[];
  /** Whether each article has its picture. */
  pictured?: boolean;
};

/** Articles below each other: topics, title, excerpt, date, and reading time. */
export function ArticleList({ articles, pictured = false }: Props) {
  const t = useTranslations('Insight');
  const format = useFormatter();
  return (
    <ul className="border-line border-b">
      {articles.map(({ id, link, title, excerpt, topics, published, minutes, image }) => (
        <li
          key={id}
          className={`border-line border-t py-7 ${pictured ? 'grid gap-x-10 gap-y-5 md:grid-cols-[4fr_8fr]' : ''}`}
        >
          {pictured && (
            <div className="pictured max-md:hidden">
              <Picture image={image} size="card" sizes="24rem" className="aspect-8/5 rounded-md" />
            </div>
          )}
          <div>
            <p className="font-semibold text-muted text-xs">
              {topics.map((topic) => topic.title).join(' · ')}
            </p>
            <Heading level={3} size="part" className="mt-2">
              <a href={link} className="link">
                {title}
              </a>
            </Heading>
            <p className="mt-2 max-w-2xl text-muted">{excerpt}</p>
            <p className="mt-2 text-muted text-sm">
              <time dateTime={published}>
                {format.dateTime(new Date(`${published}T12:00:00Z`), { dateStyle: 'long' })}
              </time>
              {' · '}
              {t('minutes', { minutes })}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The articles about a service, for an industry, or about a case study; nothing without any. */
export function Articles({ title, articles }: { title: string; articles: readonly InsightCard[] }) {
  if (articles.length === 0) return null;
  return (
    <Section id="articles" title={title}>
      <ArticleList articles={articles} />
    </Section>
  );
}
