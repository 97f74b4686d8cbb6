import { getLocale } from 'next-intl/server';
import { Fragment, type ReactNode } from 'react';
import { HeroVideo } from '@/components/islands/hero-video';
import { Eyebrow } from '@/components/ui/eyebrow';
import { Heading } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';
import { InlineText } from '@/components/ui/inline-text';
import { wholeWords } from '@/components/ui/keep-together';
import { Picture } from '@/components/ui/picture';
import type { CaseStudyCard, Image, Mark, Summit } from '@/lib/content/views';
import { type Action, ActionLink } from './action-link';
import { HeroSummits, shareCoveredBy } from './hero-summits';
import { breakableParts, heroLines, longLine } from './hero-title';

export type HeroProps = {
  title: string;
  subtitle?: string;
  description?: string;
  primary?: Action;
  secondary?: Action;
  /** A small line below the buttons. */
  note?: readonly Mark[];
  image: Image;
  videoPath?: string;
  /** Labels of the button that pauses and plays the video, and of the list of results. */
  words?: { pause: string; play: string; results: string };
  overlay?: boolean;
  align?: 'left' | 'center';
  height?: 'small' | 'medium' | 'large';
  layout?: 'column' | 'row';
  positionBottom?: boolean;
  isHomePage?: boolean;
  /** Case studies whose main results are shown at the lower edge. */
  cards?: readonly CaseStudyCard[];
  /** The results of a case study, above the hills of the picture. */
  summits?: readonly Summit[];
  /** See `Picture`. */
  viewTransitionName?: string;
  /** Shown above the title, e.g. breadcrumbs. */
  before?: ReactNode;
  /** Shown below the text, e.g. badges. */
  after?: ReactNode;
  /** Whether the lower edge is a mesa. Without a section below, it is a straight line. */
  edge?: boolean;
};

/** Minimum heights (specification, section 9). */
const heights = {
  full: 'min-h-svh',
  small: 'min-h-[55vh] md:min-h-[50vh]',
  medium: 'min-h-[65vh] md:min-h-[70vh]',
  large: 'min-h-[75vh] md:min-h-[90vh]',
};

const alignments = { left: '', center: 'text-center' };
const layouts = { column: '', row: 'grid items-end md:grid-cols-2 md:gap-12' };

/** The hero at the top of a page (specification, section 3: hero options). */
export async function Hero({
  title,
  subtitle,
  description,
  primary,
  secondary,
  note,
  image,
  videoPath,
  words,
  overlay = true,
  align = 'left',
  height = 'medium',
  layout = 'column',
  positionBottom = false,
  isHomePage = false,
  cards = [],
  summits,
  viewTransitionName,
  before,
  after,
  edge = true,
}: HeroProps) {
  const lines = heroLines(title, await getLocale());
  const longest = Math.max(...lines.map(({ length }) => length));
  const isWide = !isHomePage && longest > longLine;
  const covered = summits ? shareCoveredBy(longest) : 0;
  return (
    <section
      aria-labelledby="page-title"
      className={`hero pictured on-night ${heights[isHomePage ? 'full' : height]} ${edge ? 'hero-edge' : ''} ${isHomePage ? 'hero-home' : ''} ${viewTransitionName ? 'hero-study' : ''} ${positionBottom ? 'hero-low' : ''}`}
    >
      {overlay && (
        <div
          className={`scrim absolute inset-0 -z-10 ${align === 'center' || layout === 'row' || covered === 1 ? 'scrim-even' : isWide ? 'scrim-wide' : ''} ${viewTransitionName ? 'over-morph-1' : ''}`}
        />
      )}
      <div
        className={`hero-words wrap relative pt-(--header-height) ${alignments[align]} ${layouts[layout]} ${viewTransitionName ? 'over-morph-2' : ''}`}
      >
        <div className={overlay ? '' : 'my-8 rounded-lg bg-night px-5'}>
          {before}
          {subtitle && <Eyebrow className="text-dawn">{subtitle}</Eyebrow>}
          <Heading level={1} size={isHomePage ? 'display' : 'page'} id="page-title">
            {lines.map((line, index) => (
              <Fragment key={line}>
                {breakableParts(line).map((part, number) => (
                  <Fragment key={part}>
                    {number > 0 && <wbr />}
                    {wholeWords(part)}
                  </Fragment>
                ))}
                {index < lines.length - 1 && (
                  <>
                    {' '}
                    <br className="max-sm:hidden" />
                  </>
                )}
              </Fragment>
            ))}
          </Heading>
          {layout === 'column' && <HeroText {...{ description, primary, secondary, note, after, align }} />}
        </div>
        {layout === 'row' && (
          <div className="pb-12">
            <HeroText {...{ description, primary, secondary, note, after, align }} />
          </div>
        )}
      </div>
      {edge && <div className={`hero-strata ${viewTransitionName ? 'over-morph-4' : ''}`} />}
      {words && cards.length > 0 && <Results label={words.results} studies={cards} />}
      {/* Painted behind the text, but after it in the document, so that it is read and focused after the text. */}
      <div className="hero-back">
        <Picture
          image={image}
          size="hero"
          sizes="100vw"
          priority
          viewTransitionName={viewTransitionName}
          className="hero-picture size-full"
        />
        {summits && <HeroSummits summits={summits} covered={covered} />}
      </div>
      {/* Not inside the background element, so that the pause button is above the text and can be clicked. */}
      {videoPath && words && <HeroVideo path={videoPath} pause={words.pause} play={words.play} />}
    </section>
  );
}

/** The main results of case studies: beside each other, or in one row to swipe on phones. */
function Results({ label, studies }: { label: string; studies: readonly CaseStudyCard[] }) {
  return (
    <div className="hero-results">
      <ul aria-label={label} className="swipe-row wrap">
        {studies.map(({ id, link, headline }) => (
          <li key={id}>
            <a href={link} className="group block py-4 text-on-night-muted text-sm leading-snug">
              <span className="metric text-2xl text-dawn">{headline.metric}</span>{' '}
              <Icon name="arrow-right" className="inline-block size-5" />
              {/* A block of its own, so that its lines are balanced without the figure above them. */}
              <span className="block text-balance group-hover:underline">{headline.text}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function HeroText({
  description,
  primary,
  secondary,
  note,
  after,
  align,
}: Pick<HeroProps, 'description' | 'primary' | 'secondary' | 'note' | 'after' | 'align'>) {
  return (
    <>
      {description && (
        <p
          className={`mt-5 max-w-[38rem] text-balance text-lg text-on-night-muted max-sm:text-base ${align === 'center' ? 'mx-auto' : ''}`}
        >
          {description}
        </p>
      )}
      {(primary || secondary) && (
        <div className={`mt-7 flex flex-wrap gap-3 ${align === 'center' ? 'justify-center' : ''}`}>
          {primary && <ActionLink action={primary} defaultText="getStarted" tone="light" />}
          {secondary && <ActionLink action={secondary} defaultText="learnMore" tone="outline-light" />}
        </div>
      )}
      {note && (
        <p className="mt-5 text-on-night-muted text-sm [&_a]:text-dawn">
          <InlineText text={note} />
        </p>
      )}
      {after}
    </>
  );
}
