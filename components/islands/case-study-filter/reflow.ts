'use client';

import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Duration of the animations, in seconds. */
const duration = 0.3;

const visibleItems = (list: HTMLElement | null) =>
  [...((list?.children ?? []) as Iterable<HTMLElement>)].filter(({ hidden }) => !hidden);

const positionsOf = (items: readonly HTMLElement[]) =>
  new Map(
    items.map((item) => {
      const { left, top } = item.getBoundingClientRect();
      return [item.dataset.id, { left, top }];
    }),
  );

/**
 * Animates the items of a list from their old positions to their new ones, and fades in new items. Does not animate
 * with `prefers-reduced-motion`. Items are identified by `data-id`.
 * @returns a function to call just before the items change
 */
export function useReflow(list: RefObject<HTMLElement | null>): () => void {
  const before = useRef<ReturnType<typeof positionsOf> | null>(null);

  useLayoutEffect(() => {
    const old = before.current;
    before.current = null;
    if (!old || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const items = visibleItems(list.current);
    const after = positionsOf(items);
    import('framer-motion/dom/mini').then(({ animate }) => {
      for (const item of items) {
        // While the animation library loaded, another search may have hidden the item again.
        if (item.hidden || !item.isConnected) continue;
        const from = old.get(item.dataset.id);
        const to = after.get(item.dataset.id);
        if (!to) continue;
        if (!from) animate(item, { opacity: [0, 1] }, { duration });
        else if (from.left !== to.left || from.top !== to.top) {
          const start = `translate(${from.left - to.left}px, ${from.top - to.top}px)`;
          animate(item, { transform: [start, 'none'] }, { duration, ease: [0.2, 0.7, 0.2, 1] });
        }
      }
    });
  });

  return () => {
    before.current = positionsOf(visibleItems(list.current));
  };
}
