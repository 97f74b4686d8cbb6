import { Heading } from '@/components/ui/heading';
import { Icon, type IconName } from '@/components/ui/icon';
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
};

/**
 * Reasons: the first one large, the others beside it. Figures follow. The button is below the first reason, where the
 * others are longer, and on narrow screens at the end.
 */
export function Reasons({ id, title, lead, items, figures, values, action }: Props) {
  const button = (className: string) =>
    action && <ActionLink action={action} defaultText="readMore" tone="outline" className={className} />;
  return (
    <section aria-labelledby={id} className="section-padding section-sunken">
      <div className="wrap">
        <Heading level={2} size="section" id={id}>
          {title}
        </Heading>
        {lead && <p className="mt-4 max-w-2xl text-lg text-muted">{lead}</p>}
        <ul className="mt-10 reasons">
          {items.map((item, index) => (
            <li key={item.title} className="border-line border-t">
              <Icon name={item.icon} className="mt-1 size-7" />
              <div>
                <Heading level={3} size={index === 0 ? 'detail' : 'small'}>
                  {item.title}
                </Heading>
                <p className={`measure mt-2 text-muted ${index === 0 ? 'text-lg' : ''}`}>{item.text}</p>
                {index === 0 && button('mt-10 max-md:hidden')}
              </div>
            </li>
          ))}
        </ul>
        {figures && (
          <FigureList
            items={figures}
            values={values}
            size="text-2xl"
            className="mt-12 pt-8 gap-y-10 lg:grid-cols-4"
          />
        )}
        {button('mt-10 md:hidden')}
      </div>
    </section>
  );
}
