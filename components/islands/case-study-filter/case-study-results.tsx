'use client';

import { type ComponentType, type Ref, useEffect, useState } from 'react';
import type { CaseStudyCard as CaseStudy } from '@/lib/content/views';
import { CaseStudyItems, longListLength } from './case-study-items';
import type { FoundItemsProps } from './found-items';

type Props = {
  /** The element of the list of all cards. */
  ref: Ref<HTMLUListElement>;
  cards: readonly CaseStudy[];
  /** For each card, whether it matches the selection. */
  visible: readonly boolean[];
};

/**
 * The cards that match the selection. A short list hides the other cards. In a long list, laying out a thousand cards
 * on each key press takes many frames, so the first search replaces it with {@link FoundItems}, which renders only the
 * results near the viewport. That component is loaded only for long lists.
 */
export function CaseStudyResults({ ref, cards, visible }: Props) {
  const [Found, setFound] = useState<ComponentType<FoundItemsProps>>();
  const [isReplaced, setReplaced] = useState(false);
  const isLong = cards.length > longListLength;

  useEffect(() => {
    if (!isLong) return;
    import('./found-items').then(
      ({ FoundItems }) => setFound(() => FoundItems),
      // Without it, searching works but is slower.
      () => {},
    );
  }, [isLong]);

  return (
    <>
      {!isReplaced && <CaseStudyItems ref={ref} cards={cards} visible={Found ? undefined : visible} />}
      {Found && <Found cards={cards} visible={visible} active={isReplaced} onSearch={setReplaced} />}
    </>
  );
}
