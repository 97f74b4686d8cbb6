'use client';

import { useEffect, useState } from 'react';

/**
 * The current section: the first one, in document order, that intersects a line one third down the viewport. (The
 * form beside the text may intersect it all the time.) If no section does, the previous one stays current.
 * @param ids all sections, in document order
 * @param intersecting the sections that intersect the line now
 */
export function chooseCurrent(
  ids: readonly string[],
  intersecting: ReadonlySet<string>,
  previous: string | undefined,
): string | undefined {
  return ids.find((id) => intersecting.has(id)) ?? previous;
}

/** Whether the first section is still below the line. */
function isAbove(first = ''): boolean {
  const top = document.getElementById(first)?.getBoundingClientRect().top ?? 0;
  return top > innerHeight / 3;
}

/** The id of the current section, without scroll listeners (specification, section 4: table of contents). */
export function useCurrentSection(items: readonly { id: string }[]): string | undefined {
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    const ids = items.map(({ id }) => id);
    const intersecting = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) intersecting.add(target.id);
          else intersecting.delete(target.id);
        }
        setCurrent((previous) => (isAbove(ids[0]) ? undefined : chooseCurrent(ids, intersecting, previous)));
      },
      { rootMargin: '-33% 0px -66% 0px' },
    );
    for (const id of ids) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [items]);

  return current;
}
