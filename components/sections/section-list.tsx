import { getTranslations } from 'next-intl/server';
import type { ReactElement, ReactNode } from 'react';
import type { ResolvedSection } from '@/content/views';
import { CallToAction } from './call-to-action';
import { EnquirySection } from './enquiry';
import { Figures } from './figures';
import { Hero } from './hero';
import { IndustryTiles } from './industry-tiles';
import { MapSection } from './map';
import { NotFound } from './not-found';
import { Questions } from './questions';
import { Reasons } from './reasons';
import { ServiceGrid } from './service-grid';
import { Statements } from './statements';
import { StepsSection } from './steps';
import { Story } from './story';
import { StudyCards } from './study-cards';
import { StudyList } from './study-list';
import { Values } from './values';

type Props = {
  sections: readonly ResolvedSection[];
  /** Stands above the title of the hero, e.g. breadcrumbs. */
  beforeTitle?: ReactNode;
};

/** A page's sections, in the order of its content file. */
export async function SectionList({ sections, beforeTitle }: Props) {
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
      case 'study-cards':
        return <StudyCards key={id} id={id} {...section} />;
      case 'study-list':
        return <StudyList key={id} id={id} {...section} />;
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
      case 'enquiry':
        return <EnquirySection key={id} id={id} {...section} />;
      case 'map':
        return <MapSection key={id} id={id} {...section} />;
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
