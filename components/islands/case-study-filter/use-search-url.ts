import { useEffect, useMemo } from 'react';

/** How long the visitor has to stop typing before the URL is updated, in milliseconds. */
const delay = 250;

/**
 * Updates the page's URL without adding a history entry. Each update takes the browser several milliseconds, and some
 * browsers reject more than a hundred in half a minute, so updates while typing are delayed.
 * @returns `write(url)` updates now, `writeSoon(url)` after a pause, `flush()` performs a delayed update now,
 *   `drop()` discards it, `isPending()` returns whether there is one
 */
export function useSearchUrl() {
  const searchUrl = useMemo(() => {
    let pending: string | null = null;
    let timer = 0;
    const write = (url: string) => {
      clearTimeout(timer);
      pending = null;
      history.replaceState(history.state, '', url);
    };
    const flush = () => {
      if (pending !== null) write(pending);
    };
    const writeSoon = (url: string) => {
      clearTimeout(timer);
      pending = url;
      timer = window.setTimeout(flush, delay);
    };
    const drop = () => {
      clearTimeout(timer);
      pending = null;
    };
    return { write, writeSoon, flush, drop, isPending: () => pending !== null };
  }, []);

  useEffect(() => {
    addEventListener('pagehide', searchUrl.flush);
    return () => {
      removeEventListener('pagehide', searchUrl.flush);
      // The URL already belongs to the next page.
      searchUrl.drop();
    };
  }, [searchUrl]);

  return searchUrl;
}
