'use client';

import { type ComponentType, type Ref, useEffect, useState } from 'react';
import type { CaseStudyCard as CaseStudy } from '@/lib/content/views';
import { CaseStudyItems, longList } from './case-study-items';
import type { FoundItemsProps } from './found-items';

type Props = {
  /** The list of all cards. */
  ref: Ref<HTMLUListElement>;
  cards: readonly CaseStudy[];
  /** Of each card whether it shows. */
  shows: readonly boolean[];
};

/**
 * The list of all cards, of which some show. In a long one the browser would lay out and watch a thousand cards at
 * every key, which takes many times as long as a frame. So the first search replaces it by a list of what was found
 * that draws no more cards than are near; its script comes only with a long list.
 */
export function CaseStudyResults({ ref, cards, shows }: Props) {
  const [Found, setFound] = useState<ComponentType<FoundItemsProps>>();
  const [isReplaced, setReplaced] = useState(false);
  const isLong = cards.length > longList;

  useEffect(() => {
    if (!isLong) return;
    import('./found-items').then(
      ({ FoundItems }) => setFound(() => FoundItems),
      // Slower, but it works without.
      () => {},
    );
  }, [isLong]);

  return (
    <>
      {!isReplaced && <CaseStudyItems ref={ref} cards={cards} shows={Found ? undefined : shows} />}
      {Found && <Found cards={cards} shows={shows} replaces={isReplaced} onSearch={setReplaced} />}
    </>
  );
}
