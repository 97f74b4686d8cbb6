'use client';

import { useEffect, useMemo, useRef, useState } from 'react';
import type { StudyCard as Study } from '@/content/views';
import { StudyItems } from './study-items';

/** How many cards are drawn at first, and how many more whenever their end comes near. */
const step = 12;

type Props = { cards: readonly Study[]; shows: readonly boolean[] };

/** What was found in a long list of case studies: the first cards, and more as the visitor scrolls on. */
export function FoundItems({ cards, shows }: Props) {
  const [drawn, setDrawn] = useState({ shows, count: step });
  const end = useRef<HTMLDivElement>(null);
  // Another search begins anew.
  const count = drawn.shows === shows ? drawn.count : step;
  const found = useMemo(() => cards.filter((_, index) => shows[index]), [cards, shows]);
  const near = useMemo(() => found.slice(0, count), [found, count]);
  const hasMore = near.length < found.length;

  useEffect(() => {
    if (!end.current || !hasMore) return;
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setDrawn({ shows, count: count + step }),
      { rootMargin: '800px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [shows, count, hasMore]);

  return (
    <>
      <StudyItems cards={near} />
      <div ref={end} />
    </>
  );
}
