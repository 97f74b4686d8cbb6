import { CaseStudyCard } from '@/components/ui/case-study-card';
import type { CaseStudyCard as CaseStudy } from '@/lib/content/views';
import { type SectionHeader, SectionWithAction } from './section-with-action';

type Props = SectionHeader & { cards: readonly CaseStudy[] };

/** A section with a few case study cards. */
export function CaseStudyCards({ cards, ...header }: Props) {
  return (
    <SectionWithAction {...header}>
      <CaseStudyGrid studies={cards} />
    </SectionWithAction>
  );
}

/** The grid of cards without the section around it. */
export function CaseStudyGrid({ studies }: { studies: readonly CaseStudy[] }) {
  return (
    <ul className="case-study-grid grid gap-x-8 gap-y-14 md:grid-cols-2 lg:grid-cols-3">
      {studies.map((study) => (
        <li key={study.id}>
          <CaseStudyCard
            study={study}
            level={3}
            sizes="(min-width: 64rem) 26rem, (min-width: 48rem) 45vw, 92vw"
          />
        </li>
      ))}
    </ul>
  );
}
