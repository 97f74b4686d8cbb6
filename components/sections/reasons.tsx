import { Heading } from '@/components/ui/heading';
import { Icon, type IconName } from '@/components/ui/icon';
import { type Action, ActionLink } from './action-link';

type Props = {
  id: string;
  title: string;
  lead?: string;
  items: readonly { title: string; text: string; icon: IconName }[];
  action?: Action;
};

/** Reasons: a large heading on one side, the list of reasons on the other. */
export function Reasons({ id, title, lead, items, action }: Props) {
  return (
    <section aria-labelledby={id} className="section-padding bg-sunken">
      <div className="wrap grid gap-12 lg:grid-cols-[5fr_7fr] lg:gap-20">
        <div className="self-start lg:sticky lg:top-28">
          <Heading level={2} size="section" id={id}>
            {title}
          </Heading>
          {lead && <p className="mt-5 max-w-md text-lg text-muted">{lead}</p>}
          {action && <ActionLink action={action} defaultText="readMore" tone="outline" className="mt-8" />}
        </div>
        <ul>
          {items.map((item) => (
            <li key={item.title} className="flex gap-6 border-line border-t py-8 last:border-b">
              <Icon name={item.icon} className="mt-1 size-7 text-action" />
              <div>
                <Heading level={3} size="small">
                  {item.title}
                </Heading>
                <p className="measure mt-2 text-muted">{item.text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
