'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { offset } from './smooth-scroll';

/**
 * The current section: the first one, in document order, that intersects the strip from below the sticky bars to the
 * middle of the viewport. (The form beside the text may intersect it all the time.) If no section does, the lowest one
 * that begins above the end of the strip.
 * @param ids all sections, in document order
 * @param intersecting the sections that intersect the strip now
 * @param begun the sections that begin above the end of the strip, from top to bottom
 */
export function chooseCurrent(
  ids: readonly string[],
  intersecting: ReadonlySet<string>,
  begun: readonly string[],
): string | undefined {
  return ids.find((id) => intersecting.has(id)) ?? begun.at(-1);
}

const topOf = (id: string) => document.getElementById(id)?.getBoundingClientRect().top ?? 0;

/**
 * The id of the current section, without scroll listeners (specification, section 4: table of contents). A section that
 * the visitor chose or that has the focus stays current until the visitor scrolls to another one: the form beside the
 * text and the last section of a page are never the first ones in the strip.
 * @returns the id, and a function to call when the visitor has arrived at a chosen section
 */
export function useCurrentSection(
  items: readonly { id: string }[],
): [current: string | undefined, hold: (id: string) => void] {
  const [current, setCurrent] = useState<string>();
  const held = useRef<{ id: string; scrollY: number }>(undefined);

  const hold = useCallback((id: string) => {
    held.current = { id, scrollY };
    setCurrent(id);
  }, []);

  useEffect(() => {
    const ids = items.map(({ id }) => id);
    /** Keeps a set of the sections that intersect a part of the window. */
    const watch = (found: Set<string>, top: number) => {
      // Without this feature, only the section that the visitor chose is marked.
      if (!('IntersectionObserver' in window)) return undefined;
      const observer = new IntersectionObserver(
        (entries) => {
          for (const { isIntersecting, target } of entries) {
            if (isIntersecting) found.add(target.id);
            else found.delete(target.id);
          }
          if (held.current?.scrollY === scrollY) return;
          held.current = undefined;
          setCurrent(
            chooseCurrent(
              ids,
              intersecting,
              [...begun].sort((a, b) => topOf(a) - topOf(b)),
            ),
          );
        },
        { rootMargin: `${top}px 0px -50% 0px` },
      );
      for (const id of ids) {
        const section = document.getElementById(id);
        if (section) observer.observe(section);
      }
      return observer;
    };
    const intersecting = new Set<string>();
    const begun = new Set<string>();
    // The strip starts below the first line of a section that is at the offset.
    // The other part begins far above all sections.
    const observers = [watch(intersecting, -offset - 64), watch(begun, 1e7)];

    const opened = ids.find((id) => `#${id}` === location.hash);
    if (opened && Math.abs(topOf(opened) - offset) < 1) hold(opened);
    const onFocus = ({ target }: FocusEvent) => {
      const focused = ids.find((id) => document.getElementById(id)?.contains(target as Node));
      if (focused) hold(focused);
    };
    document.addEventListener('focusin', onFocus);
    return () => {
      for (const observer of observers) observer?.disconnect();
      document.removeEventListener('focusin', onFocus);
    };
  }, [items, hold]);

  return [current, hold];
}
