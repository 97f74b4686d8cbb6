import { getTranslations } from 'next-intl/server';
import { CaseStudyFilter } from '@/components/islands/case-study-filter/case-study-filter';
import type { CaseStudyCard as CaseStudy } from '@/lib/content/views';

type Props = { id: string; title: string; cards: readonly CaseStudy[] };

/** The list of all case studies with filter and search. */
export async function CaseStudyList({ id, title, cards }: Props) {
  const t = await getTranslations('CaseStudyList');
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="sr-only">
        {title}
      </h2>
      <CaseStudyFilter
        cards={cards}
        words={{
          filters: t('filters'),
          all: t('all'),
          search: t('search'),
          placeholder: t('placeholder'),
          none: t('none'),
          hint: t('hint'),
          clear: t('clear'),
          found: { one: t('foundOne'), other: t('foundOther') },
        }}
      />
    </section>
  );
}
