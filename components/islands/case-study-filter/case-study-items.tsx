'use client';

import { memo, type Ref } from 'react';
import { CaseStudyCard, leadGridClass } from '@/components/ui/case-study-card';
import type { CaseStudyCard as CaseStudy } from '@/lib/content/views';

/**
 * A list with more cards than this skips rendering off-screen cards (`content-visibility`) and shows search results
 * in a separate list.
 */
export const longListLength = 60;

type Props = {
  ref?: Ref<HTMLUListElement>;
  cards: readonly CaseStudy[];
  /** For each card, whether it is visible; by default all cards are. */
  visible?: readonly boolean[];
};

/** A grid of case study cards. Memoized: it renders again only when `cards` or `visible` change. */
export const CaseStudyItems = memo(function CaseStudyItems({ ref, cards, visible }: Props) {
  const isLong = cards.length > longListLength;
  const isSingle = (visible ? visible.filter(Boolean) : cards).length === 1;
  return (
    <ul ref={ref} className={`${leadGridClass(cards.length)} ${isSingle ? 'single-result' : ''}`}>
      {cards.map((card, index) => (
        <li key={card.id} data-id={card.id} hidden={visible && !visible[index]}>
          <div className={isLong ? 'h-full long-list-item' : 'h-full'}>
            <CaseStudyCard
              study={card}
              // React checks every picture that has a view transition on each navigation.
              withoutTransition={isLong}
              // A hidden card keeps its look, because a copy of it fades out.
              isLead={index === 0 || (isSingle && visible?.[index] !== false)}
            />
          </div>
        </li>
      ))}
    </ul>
  );
});
