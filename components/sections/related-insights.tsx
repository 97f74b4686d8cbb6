import { useTranslations } from 'next-intl';
import { Section } from '@/components/ui/section';
import type { InsightCard } from '@/lib/content/views';
import { ArticleList } from './article-list';

type Props = { title: string; articles: readonly InsightCard[]; newer?: InsightCard; older?: InsightCard };

/** Up to three other articles, and the next newer and older one; nothing without any. The table of contents links to its id. */
export function RelatedInsights({ title, articles, newer, older }: Props) {
  const t = useTranslations('Insight');
  if (articles.length === 0) return null;
  const neighbors = [
    { label: t('newer'), article: newer },
    { label: t('older'), article: older },
  ];
  return (
    <div id="related-insights" className="print:hidden">
      <Section id="related-insights-title" title={title} tone="sunken" size="detail">
        <ArticleList articles={articles} />
        <ul className="mt-10 grid gap-6 sm:grid-cols-2">
          {neighbors.map(
            ({ label, article }) =>
              article && (
                <li key={label}>
                  <p className="text-muted text-sm">{label}</p>
                  <a href={article.link} className="link inline-block py-1">
                    {article.title}
                  </a>
                </li>
              ),
          )}
        </ul>
      </Section>
    </div>
  );
}
