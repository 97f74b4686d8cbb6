'use client';

import { useEffect, useState } from 'react';

/**
 * The section in view: of those that touch the strip a third down the window, the first one in order, as a form
 * beside the story is there all the time; if none does, the one before stays.
 * @param ids all sections, in order
 * @param touching those that touch the strip now
 */
export function chooseCurrent(
  ids: readonly string[],
  touching: ReadonlySet<string>,
  before: string | undefined,
): string | undefined {
  return ids.find((id) => touching.has(id)) ?? before;
}

/** Whether the window still shows what comes before the first section. */
function isAbove(first = ''): boolean {
  const top = document.getElementById(first)?.getBoundingClientRect().top ?? 0;
  return top > innerHeight / 3;
}

/** Follows the section in view without listening to scrolling (specification, section 4: table of contents). */
export function useCurrentSection(items: readonly { id: string }[]): string | undefined {
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    const ids = items.map(({ id }) => id);
    const touching = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) touching.add(target.id);
          else touching.delete(target.id);
        }
        setCurrent((before) => (isAbove(ids[0]) ? undefined : chooseCurrent(ids, touching, before)));
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
