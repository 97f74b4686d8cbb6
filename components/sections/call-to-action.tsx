import { Heading } from '@/components/ui/heading';
import { InlineText } from '@/components/ui/inline-text';
import { keepTogether } from '@/components/ui/keep-together';
import type { Mark } from '@/lib/content/views';
import { type Action, ActionLink } from './action-link';

type Props = {
  id: string;
  title: string;
  lead?: string;
  primary: Action;
  secondary?: Action;
  note?: readonly Mark[];
  /** The path of the drawing of the land at the end of the page. */
  skyline: string;
};

/** The call to action at the end of a page. */
export function CallToAction({ id, title, lead, primary, secondary, note, skyline }: Props) {
  return (
    <section
      aria-labelledby={id}
      className="horizon on-night relative isolate overflow-hidden bg-night text-on-night"
    >
      <div className="wrap section-padding">
        <div className="max-w-2xl">
          <Heading level={2} size="section" id={id}>
            {title}
          </Heading>
          {lead && <p className="mt-4 max-w-xl text-lg text-on-night-muted">{keepTogether(lead)}</p>}
          <div className="mt-8 flex flex-wrap gap-4">
            <ActionLink action={primary} defaultText="contactUs" tone="light" />
            {secondary && <ActionLink action={secondary} defaultText="learnMore" tone="outline-light" />}
          </div>
          {note && (
            <p className="mt-6 max-w-xl text-on-night-muted text-sm [&_a]:text-dawn">
              <InlineText text={note} />
            </p>
          )}
        </div>
      </div>
      <img
        src={skyline}
        alt=""
        width="1600"
        height="420"
        loading="lazy"
        decoding="async"
        className="skyline"
      />
    </section>
  );
}
