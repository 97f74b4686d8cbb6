'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { offset } from './smooth-scroll';

/**
 * The current section: the first one, in document order, that intersects the strip from below the sticky bars to the
 * middle of the viewport. (The form beside the text may intersect it all the time.) If no section does, the previous one
 * stays current.
 * @param ids all sections, in document order
 * @param intersecting the sections that intersect the strip now
 */
export function chooseCurrent(
  ids: readonly string[],
  intersecting: ReadonlySet<string>,
  previous: string | undefined,
): string | undefined {
  return ids.find((id) => intersecting.has(id)) ?? previous;
}

const topOf = (id = '') => document.getElementById(id)?.getBoundingClientRect().top ?? 0;

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
    const intersecting = new Set<string>();
    // Without this feature, only the section that the visitor chose is marked.
    const observer =
      'IntersectionObserver' in window &&
      new IntersectionObserver(
        (entries) => {
          for (const { isIntersecting, target } of entries) {
            if (isIntersecting) intersecting.add(target.id);
            else intersecting.delete(target.id);
          }
          if (held.current?.scrollY === scrollY) return;
          held.current = undefined;
          const isAbove = topOf(ids[0]) > innerHeight / 2;
          setCurrent((previous) => (isAbove ? undefined : chooseCurrent(ids, intersecting, previous)));
        },
        // Starts below the first line of a section that is at the offset.
        { rootMargin: `-${offset + 64}px 0px -50% 0px` },
      );
    for (const id of ids) {
      const section = document.getElementById(id);
      if (section && observer) observer.observe(section);
    }

    const opened = ids.find((id) => `#${id}` === location.hash);
    if (opened && Math.abs(topOf(opened) - offset) < 1) hold(opened);
    const onFocus = ({ target }: FocusEvent) => {
      const focused = ids.find((id) => document.getElementById(id)?.contains(target as Node));
      if (focused) hold(focused);
    };
    document.addEventListener('focusin', onFocus);
    return () => {
      if (observer) observer.disconnect();
      document.removeEventListener('focusin', onFocus);
    };
  }, [items, hold]);

  return [current, hold];
}
