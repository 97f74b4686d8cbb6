import type { ReactNode } from 'react';
import { Heading } from './heading';
import { keepTogether } from './keep-together';

const tones = { plain: 'section-plain', sunken: 'section-sunken' };

type Props = {
  /** The id of the heading; unique on the page. */
  id: string;
  title: string;
  lead?: string;
  /** Shown beside the heading, on phones below the section, e.g. a link to the full list. */
  action?: ReactNode;
  tone?: keyof typeof tones;
  /** The size of the heading: `detail` below a long text whose own headings have it. */
  size?: 'section' | 'detail';
  /** Whether the section is printed. */
  print?: boolean;
  children?: ReactNode;
};

/** A section of the page, labeled by its heading. */
export function Section({
  id,
  title,
  lead,
  action,
  tone = 'plain',
  size = 'section',
  print = true,
  children,
}: Props) {
  return (
    <section aria-labelledby={id} className={`section-padding ${tones[tone]} ${print ? '' : 'print:hidden'}`}>
      <div className={`wrap ${action ? 'grid gap-x-10 gap-y-12 md:grid-cols-[1fr_auto]' : ''}`}>
        <div className={`max-w-3xl ${action ? '' : 'mb-12'}`}>
          <Heading level={2} size={size} id={id}>
            {title}
          </Heading>
          {lead && <p className="mt-4 max-w-2xl text-balance text-lg text-muted">{keepTogether(lead)}</p>}
        </div>
        {action ? <div className="min-w-0 md:col-span-2">{children}</div> : children}
        {/* Below the list on phones, beside the heading on wider screens. */}
        {action && <div className="md:col-start-2 md:row-start-1 md:self-end">{action}</div>}
      </div>
    </section>
  );
}
