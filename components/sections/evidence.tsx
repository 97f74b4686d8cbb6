import { Heading } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';
import { withBreaks } from '@/components/ui/keep-together';
import { Picture } from '@/components/ui/picture';
import type { CaseStudyCard } from '@/lib/content/views';

type Props = {
  title: string;
  /** The case studies to list; without any, nothing is shown. */
  studies: readonly CaseStudyCard[];
};

const columns = ['', '', 'md:grid-cols-2', 'md:grid-cols-2 lg:grid-cols-3', 'md:grid-cols-2 lg:grid-cols-4'];

/**
 * Case studies that prove what a service or industry page says, in a section as wide as the page: the main result of
 * each, the link to the case study, and its client. A single case study also shows its picture and its excerpt.
 */
export function Evidence({ title, studies }: Props) {
  if (studies.length === 0) return null;
  const isSingle = studies.length === 1;
  return (
    <section aria-labelledby="evidence" className="bg-sunken pt-20 pb-8">
      <div className="wrap">
        <Heading level={2} size="detail" id="evidence" className="mb-8">
          {title}
        </Heading>
        <ul
          className={`grid gap-x-6 gap-y-4 ${isSingle ? '' : 'swipe-row'} ${columns[studies.length] ?? columns.at(-1)}`}
        >
          {studies.map(({ id, link, title, client, excerpt, headline, image }) => {
            const text = (
              <>
                <p className="@container text-muted text-sm">
                  <span className="metric metric-fit text-figure">{headline.metric}</span>
                  <br />
                  {withBreaks(headline.text)}
                </p>
                <div className={isSingle ? 'mt-4' : ''}>
                  <h3
                    className={`font-display font-semibold leading-snug tracking-tight ${isSingle ? 'text-lg' : ''}`}
                  >
                    <a href={link} className="cover-link group-hover:underline">
                      {/* With a text of its own, Chromium counts the space as moved when the arrow arrives. */}
                      {withBreaks(`${title} `)}
                      <Icon
                        name="arrow-right"
                        className="inline-block size-4 text-action transition-transform group-hover:[translate:0.25rem]"
                      />
                    </a>
                  </h3>
                  {isSingle && <p className="mt-2 text-muted">{excerpt}</p>}
                  <p className="mt-2 text-muted text-xs">{client}</p>
                </div>
              </>
            );
            if (!isSingle)
              return (
                // The titles of all items are aligned, however many lines the texts above them have.
                <li key={id} className="group relative stratum row-span-2 grid grid-rows-subgrid pt-5 pb-8">
                  {text}
                </li>
              );
            return (
              <li key={id} className="group relative grid gap-10 pb-8 lg:grid-cols-[7fr_5fr]">
                <div className="pictured duotone relative overflow-hidden rounded-md print:hidden">
                  <Picture
                    image={{ ...image, alt: '' }}
                    size="card"
                    showsPhoto
                    isWide
                    sizes="(min-width: 64rem) 43rem, 92vw"
                    className="aspect-video"
                  />
                </div>
                <div className="stratum self-center pt-5">{text}</div>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
