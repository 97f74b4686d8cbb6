import type { Mark } from '@/lib/content/views';
import { Icon } from './icon';
import { InlineText } from './inline-text';
import { wholeWords } from './keep-together';

type Props = {
  /** The id of each answer. Browsers open the answer that an address names, because the id is inside `<details>`. */
  items: readonly { id: string; question: string; answer: readonly Mark[] }[];
};

/** A list of questions that expand to show their answers, as native `<details>`. */
export function Accordion({ items }: Props) {
  return (
    <div className="border-line border-b">
      {items.map(({ id, question, answer }) => (
        <details key={question} className="group border-line border-t">
          <summary className="flex items-center justify-between gap-6 py-4 font-display font-semibold text-balance text-lg leading-snug hover:text-action">
            <span>{wholeWords(question)}</span>
            <Icon name="plus" className="size-5 text-action transition-transform group-open:rotate-45" />
          </summary>
          {/* The margin shows the question below the header, too. */}
          <p id={id} className="measure scroll-mt-48 pb-5 text-muted">
            <InlineText text={answer} />
          </p>
        </details>
      ))}
    </div>
  );
}
