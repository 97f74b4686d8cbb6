import { searchParameter } from '@/lib/site/query-parameters';
import { element, showResults } from './results';
import { addressOf } from './search-address';

type Parts = {
  form: HTMLFormElement;
  field: HTMLInputElement;
  status: HTMLElement;
  results: HTMLElement;
  /** The list of everything, shown while there is no query. */
  everything: HTMLElement;
  /** The path of the index. */
  index: string;
  signal: AbortSignal;
};

/** How long the visitor has to stop typing before the URL is updated, in milliseconds. */
const delay = 250;

/** The query in a fragment or in a query string, or null if it has none. */
const queryIn = (text: string) => new URLSearchParams(text.slice(1)).get(searchParameter);

/** The query in the URL: in the fragment, or in the query string, where a form whose script did not load puts it. */
export function queryOf({ hash, search }: Pick<Location, 'hash' | 'search'>): string {
  return queryIn(hash) ?? queryIn(search) ?? '';
}

/**
 * Makes the search page show results while the visitor types. The URL has the query in its fragment, so that the page can
 * be shared and reloaded, and the query is never sent.
 */
export function attachSearchPage({ form, field, everything, signal, ...rest }: Parts): Promise<void> {
  const { status, results } = rest;
  const { failed = '', retry = '' } = form.dataset;
  const { pathname } = location;
  let timer = 0;
  const write = () => {
    clearTimeout(timer);
    // After a navigation, the URL changes before the signal aborts.
    if (location.pathname !== pathname) return;
    const query = field.value.trim();
    if (query === queryOf(location) && !location.search) return;
    history.replaceState(history.state, '', addressOf(pathname, query));
  };
  const again = element('button', 'chip', retry);
  again.type = 'button';
  again.onclick = () => {
    // So that the same message is announced again.
    status.textContent = '';
    // The button is about to be replaced.
    field.focus();
    update();
  };
  const update = showResults({
    field,
    ...rest,
    onFail: () => {
      if (!field.value.trim()) return;
      status.textContent = failed;
      results.replaceChildren(element('p', 'flex flex-wrap gap-2 pt-3 pb-5', again));
    },
    onSearch: (query) => {
      everything.hidden = query !== '';
      clearTimeout(timer);
      timer = window.setTimeout(write, delay);
    },
  });
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      write();
      // Loads the index if that has failed.
      update();
    },
    { signal },
  );
  const read = () => {
    field.value = queryOf(location);
    return update();
  };
  const onUrlChange = () => {
    // A link to a part of the page, e.g. the skip link, keeps the search, and the URL gets the query again.
    if (location.hash && queryIn(location.hash) === null) write();
    else if (queryOf(location) !== field.value.trim()) read();
  };
  addEventListener('popstate', onUrlChange, { signal });
  addEventListener('hashchange', onUrlChange, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
  // Keep text that the visitor typed before.
  return field.value ? update() : read();
}
