import { Checklist } from '@/components/ui/checklist';
import { Heading } from '@/components/ui/heading';
import { type Action, ActionLink } from './action-link';

type Props = {
  title: string;
  items: readonly string[];
  /** A smaller line under each item, in the order of the items. */
  notes?: readonly string[];
  action: Action;
  /** Whether the items are numbered steps. */
  ordered?: boolean;
};

/** The sidebar of a detail page: a short list and a contact button. */
export function Sidebar({ title, items, notes, action, ordered = false }: Props) {
  // A sticky box taller than the viewport would keep its button out of view while the text scrolls.
  const sticky = notes ? 'lg:[@media(min-height:56rem)]:sticky' : 'lg:sticky';
  return (
    <aside
      aria-label={title}
      className={`self-start rounded-lg bg-sunken p-7 lg:top-28 lg:p-8 print:hidden ${sticky}`}
    >
      <Heading level={2} size="part" className="mb-6">
        {title}
      </Heading>
      {ordered ? (
        <ol className="stack-4">
          {items.map((item, index) => (
            <li key={item} className="flex gap-4">
              <span
                aria-hidden="true"
                className="tabular w-4 shrink-0 font-display font-semibold text-figure"
              >
                {index + 1}
              </span>
              {item}
            </li>
          ))}
        </ol>
      ) : (
        <Checklist items={items} notes={notes} />
      )}
      <ActionLink action={action} defaultText="contactUs" className="mt-8 w-full" />
    </aside>
  );
}
