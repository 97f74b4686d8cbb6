import { getTranslations } from 'next-intl/server';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import type { ResolvedSection, SectionOf } from '@/lib/content/views';
import { CallToAction } from './call-to-action';
import { CaseStudyCards } from './case-study-cards';
import { Figures } from './figures';
import { Hero } from './hero';
import { IndustryTiles } from './industry-tiles';
import { NotFound } from './not-found';
import { Questions } from './questions';
import { Reasons } from './reasons';
import { ServiceGrid } from './service-grid';
import { Statements } from './statements';
import { StepsSection } from './steps';
import { Story } from './story';
import { Values } from './values';

/** Kinds with large scripts: only pages that pass their component to SectionList load them. */
type Heavy = 'inquiry' | 'map' | 'case-study-list';

export type HeavySections = { [Kind in Heavy]?: ComponentType<SectionOf<Kind> & { id: string }> };

type Props = {
  sections: readonly ResolvedSection[];
  /** Shown above the title of the hero, e.g. breadcrumbs. */
  beforeTitle?: ReactNode;
  heavy?: HeavySections;
};

/**
 * The component that a page passed for a heavy kind of section.
 * @throws {Error} if it passed none; the message says where to add it
 */
function requireSection<Kind extends Heavy>(
  heavy: HeavySections,
  kind: Kind,
): NonNullable<HeavySections[Kind]> {
  const component = heavy[kind];
  if (component) return component;
  throw new Error(
    `A page's content has the section "${kind}", but its route does not load the script of it: ` +
      `write <SectionPage heavy={{ '${kind}': … }} /> in its page.tsx under app/[locale]/.`,
  );
}

/** A page's sections, in the order of its content file. */
export async function SectionList({ sections, beforeTitle, heavy = {} }: Props) {
  const t = await getTranslations('Hero');
  const videoWords = { pause: t('pause'), play: t('play') };

  function view(section: ResolvedSection, id: string): ReactElement {
    switch (section.kind) {
      case 'hero':
        return <Hero key={id} {...section} videoWords={videoWords} before={beforeTitle} />;
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
      case 'questions':
        return <Questions key={id} id={id} {...section} />;
      case 'call-to-action':
        return <CallToAction key={id} id={id} {...section} />;
      case 'not-found':
        return <NotFound key={id} {...section} />;
    }
  }

  return sections.map((section, index) => view(section, `${section.kind}-${index}`));
}
