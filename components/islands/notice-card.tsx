import { type Ref, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import type { Locale } from '@/messages/routing';

export type Notice = {
  /** The subject, e.g. the id of a form. A new notice replaces an earlier one about the same subject. */
  about: string;
  /** The language of the texts. A change of the page's language does not translate a notice. */
  language: Locale;
  tone: 'success' | 'failure';
  title: string;
  text: string;
  /** An alternative after a failure. */
  link?: { text: string; href: string };
  /** A button that copies `value`; `done` is its label afterwards. */
  copy?: { text: string; done: string; value: string };
};

type Props = { notice: Notice; dismiss: string; onDismiss(): void; ref?: Ref<HTMLDivElement> };

/** A button that copies a text and then changes its label. */
function CopyButton({ text, done, value }: NonNullable<Notice['copy']>) {
  const [copied, setCopied] = useState(false);
  return (
    <button
      type="button"
      className="link mt-2 block py-1 font-semibold text-sm"
      onClick={() =>
        navigator.clipboard.writeText(value).then(
          () => setCopied(true),
          () => undefined,
        )
      }
    >
      {copied ? done : text}
    </button>
  );
}

/** One notice with its buttons. */
export function NoticeCard({
  notice: { language, tone, title, text, link, copy },
  dismiss,
  onDismiss,
  ref,
}: Props) {
  const failed = tone === 'failure';
  return (
    <div ref={ref} data-notice={tone} className="notice">
      <Icon
        name={failed ? 'triangle-alert' : 'circle-check'}
        className={`mt-0.5 size-6 ${failed ? 'text-danger' : 'text-positive'}`}
      />
      <div lang={language} className="flex-1">
        <p className="font-semibold">{title}</p>
        <p className="mt-1 text-muted text-sm">{text}</p>
        {link && (
          <a href={link.href} className="link mt-2 inline-block py-1 font-semibold text-sm">
            {link.text}
          </a>
        )}
        {copy && <CopyButton {...copy} />}
      </div>
      <button
        type="button"
        aria-label={dismiss}
        data-tooltip={dismiss}
        onClick={onDismiss}
        className="-m-2 grid size-11 place-items-center rounded-full hover:text-action"
      >
        <Icon name="x" />
      </button>
    </div>
  );
}
