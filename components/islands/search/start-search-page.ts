import { searchParameter } from '@/lib/site/query-parameters';
import { fetchIndex } from './fetch-index';
import type { attachSearchPage } from './search-page';

/**
 * The ids of the elements of the search page. The form has the path of the index in `data-index`, and what to show if it
 * cannot be loaded in `data-failed` and `data-retry`.
 */
export const searchPageIds = {
  form: 'search-form',
  status: 'search-status',
  results: 'search-results',
  everything: 'search-everything',
} as const;

type Code = { attachSearchPage: typeof attachSearchPage };

const hasQuery = () => new RegExp(`[?#&]${searchParameter}=.`).test(location.search + location.hash);

const find = (name: keyof typeof searchPageIds) => document.getElementById(searchPageIds[name]);

/**
 * Attaches the results to the search page when the visitor comes to its form, or arrives with a query. The index and the
 * code are loaded then. The early script and the island both call this; the first one attaches.
 * @param loadCode loads the code that attaches the results
 * @returns a function that removes all listeners, whoever attached them; call it when the page is left
 */
export function startSearchPage(loadCode: () => Code | Promise<Code>): () => void {
  const form = find('form') as HTMLFormElement;
  const leave = () => void form.dispatchEvent(new Event('leave'));
  if (form.dataset.attached !== undefined) return leave;
  form.dataset.attached = '';

  const field = form.elements.namedItem(searchParameter) as HTMLInputElement;
  const index = form.dataset.index ?? '';
  const controller = new AbortController();
  const { signal } = controller;
  let started = false;

  const start = async () => {
    if (started) return;
    started = true;
    // Starts the client runtime, with the styles of the results (scripts/build/inline/start-when-idle.ts).
    dispatchEvent(new Event('focusin'));
    try {
      fetchIndex(index).catch(() => {});
      const { attachSearchPage } = await loadCode();
      const [status, results, everything] = [find('status'), find('results'), find('everything')];
      if (!status || !results || !everything || signal.aborted) return;
      await attachSearchPage({ form, field, status, results, everything, index, signal });
    } catch {
      // The code did not load. The page keeps its list, and the next attempt loads again.
      started = false;
    }
  };
  const startOnQuery = () => void (hasQuery() && start());

  form.addEventListener(
    'leave',
    () => {
      controller.abort();
      delete form.dataset.attached;
    },
    { once: true },
  );
  for (const intent of ['focusin', 'pointerenter', 'pointerdown', 'input'])
    form.addEventListener(intent, start, { signal });
  addEventListener('hashchange', startOnQuery, { signal });
  // The visitor may have begun before.
  if (field.value || form.contains(document.activeElement)) start();
  startOnQuery();
  return leave;
}
