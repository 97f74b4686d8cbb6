import { getTranslations } from 'next-intl/server';
import { CaseStudyFilter } from '@/components/islands/case-study-filter/case-study-filter';
import type { SectionOf } from '@/lib/content/views';

type Props = Pick<SectionOf<'case-study-list'>, 'title' | 'cards' | 'services'> & { id: string };

/** The list of all case studies with filter and search. */
export async function CaseStudyList({ id, title, cards, services }: Props) {
  const t = await getTranslations('CaseStudyList');
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="sr-only">
        {title}
      </h2>
      <CaseStudyFilter
        cards={cards}
        services={services}
        words={{
          filters: t('filters'),
          all: t('all'),
          allIndustries: t('allIndustries'),
          service: t('service'),
          allServices: t('allServices'),
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
