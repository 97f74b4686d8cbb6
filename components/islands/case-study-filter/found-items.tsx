'use client';

import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { CaseStudyCard as CaseStudy } from '@/lib/content/views';
import { observe } from '../observe';
import { CaseStudyItems } from './case-study-items';
import { useNextFrame } from './next-frame';

/** How many cards to render at first, and each time the visitor scrolls near the end. */
const pageSize = 12;

export type FoundItemsProps = {
  cards: readonly CaseStudy[];
  /** For each card, whether it matches the selection. */
  visible: readonly boolean[];
  /** Whether this list is shown instead of the list of all cards. */
  active: boolean;
  /** Called on the first search, to make this list active. */
  onSearch: (searching: true) => void;
};

/**
 * The search results of a long list of case studies: the first cards, and more as the visitor scrolls. They update one
 * frame after the search field and the number of results.
 */
export function FoundItems({ cards, visible: latest, active, onSearch }: FoundItemsProps) {
  const visible = useNextFrame(latest);
  const isSearch = visible.includes(false);
  const [rendered, setRendered] = useState({ visible, count: pageSize });
  const end = useRef<HTMLDivElement>(null);
  // A new search starts with the first page again.
  const count = rendered.visible === visible ? rendered.count : pageSize;
  const found = useMemo(() => cards.filter((_, index) => visible[index]), [cards, visible]);
  const page = useMemo(() => found.slice(0, count), [found, count]);
  const hasMore = page.length < found.length;

  useEffect(() => {
    if (!active || !end.current || !hasMore) return;
    const showMore = (isNear: boolean) => isNear && setRendered({ visible, count: count + pageSize });
    return observe(end.current, showMore, { rootMargin: '800px' });
  }, [visible, count, hasMore, active]);

  // In a layout effect, so that the unfiltered list is never painted if this component loads after the first search.
  useLayoutEffect(() => {
    if (isSearch) onSearch(true);
  }, [isSearch, onSearch]);

  if (!active) return null;
  return (
    <>
      <CaseStudyItems cards={page} />
      <div ref={end} />
    </>
  );
}
