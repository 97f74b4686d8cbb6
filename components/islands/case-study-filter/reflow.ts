'use client';

import { type RefObject, useLayoutEffect, useRef } from 'react';

/** How long a card takes to its new place, in seconds. */
const duration = 0.3;

const shownItems = (list: HTMLElement | null) =>
  [...((list?.children ?? []) as Iterable<HTMLElement>)].filter(({ hidden }) => !hidden);

const positionsOf = (items: readonly HTMLElement[]) =>
  new Map(
    items.map((item) => {
      const { left, top } = item.getBoundingClientRect();
      return [item.dataset.id, { left, top }];
    }),
  );

/**
 * Lets the items of a list move from their old places to their new ones, and new ones appear; at once for
 * visitors who want less motion. Items are told apart by `data-id`.
 * @returns a function to be called just before the items change
 */
export function useReflow(list: RefObject<HTMLElement | null>): () => void {
  const before = useRef<ReturnType<typeof positionsOf> | null>(null);

  useLayoutEffect(() => {
    const old = before.current;
    before.current = null;
    if (!old || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const items = shownItems(list.current);
    const after = positionsOf(items);
    import('framer-motion/dom/mini').then(({ animate }) => {
      for (const item of items) {
        // What was typed while the first animation was fetched may have hidden it again.
        if (item.hidden || !item.isConnected) continue;
        const from = old.get(item.dataset.id);
        const to = after.get(item.dataset.id);
        if (!to) continue;
        if (!from) animate(item, { opacity: [0, 1] }, { duration });
        else if (from.left !== to.left || from.top !== to.top) {
          const way = `translate(${from.left - to.left}px, ${from.top - to.top}px)`;
          animate(item, { transform: [way, 'none'] }, { duration, ease: [0.2, 0.7, 0.2, 1] });
        }
      }
    });
  });

  return () => {
    before.current = positionsOf(shownItems(list.current));
  };
}
