import { CaseStudyCard, leadGridClass } from '@/components/ui/case-study-card';
import { Quote } from '@/components/ui/quote';
import type { CaseStudyCard as CaseStudy, ClientQuote } from '@/lib/content/views';
import { type SectionHeader, SectionWithAction } from './section-with-action';

type Props = SectionHeader & { cards: readonly CaseStudy[]; clientQuote?: ClientQuote };

/** A section with a few case study cards, and the words of a client below them. */
export function CaseStudyCards({ cards, clientQuote, ...header }: Props) {
  return (
    <SectionWithAction {...header}>
      <CaseStudyGrid studies={cards} lead />
      {clientQuote && (
        <Quote text={clientQuote.text} size="section" className="mt-12">
          {clientQuote.source}
          <br />
          {clientQuote.client}
        </Quote>
      )}
    </SectionWithAction>
  );
}

type GridProps = {
  studies: readonly CaseStudy[];
  /** Whether the first card is larger than the others. */
  lead?: boolean;
  /** Whether the cards are in one row to swipe on phones. */
  swipe?: boolean;
  /** See `CaseStudyCard`. */
  withoutTransition?: boolean;
};

/** The grid of cards without the section around it. */
export function CaseStudyGrid({ studies, lead = false, swipe, withoutTransition }: GridProps) {
  return (
    <ul className={lead ? leadGridClass(studies.length) : `case-study-grid ${swipe ? 'swipe-row' : ''}`}>
      {studies.map((study, index) => (
        <li key={study.id}>
          <CaseStudyCard study={study} isLead={lead && index === 0} withoutTransition={withoutTransition} />
        </li>
      ))}
    </ul>
  );
}
