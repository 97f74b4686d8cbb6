import { Heading } from '@/components/ui/heading';
import { Prose } from '@/components/ui/prose';
import type { Block } from '@/lib/content/views';

type Props = { id: string; title: string; body: readonly Block[] };

/** A longer text with the heading beside it. */
export function Story({ id, title, body }: Props) {
  return (
    <section aria-labelledby={id} className="section-padding">
      <div className="wrap grid gap-8 lg:grid-cols-[5fr_7fr] lg:gap-20">
        <Heading level={2} size="section" id={id} className="self-start lg:sticky lg:top-28">
          {title}
        </Heading>
        <Prose blocks={body} className="text-lg" />
      </div>
    </section>
  );
}
