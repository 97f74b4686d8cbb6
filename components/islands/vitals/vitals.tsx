'use client';

import { useEffect } from 'react';
import { useLanguage } from '../language-provider';

/** The timeout of the idle callback, in milliseconds (specification, section 7). */
const timeout = 2000;

/** Outside the component: a change of language mounts the layout again within the same page view. */
let started = false;

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout });
  else setTimeout(run, timeout);
}

/**
 * Measures Core Web Vitals after the page has loaded. Renders nothing.
 * @param url where to send the measurements; without it, they are printed in development and not taken in production
 */
export function Vitals({ url }: { url?: string }) {
  const { language } = useLanguage();

  // biome-ignore lint/correctness/useExhaustiveDependencies: one page view is measured once
  useEffect(() => {
    if (!url && process.env.NODE_ENV !== 'development') return;
    // Read the path now: the visitor may have navigated before the module is loaded.
    const view = { page: location.pathname, language };
    const measure = () => {
      if (started) return;
      started = true;
      whenIdle(async () => {
        // Offline, or after a new release, the module may be missing: skip the measurement.
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
