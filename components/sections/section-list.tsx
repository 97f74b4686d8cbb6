import { getTranslations } from 'next-intl/server';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import type { ResolvedSection, SectionOf } from '@/lib/content/views';
import { sectionAnchor } from '@/lib/site/site-map';
import { CallToAction } from './call-to-action';
import { CaseStudyCards } from './case-study-cards';
import { Documents } from './documents';
import { Facts } from './facts';
import { Figures } from './figures';
import { Hero } from './hero';
import { IndustryTiles } from './industry-tiles';
import { InsightList } from './insight-list';
import { NotFound } from './not-found';
import { People } from './people';
import { Prices } from './prices';
import { Questions } from './questions';
import { Reasons } from './reasons';
import { ServiceGrid } from './service-grid';
import { Statements } from './statements';
import { StepsSection } from './steps';
import { Story } from './story';
import { Values } from './values';

/** Kinds of sections with large scripts. A route that has one passes its component, so that other routes do not load it. */
type Heavy = 'inquiry' | 'map' | 'case-study-list' | 'search';

export type HeavySections = {
  [Kind in Heavy]?: ComponentType<SectionOf<Kind> & { id: string; before?: ReactNode }>;
};

type Props = {
  sections: readonly ResolvedSection[];
  /** Shown above the title of the hero, e.g. breadcrumbs. */
  beforeTitle?: ReactNode;
  heavy?: HeavySections;
  /** Shown after the first section. */
  afterFirst?: ReactNode;
};

/**
 * The component that the route passed for a heavy kind of section.
 * @throws {Error} if it passed none; the message names the file to change
 */
function requireSection<Kind extends Heavy>(
  heavy: HeavySections,
  kind: Kind,
): NonNullable<HeavySections[Kind]> {
  const component = heavy[kind];
  if (component) return component;
  throw new Error(
    `The content of a page has a section "${kind}", but the route of the page does not pass its component: ` +
      `write <SectionPage heavy={{ '${kind}': … }} /> in the page.tsx under app/[locale]/.`,
  );
}

/**
 * Renders the sections of a page in the order of its content file.
 * @throws {Error} if the page has a heavy section without a component in `heavy`
 */
export async function SectionList({ sections, beforeTitle, heavy = {}, afterFirst }: Props) {
  const t = await getTranslations('Hero');
  const words = { pause: t('pause'), play: t('play'), results: t('results') };

  function render(section: ResolvedSection, id: string): ReactElement {
    switch (section.kind) {
      case 'hero':
        return <Hero key={id} {...section} words={words} before={beforeTitle} />;
      case 'service-grid':
        return <ServiceGrid key={id} id={id} {...section} />;
      case 'reasons':
        return <Reasons key={id} id={id} {...section} />;
      case 'case-study-cards':
        return <CaseStudyCards key={id} id={id} {...section} />;
      case 'case-study-list': {
        const CaseStudyList = requireSection(heavy, section.kind);
        return <CaseStudyList key={id} id={id} {...section} />;
      }
      case 'insight-list':
        return <InsightList key={id} id={id} {...section} />;
      case 'industry-tiles':
        return <IndustryTiles key={id} id={id} {...section} />;
      case 'steps':
        return <StepsSection key={id} id={id} {...section} />;
      case 'story':
        return <Story key={id} id={id} {...section} />;
      case 'statements':
        return <Statements key={id} id={id} {...section} />;
      case 'values':
        return <Values key={id} id={id} {...section} />;
      case 'prices':
        return <Prices key={id} id={id} {...section} />;
      case 'facts':
        return <Facts key={id} id={id} {...section} />;
      case 'people':
        return <People key={id} id={id} {...section} />;
      case 'documents':
        return <Documents key={id} id={id} {...section} />;
      case 'figures':
        return <Figures key={id} id={id} {...section} />;
      case 'inquiry': {
        const InquirySection = requireSection(heavy, section.kind);
        return <InquirySection key={id} id={id} {...section} />;
      }
      case 'map': {
        const MapSection = requireSection(heavy, section.kind);
        return <MapSection key={id} id={id} {...section} />;
      }
      case 'search': {
        const SearchSection = requireSection(heavy, section.kind);
        return <SearchSection key={id} id={id} {...section} before={beforeTitle} />;
      }
      case 'questions':
        return <Questions key={id} id={id} {...section} />;
      case 'call-to-action':
        return <CallToAction key={id} id={id} {...section} />;
      case 'not-found':
        return <NotFound key={id} {...section} />;
    }
  }

  const rendered = sections.map((section, index) => render(section, sectionAnchor(section, index)));
  return (
    <>
      {rendered[0]}
      {afterFirst}
      {rendered.slice(1)}
    </>
  );
}
