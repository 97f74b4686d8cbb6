import { useTranslations } from 'next-intl';
import { Checklist } from '@/components/ui/checklist';
import { Heading } from '@/components/ui/heading';
import { Portrait } from '@/components/ui/portrait';
import type { Author } from '@/lib/content/views';
import { type Action, ActionLink } from './action-link';

type Props = {
  title: string;
  items: readonly string[];
  /** A smaller line under each item, in the order of the items. */
  notes?: readonly string[];
  action: Action;
  /** Whether the items are numbered steps. */
  ordered?: boolean;
  /** The person whom the visitor reaches. */
  contact?: Author;
};

/** The sidebar of a detail page: a short list and a contact button. */
export function Sidebar({ title, items, notes, action, ordered = false, contact }: Props) {
  // A sticky box taller than the viewport would keep its button out of view while the text scrolls.
  const sticky = notes ? 'lg:[@media(min-height:56rem)]:sticky' : 'lg:sticky';
  return (
    <aside
      aria-label={title}
      className={`self-start rounded-lg bg-sunken p-7 lg:top-28 lg:p-10 print:hidden ${sticky}`}
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
      {contact && <Contact {...contact} />}
      <ActionLink action={action} defaultText="contactUs" className="mt-8 w-full" />
    </aside>
  );
}

function Contact({ name, hair, languages, link }: Author) {
  const t = useTranslations('FirstProject');
  return (
    <div className="mt-8 flex items-center gap-4 border-line border-t pt-6 text-sm">
      <Portrait seed={name} hair={hair} className="size-16 shrink-0 rounded-md" />
      <p>
        <span className="text-muted">{t('contact')}</span>
        <br />
        <a href={link} className="link inline-block py-1 font-semibold">
          {name}
        </a>
        <br />
        <span className="text-muted">{languages}</span>
      </p>
    </div>
  );
}
