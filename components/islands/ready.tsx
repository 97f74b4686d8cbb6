'use client';

import { useEffect } from 'react';

/**
 * Signals that the page is hydrated, so that the presses and submits that were held until now are replayed. It is the
 * last child of the layout, so its effect runs after all others.
 */
export function Ready() {
  useEffect(() => {
    document.documentElement.dataset.ready = '';
    dispatchEvent(new Event('site-ready'));
  }, []);
  return null;
}
