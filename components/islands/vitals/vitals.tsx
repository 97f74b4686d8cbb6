'use client';

import { useEffect } from 'react';
import { useLanguage } from '../language-provider';

/** The idle callback that the specification (section 7) gives the module at most, in milliseconds. */
const timeout = 2000;

/** The layout of another language begins anew within the same page view. */
let begun = false;

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout });
  else setTimeout(run, timeout);
}

/**
 * Measures the page view once the page has loaded; shows nothing.
 * @param url where the measurements go; without it they are printed in development, and else not taken at all
 */
export function Vitals({ url }: { url?: string }) {
  const { language } = useLanguage();

  // biome-ignore lint/correctness/useExhaustiveDependencies: one page view is measured once
  useEffect(() => {
    if (!url && process.env.NODE_ENV !== 'development') return;
    // Whoever is quick has gone on before the module is there.
    const view = { page: location.pathname, language };
    const measure = () => {
      if (begun) return;
      begun = true;
      whenIdle(async () => {
        // Offline, or after a new release, the module may be missing; nobody misses a measurement.
        const report = await import('./report').catch(() => undefined);
        report?.reportVitals(url, view);
      });
    };
    if (document.readyState === 'complete') measure();
    else addEventListener('load', measure, { once: true });
    return () => removeEventListener('load', measure);
  }, []);

  return null;
}
