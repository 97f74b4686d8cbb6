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
 * Case studies that prove what a service or industry page says, as a wide band: the main result of each, the link to the
 * case study, and its client. A single case study also shows its picture and its excerpt.
 */
export function Evidence({ title, studies }: Props) {
  if (studies.length === 0) return null;
  const isSingle = studies.length === 1;
  return (
    <section aria-labelledby="evidence" className="bg-sunken pt-20 pb-12">
      <div className="wrap">
        <Heading level={2} size="part" id="evidence" className="mb-8">
          {title}
        </Heading>
        <ul className={`grid gap-x-6 gap-y-10 ${columns[studies.length] ?? columns.at(-1)}`}>
          {studies.map(({ id, link, title, client, excerpt, headline, image }) => (
            <li
              key={id}
              className={`group relative ${isSingle ? 'grid gap-10 lg:grid-cols-[7fr_5fr]' : '@container stratum pt-5'}`}
            >
              {isSingle && (
                <div className="pictured duotone relative overflow-hidden rounded-md print:hidden">
                  <Picture
                    image={{ ...image, alt: '' }}
                    size="card"
                    isWide
                    sizes="(min-width: 64rem) 43rem, 92vw"
                    className="aspect-video"
                  />
                </div>
              )}
              <div className={isSingle ? 'stratum self-center pt-5' : ''}>
                <p className="text-muted text-sm">
                  <span className="metric metric-fit text-figure">{headline.metric}</span>
                  <br />
                  {withBreaks(headline.text)}
                </p>
                <h3 className={`mt-4 font-semibold ${isSingle ? 'text-lg leading-snug' : ''}`}>
                  <a href={link} className="cover-link group-hover:underline">
                    {withBreaks(title)}{' '}
                    <Icon
                      name="arrow-right"
                      className="inline-block size-4 text-action transition-transform group-hover:[translate:0.25rem]"
                    />
                  </a>
                </h3>
                {isSingle && <p className="mt-2 text-muted">{excerpt}</p>}
                <p className="mt-2 text-muted text-xs">{client}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
