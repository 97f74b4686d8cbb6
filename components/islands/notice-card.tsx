import { Icon } from '@/components/ui/icon';

export type Notice = {
  /** What it speaks of: a later notice about the same takes its place. */
  about: string;
  tone: 'success' | 'failure';
  title: string;
  text: string;
  /** Another way, offered with a failure. */
  link?: { text: string; href: string };
};

type Props = { notice: Notice; dismiss: string; onDismiss(): void };

/** One notice with its button. */
export function NoticeCard({ notice: { tone, title, text, link }, dismiss, onDismiss }: Props) {
  const failed = tone === 'failure';
  return (
    <div data-notice={tone} className="notice">
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
        onClick={onDismiss}
        className="-me-2 -mt-2 grid size-11 place-items-center rounded-full hover:text-action"
      >
        <Icon name="x" />
      </button>
    </div>
  );
}
