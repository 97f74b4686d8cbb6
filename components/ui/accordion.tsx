import type { Mark } from '@/lib/content/views';
import { Icon } from './icon';
import { InlineText } from './inline-text';

type Props = { items: readonly { question: string; answer: readonly Mark[] }[] };

/** A list of questions that expand to show their answers, as native `<details>`. */
export function Accordion({ items }: Props) {
  return (
    <div className="border-line border-b">
      {items.map(({ question, answer }) => (
        <details key={question} className="group border-line border-t">
          <summary className="flex min-h-14 items-center justify-between gap-6 py-4 font-display font-semibold text-balance text-lg leading-snug hover:text-action">
            {question}
            <Icon name="plus" className="size-5 text-action transition-transform group-open:rotate-45" />
          </summary>
          <p className="measure pb-7 text-muted">
            <InlineText text={answer} />
          </p>
        </details>
      ))}
    </div>
  );
}
