'use client';

import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Duration of the animations, in seconds. */
const duration = 0.3;

const visibleItems = (list: HTMLElement | null) =>
  [...((list?.children ?? []) as Iterable<HTMLElement>)].filter(({ hidden }) => !hidden);

const positionsOf = (items: readonly HTMLElement[]) =>
  new Map(
    items.map((item) => {
      const { left, top, width } = item.getBoundingClientRect();
      return [item.dataset.id, { left, top, width }];
    }),
  );

type Position = { left: number; top: number; width: number };

/** Fades out a copy of a hidden item at its old position. */
function fadeOut(list: HTMLElement, item: HTMLElement, { left, top, width }: Position) {
  const copy = item.cloneNode(true) as HTMLElement;
  const origin = list.getBoundingClientRect();
  delete copy.dataset.id;
  copy.hidden = false;
  copy.inert = true;
  copy.ariaHidden = 'true';
  Object.assign(copy.style, {
    position: 'absolute',
    left: `${left - origin.left}px`,
    top: `${top - origin.top}px`,
    width: `${width}px`,
  });
  list.append(copy);
  copy.animate({ opacity: [1, 0] }, duration * 1000).onfinish = () => copy.remove();
}

/**
 * Animates the items of a list from their old positions to their new ones, fades in new items, and fades out hidden
 * ones. Does not animate
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
    for (const item of [...((list.current?.children ?? []) as Iterable<HTMLElement>)]) {
      const from = item.hidden && old.get(item.dataset.id);
      if (from && list.current) fadeOut(list.current, item, from);
    }
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
