'use client';

import { usePathname, useRouter } from 'next/navigation';
import { startTransition, useEffect } from 'react';
import { isConnectionSlow } from '@/lib/site/connection';
import { focusStart, openAnswer } from './page-start';

/** Whether a click has the main button and no modifier key, so that it does not ask for a new tab or window. */
export function isPlainClick(
  event: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
) {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** The path, query, and hash of the page that an event's link leads to, or null if the browser should handle it. */
function pageOf(event: Event): string | null {
  const link = (event.target as Element | null)?.closest?.('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return null;
  const samePage = link.pathname === location.pathname && link.search === location.search;
  if (samePage && link.hash) return null;
  // A path with an extension is a file, and the pages of the local inbox are not part of the app.
  if (/\.\w+$|^\/inbox/.test(link.pathname)) return null;
  return link.pathname + link.search + link.hash;
}

/** The artwork that was loaded ahead. Browsers ask the server again for a picture that no page shows. */
const loaded = new Set<string>();

/**
 * Loads the artwork of the hero that the picture of a card moves into, so that the hero does not appear without it. The
 * names of the files differ as in `picture.tsx`.
 */
function loadHeroOf({ target }: Event): void {
  const source = (target as Element | null)?.closest?.('.case-study-card')?.querySelector('source');
  if (!(source instanceof HTMLSourceElement) || loaded.has(source.srcset)) return;
  loaded.add(source.srcset);
  const image = new Image();
  image.sizes = '100vw';
  image.srcset = source.srcset
    .replace(/-960(\S+) 960w/, '-hero-1920$1 1920w')
    .replace(/-480(\S+) 480w/, '-hero-960$1 960w');
}

/** The page that was shown last. Outside the component, because a change of language mounts the layout again. */
let shown: string | undefined;

/** Whether the visitor went back or forward: the router then restores the scroll position, so the focus does not move. */
let isTraversal = false;

/**
 * Makes plain links between pages navigate without a reload, and prefetches a page when the visitor points at, touches,
 * or focuses its link. As after a reload, the keyboard then continues at the start of the new page. Links remain normal
 * links, so they work without this island. Renders nothing.
 */
export function InstantLinks() {
  const router = useRouter();
  const pathname = usePathname();

  useEffect(() => {
    if (shown !== undefined && shown !== pathname && !isTraversal) focusStart();
    shown = pathname;
    isTraversal = false;
  }, [pathname]);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;

    const follow = (event: MouseEvent) => {
      isTraversal = false;
      const page = isPlainClick(event) && !event.defaultPrevented ? pageOf(event) : null;
      if (!page) return;
      event.preventDefault();
      const same = page === location.pathname + location.search + location.hash;
      // The router does not scroll when the URL stays the same.
      if (same) {
        scrollTo({ top: 0, behavior: 'instant' });
        focusStart();
      } else startTransition(() => router.push(page));
    };
    const prefetch = (event: Event) => {
      const page = pageOf(event);
      // Visitors touch links to scroll, too: on a slow connection, those pages would delay the one that they want.
      if (!page || isConnectionSlow()) return;
      router.prefetch(page);
      loadHeroOf(event);
    };

    openAnswer();
    addEventListener('hashchange', openAnswer, { signal });
    addEventListener(
      'popstate',
      () => {
        isTraversal = true;
      },
      { signal },
    );
    document.addEventListener('click', follow, { signal });
    for (const type of ['pointerover', 'touchstart', 'focusin'])
      document.addEventListener(type, prefetch, { signal, passive: true });
    return () => controller.abort();
  }, [router]);

  return null;
}
