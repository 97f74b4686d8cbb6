import { Heading } from '@/components/ui/heading';
import { Icon, type IconName } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import type { CompanyFigure } from '@/lib/content/views';
import { type Action, ActionLink } from './action-link';
import { FigureList } from './figures';

type Props = {
  id: string;
  title: string;
  lead?: string;
  items: readonly { title: string; text: string; icon: IconName }[];
  /** Figures of the company, shown below the reasons. */
  figures?: readonly { figure: string; label: string }[];
  values: readonly CompanyFigure[];
  action?: Action;
  /** The path of the picture behind the first reason. */
  art?: string;
};

/** Reasons: the first one large, over a picture, with the button; the others beside it. Figures follow. */
export function Reasons({ id, title, lead, items, figures, values, action, art }: Props) {
  const [first, ...others] = items;
  return (
    <section aria-labelledby={id} className="section-padding section-sunken">
      <div className="wrap">
        <Heading level={2} size="section" id={id}>
          {title}
        </Heading>
        {lead && <p className="mt-4 max-w-2xl text-balance text-lg text-muted">{lead}</p>}
        <ul className="mt-10 reasons">
          {first && (
            <li className="pictured on-night relative isolate flex-col justify-end overflow-hidden rounded-md bg-night text-on-night">
              {art && (
                <Picture
                  image={{ art, alt: '' }}
                  size="hero"
                  sizes="(min-width: 64rem) 50rem, 120vw"
                  className="!absolute inset-0 -z-10"
                />
              )}
              <div className="scrim-up px-5 pb-8">
                <Icon name={first.icon} className="mb-4 size-7" />
                <Heading level={3} size="detail">
                  {first.title}
                </Heading>
                <p className="measure mt-2 text-on-night-muted">{first.text}</p>
                {action && (
                  <ActionLink action={action} defaultText="readMore" tone="outline-light" className="mt-6" />
                )}
              </div>
            </li>
          )}
          {others.map((item) => (
            <li key={item.title}>
              <Icon name={item.icon} className="mt-1 size-7" />
              <div>
                <Heading level={3} size="small">
                  {item.title}
                </Heading>
                <p className="measure mt-2 text-muted">{item.text}</p>
              </div>
            </li>
          ))}
        </ul>
        {figures && (
          <FigureList items={figures} values={values} className="mt-12 pt-8 gap-y-10 lg:grid-cols-4" />
        )}
      </div>
    </section>
  );
}
