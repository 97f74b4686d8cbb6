'use client';

import { memo, type Ref } from 'react';
import { CaseStudyCard } from '@/components/ui/case-study-card';
import type { CaseStudyCard as CaseStudy } from '@/lib/content/views';

/** Lists longer than this leave cards undrawn while they are out of sight, and show what was found apart. */
export const longList = 60;

// Within the item: an element that is itself drawn in sight only takes twenty times as long to change.
const drawnInSight = 'h-full [content-visibility:auto] [contain-intrinsic-size:auto_30rem]';

type Props = {
  ref?: Ref<HTMLUListElement>;
  cards: readonly CaseStudy[];
  /** Of each card whether it shows; all do without it. */
  shows?: readonly boolean[];
};

/** Cards of case studies in columns; drawn anew only when other cards show. */
export const CaseStudyItems = memo(function CaseStudyItems({ ref, cards, shows }: Props) {
  const isLong = cards.length > longList;
  return (
    <ul ref={ref} className="grid gap-x-8 gap-y-14 md:grid-cols-2 lg:grid-cols-3">
      {cards.map((card, index) => (
        <li key={card.id} data-id={card.id} hidden={shows && !shows[index]}>
          <div className={isLong ? drawnInSight : 'h-full'}>
            <CaseStudyCard
              study={card}
              level={3}
              // React looks at every picture that may travel whenever the page changes.
              withoutTransition={isLong}
              sizes="(min-width: 64rem) 26rem, (min-width: 48rem) 45vw, 92vw"
            />
          </div>
        </li>
      ))}
    </ul>
  );
});
