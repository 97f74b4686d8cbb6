import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

type PageView = { page: string; language: string };

/** The class of the device, by the width of the viewport; the limits are the breakpoints of the layout. */
function deviceClass(): 'phone' | 'tablet' | 'desktop' {
  if (innerWidth < 768) return 'phone';
  return innerWidth < 1024 ? 'tablet' : 'desktop';
}

/**
 * Collects the Core Web Vitals of a page view and sends them as one beacon when the page is hidden: metric, value,
 * rating, page, language, class of device, and navigation type; nothing about the visitor.
 * @param url where to send them; without it they are printed to the console
 */
export function reportVitals(url: string | undefined, { page, language }: PageView): void {
  const measured = new Map<string, object>();
  const device = deviceClass();

  const record = ({ name, value, rating, navigationType }: Metric) => {
    if (!url) console.info(`${name} ${value.toFixed(name === 'CLS' ? 3 : 0)} (${rating}) ${page}`);
    measured.set(name, { name, value, rating, page, language, device, navigationType });
  };
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(record);
  if (!url) return;

  const send = () => {
    if (document.visibilityState !== 'hidden' || measured.size === 0) return;
    navigator.sendBeacon(url, JSON.stringify([...measured.values()]));
    removeEventListener('visibilitychange', send);
  };
  addEventListener('visibilitychange', send);
}
