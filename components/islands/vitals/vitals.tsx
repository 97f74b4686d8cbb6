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
 * @param url where the measurements go; without it they are printed, in development
 */
export function Vitals({ url }: { url?: string }) {
  const { language } = useLanguage();

  // biome-ignore lint/correctness/useExhaustiveDependencies: one page view is measured once
  useEffect(() => {
    const measure = () => {
      if (begun) return;
      begun = true;
      whenIdle(async () => {
        const { reportVitals } = await import('./report');
        reportVitals(url, language);
      });
    };
    if (document.readyState === 'complete') measure();
    else addEventListener('load', measure, { once: true });
    return () => removeEventListener('load', measure);
  }, []);

  return null;
}
