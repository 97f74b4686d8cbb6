'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { type Notice, NoticeCard } from './notice-card';
import { withTimeout } from './with-timeout';

const event = 'notice';

/** How long a notice waits for what shows it, in milliseconds. */
const patience = 3000;

/** Puts a notice on the screen, whatever page is shown by then. */
export function showNotice(notice: Notice): void {
  dispatchEvent(new CustomEvent<Notice>(event, { detail: notice }));
}

/** Loads what shows notices. */
export const loadNotices = () => import('./notice-list');

type List = ComponentType<{ dismiss: string }>;

/** Kept outside, for a change of language makes the layout anew. */
let loaded: List | undefined;

/**
 * The place where notices appear. It stands in the layout, so that a navigation does not take them away, and is
 * a live region from the start, so that they are read out; what shows them is loaded when the first one comes.
 */
export function Notices({ dismiss }: { dismiss: string }) {
  const [List, setList] = useState<List | undefined>(() => loaded);
  const [bare, setBare] = useState<Notice>();

  useEffect(() => {
    const show = async ({ detail }: CustomEvent<Notice>) => {
      try {
        const { NoticeList, raise } = await withTimeout(patience, loadNotices());
        loaded = NoticeList;
        setList(() => NoticeList);
        setBare(undefined);
        raise(detail);
      } catch {
        // Offline, or after a new release, even that may be missing; the words are here all the same.
        setBare(detail);
      }
    };
    addEventListener(event, show as unknown as EventListener);
    return () => removeEventListener(event, show as unknown as EventListener);
  }, []);

  return (
    <div
      aria-live="assertive"
      className="pointer-events-none fixed inset-x-0 bottom-0 z-60 flex justify-center p-4 *:pointer-events-auto *:w-full *:max-w-md print:hidden"
    >
      {List && <List dismiss={dismiss} />}
      {bare && <NoticeCard notice={bare} dismiss={dismiss} onDismiss={() => setBare(undefined)} />}
    </div>
  );
}
