import { CaseStudyCard, leadGridClass } from '@/components/ui/case-study-card';
import type { CaseStudyCard as CaseStudy } from '@/lib/content/views';
import { type SectionHeader, SectionWithAction } from './section-with-action';

type Props = SectionHeader & { cards: readonly CaseStudy[] };

/** A section with a few case study cards. */
export function CaseStudyCards({ cards, ...header }: Props) {
  return (
    <SectionWithAction {...header}>
      <CaseStudyGrid studies={cards} lead />
    </SectionWithAction>
  );
}

/**
 * The grid of cards without the section around it.
 * @param lead whether the first card is larger than the others
 */
export function CaseStudyGrid({ studies, lead = false }: { studies: readonly CaseStudy[]; lead?: boolean }) {
  return (
    <ul className={lead ? leadGridClass(studies.length) : 'case-study-grid'}>
      {studies.map((study, index) => (
        <li key={study.id}>
          <CaseStudyCard study={study} level={3} isLead={lead && index === 0} />
        </li>
      ))}
    </ul>
  );
}
