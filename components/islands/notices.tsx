'use client';

import { type ComponentType, useEffect, useState } from 'react';
import type { Notice } from './notice-list';

const event = 'notice';

/** Puts a notice on the screen, whatever page is shown by then. */
export function showNotice(notice: Notice): void {
  dispatchEvent(new CustomEvent<Notice>(event, { detail: notice }));
}

/**
 * The place where notices appear. It stands in the layout, so that a navigation does not take them away, and is
 * a live region from the start, so that they are read out; what shows them is loaded when the first one comes.
 */
export function Notices({ dismiss }: { dismiss: string }) {
  const [List, setList] = useState<ComponentType<{ dismiss: string }>>();

  useEffect(() => {
    const show = async ({ detail }: CustomEvent<Notice>) => {
      const { NoticeList, raise } = await import('./notice-list');
      setList(() => NoticeList);
      raise(detail);
    };
    addEventListener(event, show as unknown as EventListener);
    return () => removeEventListener(event, show as unknown as EventListener);
  }, []);

  return (
    <div
      aria-live="assertive"
      className="fixed inset-x-0 bottom-0 z-60 flex justify-center p-4 print:hidden [&:empty]:hidden"
    >
      {List && <List dismiss={dismiss} />}
    </div>
  );
}
