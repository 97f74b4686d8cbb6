'use client';

import { type ComponentProps, useCallback } from 'react';
import { toast, useToaster } from 'react-hot-toast/headless';
import { type Notice, NoticeCard } from './notice-card';
import { attachNotice } from './notice-focus';

/** How long notices are shown, in milliseconds; at least 8 seconds, for screen readers. Failures stay until dismissed. */
const duration = { success: 12_000, failure: Number.POSITIVE_INFINITY } as const;

const notices = new Map<string, Notice>();

/** Adds a notice and removes an earlier one about the same subject. */
export function addNotice(notice: Notice): void {
  for (const [id, { about }] of notices) {
    if (about !== notice.about) continue;
    toast.remove(id);
    notices.delete(id);
  }
  notices.set(toast(notice.title, { duration: duration[notice.tone] }), notice);
}

/** The visible notices, newest first. Their timers pause while they are hovered or focused. */
export function NoticeList({ dismiss }: { dismiss: string }) {
  const { toasts, handlers } = useToaster();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only pauses the timers
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
            // Removing the focused element does not fire `blur` in all browsers.
            handlers.endPause();
          };
          return notice && <AttachedNotice key={id} notice={notice} dismiss={dismiss} onDismiss={remove} />;
        })}
    </div>
  );
}

function AttachedNotice(props: ComponentProps<typeof NoticeCard>) {
  const { about } = props.notice;
  const attach = useCallback((card: HTMLDivElement) => attachNotice(card, about), [about]);
  return <NoticeCard {...props} ref={attach} />;
}
