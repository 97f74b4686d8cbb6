'use client';

import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { CaseStudyCard as CaseStudy } from '@/lib/content/views';
import { CaseStudyItems } from './case-study-items';
import { useNextFrame } from './next-frame';

/** How many cards are drawn at first, and how many more whenever their end comes near. */
const step = 12;

export type FoundItemsProps = {
  cards: readonly CaseStudy[];
  /** Of each card whether it shows. */
  shows: readonly boolean[];
  /** Whether this list stands in the place of the whole one, which it asks for with the first search. */
  replaces: boolean;
  onSearch: (searching: true) => void;
};

/**
 * What was found in a long list of case studies: the first cards, and more as the visitor scrolls on. It follows a
 * frame after the letter that was typed and the number of results.
 */
export function FoundItems({ cards, shows: latest, replaces, onSearch }: FoundItemsProps) {
  const shows = useNextFrame(latest);
  const isSearch = shows.includes(false);
  const [drawn, setDrawn] = useState({ shows, count: step });
  const end = useRef<HTMLDivElement>(null);
  // Another search begins anew.
  const count = drawn.shows === shows ? drawn.count : step;
  const found = useMemo(() => cards.filter((_, index) => shows[index]), [cards, shows]);
  const near = useMemo(() => found.slice(0, count), [found, count]);
  const hasMore = near.length < found.length;

  useEffect(() => {
    if (!replaces || !end.current || !hasMore) return;
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setDrawn({ shows, count: count + step }),
      { rootMargin: '800px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [shows, count, hasMore, replaces]);

  // Before anything is painted: where this script came late, the whole list is filtered already.
  useLayoutEffect(() => {
    if (isSearch) onSearch(true);
  }, [isSearch, onSearch]);

  if (!replaces) return null;
  return (
    <>
      <CaseStudyItems cards={near} />
      <div ref={end} />
    </>
  );
}
