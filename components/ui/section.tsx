import type { ReactNode } from 'react';
import { Heading } from './heading';

const tones = { plain: '', sunken: 'bg-sunken' };

type Props = {
  /** The id of the heading; unique on the page. */
  id: string;
  title: string;
  lead?: string;
  /** Shown beside the heading, e.g. a link to the full list. */
  action?: ReactNode;
  tone?: keyof typeof tones;
  /** Whether the section is printed. */
  print?: boolean;
  children?: ReactNode;
};

/** A section of the page, labeled by its heading. */
export function Section({ id, title, lead, action, tone = 'plain', print = true, children }: Props) {
  return (
    <section aria-labelledby={id} className={`section-padding ${tones[tone]} ${print ? '' : 'print:hidden'}`}>
      <div className="wrap">
        <SectionHeader id={id} title={title} lead={lead} action={action} />
        {children}
      </div>
    </section>
  );
}

/** The heading of a section, its lead and its action. */
function SectionHeader({ id, title, lead, action }: Pick<Props, 'id' | 'title' | 'lead' | 'action'>) {
  return (
    <div className="mb-10 flex flex-wrap items-end justify-between gap-x-10 gap-y-6 lg:mb-14">
      <div className="max-w-3xl">
        <Heading level={2} size="section" id={id}>
          {title}
        </Heading>
        {lead && (
          <p className="mt-4 max-w-2xl text-lg text-muted [.on-night_&]:text-on-night-muted">{lead}</p>
        )}
      </div>
      {action}
    </div>
  );
}
