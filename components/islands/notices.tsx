'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { type Notice, NoticeCard } from './notice-card';
import { withTimeout } from './with-timeout';

const event = 'notice';

/** The timeout of loading the list of notices, in milliseconds. */
const loadTimeout = 3000;

/** Shows a notice, also after a navigation. */
export function showNotice(notice: Notice): void {
  dispatchEvent(new CustomEvent<Notice>(event, { detail: notice }));
}

/** Loads the list of notices. */
export const loadNotices = () => import('./notice-list');

type List = ComponentType<{ dismiss: string }>;

/** Outside the component, because a change of language mounts the layout again. */
let loaded: List | undefined;

/**
 * The live region for notices. It is in the layout, so that notices stay after a navigation, and it is rendered from the
 * start, so that screen readers announce them. The list itself is loaded with the first notice.
 */
export function Notices({ dismiss }: { dismiss: string }) {
  const [List, setList] = useState<List | undefined>(() => loaded);
  const [fallback, setFallback] = useState<Notice>();

  useEffect(() => {
    const show = async ({ detail }: CustomEvent<Notice>) => {
      try {
        const { NoticeList, addNotice } = await withTimeout(loadTimeout, loadNotices());
        loaded = NoticeList;
        setList(() => NoticeList);
        setFallback(undefined);
        addNotice(detail);
      } catch {
        // The list may fail to load (offline, or after a new release): show the notice without it.
        setFallback(detail);
      }
    };
    addEventListener(event, show as unknown as EventListener);
    return () => removeEventListener(event, show as unknown as EventListener);
  }, []);

  return (
    <div aria-live="assertive" className="notices">
      {List && <List dismiss={dismiss} />}
      {fallback && (
        <NoticeCard notice={fallback} dismiss={dismiss} onDismiss={() => setFallback(undefined)} />
      )}
    </div>
  );
}
