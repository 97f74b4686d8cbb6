'use client';

import { type RefObject, useLayoutEffect } from 'react';

/**
 * Behavior of the collapsible list, which covers the text while it is open: closes on a press or focus outside and on
 * Escape. The history entry holds whether it is open, so that Back, Forward, and a reload restore it.
 */
export function useFold(details: RefObject<HTMLDetailsElement | null>): void {
  useLayoutEffect(() => {
    const fold = details.current;
    if (!fold) return;
    const controller = new AbortController();
    const { signal } = controller;
    const restore = () => {
      fold.open = history.state?.contentsOpen === true;
    };
    // The visitor may have opened it before hydration.
    if (!fold.open) restore();
    addEventListener('popstate', restore, { signal });
    fold.addEventListener(
      'toggle',
      () => history.replaceState({ ...history.state, contentsOpen: fold.open }, ''),
      { signal },
    );

    const closeOutside = (target: EventTarget | null) => {
      if (target && !fold.contains(target as Node)) fold.open = false;
    };
    document.addEventListener('pointerdown', ({ target }) => closeOutside(target), { signal });
    fold.addEventListener('focusout', ({ relatedTarget }) => closeOutside(relatedTarget), { signal });
    fold.addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Escape' || !fold.open) return;
        fold.open = false;
        fold.querySelector('summary')?.focus();
      },
      { signal },
    );
    return () => controller.abort();
  }, [details]);
}
