import { useTranslations } from 'next-intl';
import { Checklist } from '@/components/ui/checklist';
import { Heading } from '@/components/ui/heading';
import { wholeWords } from '@/components/ui/keep-together';
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
  /** What the first project costs. */
  price?: string;
};

const box = 'rounded-lg bg-sunken p-7';
const sticky = 'lg:sticky lg:top-28';

/**
 * The sidebar of a detail page: a short list and a contact button. With a contact person, the button is in a card of its
 * own, which stays in view: together with a long list, it would be taller than the viewport of a laptop.
 */
export function Sidebar({ title, items, notes, action, ordered = false, contact, price }: Props) {
  const button = <ActionLink action={action} defaultText="contactUs" className="mt-6 w-full" />;
  return (
    <aside aria-label={title} className="print:hidden">
      <div className={`${box} ${contact || notes ? '' : sticky}`}>
        <Heading level={2} size="part" className="mb-6">
          {title}
        </Heading>
        {ordered ? (
          // biome-ignore lint/a11y/noRedundantRoles: without markers of its own, Safari does not announce it as a list
          <ol role="list" className="stack-4">
            {items.map((item, index) => (
              <li key={item} className="flex gap-4">
                <span
                  aria-hidden="true"
                  className="tabular size-4 shrink-0 font-display font-semibold text-figure"
                >
                  {index + 1}
                </span>
                <span>{wholeWords(item)}</span>
              </li>
            ))}
          </ol>
        ) : (
          <Checklist items={items} notes={notes} />
        )}
        {!contact && button}
      </div>
      {contact && (
        <div className={`${box} ${sticky} mt-4`}>
          <Contact {...contact} price={price} />
          {button}
        </div>
      )}
    </aside>
  );
}

function Contact({ name, portrait, languages, link, price }: Author & Pick<Props, 'price'>) {
  const t = useTranslations('FirstProject');
  return (
    <>
      <div className="flex items-center gap-4 text-sm">
        <Portrait art={portrait} sizes="4rem" className="size-16" />
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
      {price && (
        <p className="mt-5 border-line border-t pt-4 text-sm">
          <span className="text-muted">{t('firstPrice')}</span>
          <br />
          <span className="tabular font-display font-semibold text-xl">{price}</span>
        </p>
      )}
    </>
  );
}
