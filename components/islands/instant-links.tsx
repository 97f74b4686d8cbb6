'use client';

import { useRouter } from 'next/navigation';
import { startTransition, useEffect } from 'react';

/** Whether a click asks for nothing special, such as a new tab. */
export function isPlainClick(
  event: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
) {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** The address of a page of this site that a click leads to, or null if the browser should see to it. */
function pageOf(event: Event): string | null {
  const link = (event.target as Element | null)?.closest?.('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return null;
  const samePage = link.pathname === location.pathname && link.search === location.search;
  if (samePage && link.hash) return null;
  // What has an ending is a file, and so is what the local inbox serves.
  if (/\.\w+$|^\/inbox/.test(link.pathname)) return null;
  return link.pathname + link.search + link.hash;
}

/**
 * Turns every plain link between pages into navigation without a reload, and fetches the next page on the
 * first sign of intent. Links stay links: without this island the browser follows them.
 */
export function InstantLinks() {
  const router = useRouter();

  useEffect(() => {
    const leave = new AbortController();
    const { signal } = leave;

    const follow = (event: MouseEvent) => {
      const page = isPlainClick(event) && !event.defaultPrevented ? pageOf(event) : null;
      if (!page) return;
      event.preventDefault();
      const same = page === location.pathname + location.search + location.hash;
      // The router leaves the scroll alone where the page stays the same.
      if (same) scrollTo({ top: 0, behavior: 'instant' });
      else startTransition(() => router.push(page));
    };
    const prepare = (event: Event) => {
      const page = pageOf(event);
      if (page) router.prefetch(page);
    };

    document.addEventListener('click', follow, { signal });
    for (const type of ['pointerover', 'touchstart', 'focusin'])
      document.addEventListener(type, prepare, { signal, passive: true });
    return () => leave.abort();
  }, [router]);

  return null;
}
