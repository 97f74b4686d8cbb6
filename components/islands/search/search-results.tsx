'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { fetchIndex } from './fetch-index';

type Props = {
  /** The id of the form. */
  form: string;
  /** The path of the search index. */
  index: string;
  /** The list of everything, shown while there is no query. */
  children: ReactNode;
};

const hasQuery = () => /[?#&]q=./.test(location.search + location.hash);

/**
 * The results on the search page. The index and the code are loaded when the visitor comes to the form, or arrives with a
 * query. Without JavaScript, the page shows `children`.
 */
export function SearchResults({ form, index, children }: Props) {
  const status = useRef<HTMLParagraphElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const everything = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const element = document.getElementById(form) as HTMLFormElement;
    const field = element.elements.namedItem('q') as HTMLInputElement;
    let started = false;
    const start = async () => {
      if (started) return;
      started = true;
      try {
        fetchIndex(index).catch(() => {});
        const { attachSearchPage } = await import('./search-page');
        if (!status.current || !results.current || !everything.current || signal.aborted) return;
        await attachSearchPage({
          form: element,
          field,
          status: status.current,
          results: results.current,
          everything: everything.current,
          index,
          signal,
        });
      } catch {
        // The page keeps its list. The next attempt loads again.
        started = false;
      }
    };
    const startOnQuery = () => void (hasQuery() && start());
    for (const intent of ['focusin', 'pointerenter', 'pointerdown', 'input'])
      element.addEventListener(intent, start, { signal });
    addEventListener('hashchange', startOnQuery, { signal });
    // The visitor may have begun before hydration.
    if (field.value || element.contains(document.activeElement)) start();
    startOnQuery();
    return () => controller.abort();
  }, [form, index]);

  return (
    <>
      <p ref={status} role="status" className="search-status" />
      <div ref={results} className="search-results" />
      <div ref={everything}>{children}</div>
    </>
  );
}
