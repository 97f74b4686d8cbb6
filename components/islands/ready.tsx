'use client';

import { useEffect } from 'react';

/** Tells the page that the runtime runs now, so that what was pressed before is done. Stands last in the layout. */
export function Ready() {
  useEffect(() => {
    document.documentElement.dataset.ready = '';
    dispatchEvent(new Event('site-ready'));
  }, []);
  return null;
}
