'use client';

import { toast, useToaster } from 'react-hot-toast/headless';
import { Icon } from '../ui/icon';

export type Notice = {
  tone: 'success' | 'failure';
  title: string;
  text: string;
  /** Another way, offered with a failure. */
  link?: { text: string; href: string };
};

/** Long enough to be read out and followed (at least 8 seconds); a failure stays until it is dismissed. */
const duration = { success: 12_000, failure: Number.POSITIVE_INFINITY } as const;

const notices = new Map<string, Notice>();

/** Adds a notice. */
export function raise(notice: Notice): void {
  const id = crypto.randomUUID();
  notices.set(id, notice);
  toast(notice.title, { id, duration: duration[notice.tone] });
}

/** The notices on the screen, newest last; they wait while they are pointed at or hold the focus. */
export function NoticeList({ dismiss }: { dismiss: string }) {
  const { toasts, handlers } = useToaster();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing only makes the notices wait
    <div
      className="flex w-full max-w-md flex-col gap-3"
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
    >
      {toasts
        .filter(({ visible }) => visible)
        .map(({ id }) => {
          const notice = notices.get(id);
          if (!notice) return null;
          const { tone, title, text, link } = notice;
          const failed = tone === 'failure';
          return (
            <div key={id} data-notice={tone} className="notice">
              <Icon
                name={failed ? 'triangle-alert' : 'circle-check'}
                className={`mt-0.5 size-6 ${failed ? 'text-danger' : 'text-positive'}`}
              />
              <div className="flex-1">
                <p className="font-semibold">{title}</p>
                <p className="mt-1 text-muted text-sm">{text}</p>
                {link && (
                  <a href={link.href} className="link mt-2 inline-block py-1 font-semibold text-sm">
                    {link.text}
                  </a>
                )}
              </div>
              <button
                type="button"
                aria-label={dismiss}
                data-tooltip={dismiss}
                onClick={() => toast.dismiss(id)}
                className="-me-2 -mt-2 grid size-11 place-items-center rounded-full hover:text-action"
              >
                <Icon name="x" />
              </button>
            </div>
          );
        })}
    </div>
  );
}
