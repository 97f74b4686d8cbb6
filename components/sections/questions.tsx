import { Accordion } from '@/components/ui/accordion';
import { Heading } from '@/components/ui/heading';
import type { Mark } from '@/lib/content/views';
import { partId } from '@/lib/site/site-map';

type Props = {
  id: string;
  title: string;
  lead?: string;
  items: readonly { question: string; answer: readonly Mark[] }[];
};

/** Frequently asked questions, with the heading beside them. */
export function Questions({ id, title, lead, items }: Props) {
  return (
    <section aria-labelledby={id} className="section-padding section-plain">
      <div className="wrap split">
        <div>
          <Heading level={2} size="detail" id={id}>
            {title}
          </Heading>
          {lead && <p className="mt-4 text-lg text-muted">{lead}</p>}
        </div>
        <Accordion items={items.map((item, index) => ({ ...item, id: partId(id, index) }))} />
      </div>
    </section>
  );
}
