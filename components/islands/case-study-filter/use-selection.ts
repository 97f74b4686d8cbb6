import { type RefObject, useLayoutEffect, useState } from 'react';
import { type KnownIds, noSelection, readSelection, type Selection, urlOf } from './selection';
import { useSearchUrl } from './use-search-url';

/**
 * Keeps the selection of the filter in the URL, and reads it from there.
 * @param known the same object as long as the ids are the same
 * @param service the list of services, which the visitor may have used before hydration
 * @param search the search field, which the visitor may have used before hydration
 * @returns the selection; `select(next)` changes it, `selectWhileTyping(next)` does so while the visitor types, when
 *   the URL follows after a pause, and `flush()` updates the URL now
 */
export function useSelection(
  known: KnownIds,
  service: RefObject<HTMLSelectElement | null>,
  search: RefObject<HTMLInputElement | null>,
) {
  const [selection, setSelection] = useState(noSelection);
  const url = useSearchUrl();

  // A layout effect, so that the browser restores the scroll position in the filtered list and never paints the full one.
  useLayoutEffect(() => {
    const fromUrl = readSelection(location.search, known);
    // Keep what the visitor chose and typed before hydration.
    const initial = {
      ...fromUrl,
      service: service.current?.value || fromUrl.service,
      search: search.current?.value || fromUrl.search,
    };
    setSelection(initial);
    if (urlOf(initial) !== urlOf(fromUrl)) url.write(urlOf(initial));
    const { pathname } = location;
    const read = () => {
      // On the way to another page, the URL changes before the router shows that page.
      if (location.pathname === pathname) setSelection(readSelection(location.search, known));
    };
    const onPopState = () => {
      url.drop();
      read();
    };
    addEventListener('popstate', onPopState);
    // A link to this same page changes only the URL, and the router changes it during render: read it afterwards.
    const onUrlChange = () => queueMicrotask(() => url.isPending() || read());
    window.navigation?.addEventListener('currententrychange', onUrlChange);
    return () => {
      removeEventListener('popstate', onPopState);
      window.navigation?.removeEventListener('currententrychange', onUrlChange);
    };
  }, [known, service, search, url]);

  const select = (next: Selection) => {
    setSelection(next);
    url.write(urlOf(next));
  };
  const selectWhileTyping = (next: Selection) => {
    setSelection(next);
    url.writeSoon(urlOf(next));
  };
  return { selection, select, selectWhileTyping, flush: url.flush };
}
