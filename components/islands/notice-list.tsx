'use client';

import { toast, useToaster } from 'react-hot-toast/headless';
import { type Notice, NoticeCard } from './notice-card';

/** Long enough to be read out and followed (at least 8 seconds); a failure stays until it is dismissed. */
const duration = { success: 12_000, failure: Number.POSITIVE_INFINITY } as const;

const notices = new Map<string, Notice>();

/** Adds a notice, in the place of an earlier one about the same. */
export function raise(notice: Notice): void {
  for (const [id, { about }] of notices) {
    if (about !== notice.about) continue;
    toast.remove(id);
    notices.delete(id);
  }
  notices.set(toast(notice.title, { duration: duration[notice.tone] }), notice);
}

/** The notices on the screen, newest first; they wait while they are pointed at or hold the focus. */
export function NoticeList({ dismiss }: { dismiss: string }) {
  const { toasts, handlers } = useToaster();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing only makes the notices wait
    <div
      className="flex flex-col gap-3"
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
    >
      {toasts
        .filter(({ visible }) => visible)
        .map(({ id }) => {
          const notice = notices.get(id);
          const remove = () => {
            toast.dismiss(id);
            // What held the focus is gone, and not every browser says so.
            handlers.endPause();
          };
          return notice && <NoticeCard key={id} notice={notice} dismiss={dismiss} onDismiss={remove} />;
        })}
    </div>
  );
}
