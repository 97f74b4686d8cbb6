import { Heading } from '@/components/ui/heading';
import { InlineText } from '@/components/ui/inline-text';
import { Prose } from '@/components/ui/prose';
import type { SectionOf } from '@/lib/content/views';

type Props = Pick<SectionOf<'story'>, 'title' | 'body' | 'timeline'> & { id: string };

/** A longer text with the heading beside it, or times with what happened then, in two columns below the heading. */
export function Story({ id, title, body, timeline }: Props) {
  return (
    <section aria-labelledby={id} className="section-padding section-plain">
      <div className={`wrap ${timeline ? '' : 'split'}`}>
        <Heading
          level={2}
          size={timeline ? 'section' : 'detail'}
          id={id}
          className={timeline ? 'mb-12' : 'self-start lg:sticky lg:top-28'}
        >
          {title}
        </Heading>
        <div>
          {timeline && (
            <ol className="strata strata-columns">
              {timeline.map(({ when, text }) => (
                <li key={when} className="stratum">
                  <p className="metric text-figure text-xl">{when}</p>
                  <p className="measure mt-1">
                    <InlineText text={text} />
                  </p>
                </li>
              ))}
            </ol>
          )}
          {body && <Prose blocks={body} className={timeline ? 'mt-10' : 'text-lg'} />}
        </div>
      </div>
    </section>
  );
}
