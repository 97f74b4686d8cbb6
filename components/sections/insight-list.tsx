import { Heading } from '@/components/ui/heading';
import { keepTogether } from '@/components/ui/keep-together';
import { Section } from '@/components/ui/section';
import type { SectionOf } from '@/lib/content/views';
import { topicAnchor } from '@/lib/site/site-map';
import { ArticleList } from './article-list';

type Props = Pick<SectionOf<'insight-list'>, 'title' | 'lead' | 'articles' | 'topics' | 'topicsTitle'> & {
  id: string;
};

/** All articles, the newest first, and below them their titles by topic. Links can name each topic, e.g. `#topic-cloud`. */
export function InsightList({ articles, topics, topicsTitle, ...header }: Props) {
  return (
    <>
      <Section {...header}>
        <ArticleList articles={articles} hasLead />
      </Section>
      <Section id={`${header.id}-topics`} title={topicsTitle} tone="sunken">
        <ul className="grid gap-x-10 gap-y-10 md:grid-cols-2 lg:grid-cols-3">
          {topics.map(({ topic, articles: own }) => (
            <li key={topic.id} id={topicAnchor(topic.id)}>
              <Heading level={3} size="small" className="mb-3">
                {topic.title}
              </Heading>
              <ul className="stack-2">
                {own.map(({ id, title, link }) => (
                  <li key={id}>
                    <a href={link} className="link inline-block text-balance py-1">
                      {keepTogether(title)}
                    </a>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
