'use client';

import { type RefObject, useLayoutEffect, useRef } from 'react';
import { withTimeout } from '../with-timeout';

/** Duration of the animations, in seconds. */
const duration = 0.3;

/** The curve of the animations. */
const curve = [0.2, 0.7, 0.2, 1] as const;
const easing = `cubic-bezier(${curve})`;

/** Duration until hidden items are gone, in seconds. */
const leaving = 0.14;

/** After this time, in milliseconds, the items change without an animation. */
const loadTimeout = 400;

/** The longest time, in milliseconds, that a card waits for its pictures before it fades in. */
const pictureTimeout = 250;

const reducesMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

const loadAnimation = () => import('framer-motion/dom/mini');

/** Loads the animation library before the first change, unless the visitor prefers reduced motion. A change tries it again. */
export function prepareReflow(): void {
  if (!reducesMotion()) loadAnimation().catch(() => undefined);
}

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

/** Fades out copies of the hidden items at their old positions. */
function fadeOutHidden(list: HTMLElement, old: ReturnType<typeof positionsOf>) {
  const origin = list.getBoundingClientRect();
  const copies = [...(list.children as Iterable<HTMLElement>)].flatMap((item) => {
    const from = item.hidden && old.get(item.dataset.id);
    if (!from) return [];
    const copy = item.cloneNode(true) as HTMLElement;
    delete copy.dataset.id;
    copy.hidden = false;
    copy.inert = true;
    copy.ariaHidden = 'true';
    // A lazy picture would be empty for the first frames.
    for (const image of copy.querySelectorAll('img'))
      Object.assign(image, { loading: 'eager', decoding: 'sync' });
    Object.assign(copy.style, {
      position: 'absolute',
      left: `${from.left - origin.left}px`,
      top: `${from.top - origin.top}px`,
      width: `${from.width}px`,
    });
    return [copy];
  });
  // All at once: an animation that starts between two of them would make the browser compute the layout again.
  list.append(...copies);
  for (const copy of copies) copy.animate({ opacity: [1, 0] }, leaving * 1000).onfinish = () => copy.remove();
}

/** Lets an item fade in when its pictures can be painted, so that they do not replace each other in front of the visitor. */
function fadeIn(item: HTMLElement) {
  const timing = { duration: duration * 1000, delay: leaving * 500, fill: 'backwards', easing } as const;
  const fade = item.animate({ opacity: [0, 1] }, timing);
  fade.pause();
  const start = () => fade.play();
  const pictures = [...item.querySelectorAll('img')].map((image) => image.decode());
  withTimeout(pictureTimeout, Promise.allSettled(pictures)).then(start, start);
}

type Move = { item: HTMLElement; start: string };

/**
 * How a visible item gets to its place: a new or resized one fades in while the hidden ones fade out, late enough that
 * their texts do not mix. The others stay, or glide.
 * @returns the move of an item that glides
 */
function moveOf(item: HTMLElement, from: Position | undefined, to: Position | undefined): Move[] {
  if (!to) return [];
  if (!from || Math.abs(from.width - to.width) > 1) {
    fadeIn(item);
    return [];
  }
  if (from.left === to.left && from.top === to.top) return [];
  return [{ item, start: `translate(${from.left - to.left}px, ${from.top - to.top}px)` }];
}

const hold = ({ item, start }: Move) => {
  item.style.transform = start;
};

const release = ({ item }: Move) => {
  item.style.transform = '';
};

/**
 * Animates the items of a list from their old positions to their new ones, fades in new items, and fades out hidden
 * ones. Items are identified by `data-id`. Does not animate with `prefers-reduced-motion`. If the animation library takes
 * too long to load, items fade, but do not glide.
 * @returns a function to call just before the items change
 */
export function useReflow(list: RefObject<HTMLElement | null>): () => void {
  const before = useRef<ReturnType<typeof positionsOf> | null>(null);
  const held = useRef<Move[]>([]);

  useLayoutEffect(() => {
    const old = before.current;
    before.current = null;
    if (!old || reducesMotion()) return;
    held.current.forEach(release);
    const items = visibleItems(list.current);
    const after = positionsOf(items);
    if (list.current) fadeOutHidden(list.current, old);
    const moves = items.flatMap((item) => moveOf(item, old.get(item.dataset.id), after.get(item.dataset.id)));
    // Until the library has loaded, items stay where they were: otherwise they would jump back before they glide.
    held.current = moves;
    moves.forEach(hold);
    withTimeout(loadTimeout, loadAnimation()).then(
      ({ animate }) => {
        // While the library loaded, another search may have changed the items again.
        if (held.current !== moves) return;
        for (const move of moves) {
          release(move);
          const { item, start } = move;
          // After the hidden items have left, so that it does not cross them.
          if (item.isConnected)
            animate(item, { transform: [start, 'none'] }, { duration, delay: leaving, ease: [...curve] });
        }
      },
      () => {
        if (held.current === moves) moves.forEach(release);
      },
    );
  });

  return () => {
    before.current = positionsOf(visibleItems(list.current));
  };
}
