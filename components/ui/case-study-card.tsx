import type { CaseStudyCard as CaseStudy } from '@/lib/content/views';
import { Heading } from './heading';
import { Icon } from './icon';
import { Picture } from './picture';

/** The displayed widths of the cards in a grid, in the syntax of the `sizes` attribute. */
const cardSizes = {
  card: '(min-width: 64rem) 26rem, (min-width: 48rem) 45vw, 92vw',
  lead: '(min-width: 64rem) 53rem, 92vw',
};

/**
 * The classes of a grid whose first card leads.
 * @param count the number of cards
 */
export const leadGridClass = (count: number): string =>
  `case-study-grid case-study-lead ${count === 3 ? 'case-study-trio' : ''}`;

type Props = {
  study: CaseStudy;
  /** Whether the card is two columns wide. */
  isLead?: boolean;
  /**
   * Disables the view transition of the picture to the case study's page, e.g. if the picture may also be on the page that
   * the visitor leaves: it would move although another card was clicked.
   */
  withoutTransition?: boolean;
};

/**
 * The card of a case study: picture with the main result, industry, client, title, and excerpt. A longer excerpt is
 * clamped to 3 lines (specification, section 2).
 */
export function CaseStudyCard({ study, isLead = false, withoutTransition }: Props) {
  return (
    // In the document, the title comes first, for screen readers; visually, the picture is above it.
    <article className={`case-study-card group ${isLead ? 'lead' : ''}`}>
      <Heading level={3} size="small" className="order-2 mt-2">
        <a href={study.link} className="cover-link group-hover:underline">
          {study.title}
          {'\u00a0'}
          <Icon name="arrow-right" className="inline-block size-4 text-action" />
        </a>
      </Heading>
      <p className="order-1 mt-5 text-muted text-xs">
        <span className="font-semibold">{study.industry}</span>
        <br />
        {study.client}
      </p>
      <div className="pictured duotone relative overflow-hidden rounded-md">
        <Picture
          image={study.image}
          size="card"
          showsPhoto
          isWide
          sizes={isLead ? cardSizes.lead : cardSizes.card}
          viewTransitionName={withoutTransition ? undefined : `study-${study.id}`}
          className="transition-transform group-hover:[scale:1.04]"
        />
        {/* In the same cell as the picture, so that large text makes it higher and is not cut off. */}
        <p className="on-night scrim-up relative px-5 pb-5 text-on-night text-sm leading-snug">
          <span className="metric text-dawn">{study.headline.metric}</span>
          <br />
          {/* A block of its own, because browsers do not balance a text with a <br>. */}
          <span className="block text-balance">{study.headline.text}</span>
        </p>
      </div>
      <p className="case-study-card-end order-3 mt-2 line-clamp-3 text-balance text-muted text-sm max-[23.4rem]:text-xs">
        {study.excerpt}
      </p>
    </article>
  );
}
