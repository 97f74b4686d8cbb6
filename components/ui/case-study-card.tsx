import type { CaseStudyCard as CaseStudy } from '@/lib/content/views';
import { Heading } from './heading';
import { Picture } from './picture';

type Props = {
  study: CaseStudy;
  level: 2 | 3;
  /** How wide the picture is shown, as for the `sizes` attribute. */
  sizes: string;
  /** Whether the picture takes no part in the transition to the case study's page. */
  withoutTransition?: boolean;
};

/**
 * A case study: its picture with the one number that matters, client and industry, title, and the short form of its
 * summary. The text is written to fit; if it does not, it is clamped to 3 lines (specification, section 2).
 */
export function CaseStudyCard({ study, level, sizes, withoutTransition }: Props) {
  return (
    // Read in the order of the document, title first; shown with the picture above it.
    <article className="case-study-card group relative flex h-full flex-col">
      <Heading level={level} size="small" className="order-3 mt-2">
        <a
          href={study.link}
          className="cover-link after:z-10 group-hover:underline group-hover:underline-offset-4"
        >
          {study.title}
        </a>
      </Heading>
      <p className="order-2 mt-5 font-semibold text-muted text-xs">
        <span className="text-action">{study.industry}</span>
        <br />
        {study.client}
      </p>
      <div className="pictured relative order-1 overflow-hidden rounded-md">
        <Picture
          image={study.image}
          size="card"
          sizes={sizes}
          viewTransitionName={withoutTransition ? undefined : `study-${study.id}`}
          className="aspect-8/5"
        />
        <p className="on-night scrim-up absolute inset-0 flex items-end p-5 text-on-night text-sm leading-snug">
          <span>
            <span className="text-dawn font-bold font-display text-2xl leading-tight tracking-tight">
              {study.headline.metric}
            </span>
            <br />
            {study.headline.text}
          </span>
        </p>
      </div>
      <p className="case-study-card-end order-4 mt-2 line-clamp-3 text-muted text-sm">{study.excerpt}</p>
    </article>
  );
}
