import 'server-only';
import { type Locale, localePath } from '@/messages/routing';
import { collection } from './collection';
import { artOf } from './image';
import { industryFallback, industryTitle } from './industries';
import type { InLanguage } from './localize';
import { sameIndustryFirst } from './related';
import { remember } from './remember';
import { type CaseStudy, caseStudy } from './schemas/case-study';
import type { StudyCard, StudyDetail } from './views';

const caseStudies = collection('case-studies', caseStudy);

function cardOf(locale: Locale, entry: InLanguage<CaseStudy>): StudyCard {
  const { id, title, client, summary, industry, imagePath, imageAlt, results } = entry;
  const [first] = results;
  return {
    id,
    title,
    client,
    summary,
    link: localePath(locale, `/case-studies/${id}`),
    industry: industryTitle(industry, locale),
    industryId: industry,
    headline: { metric: first?.metric ?? '', text: first?.text ?? '' },
    image: {
      photo: imagePath,
      alt: imageAlt,
      art: artOf('case-studies', id),
      fallback: industryFallback(industry),
    },
  };
}

/** Ids of all case studies, in order. */
export const listStudyIds = caseStudies.ids;

// Every case study asks for all of them, to find those related to it.
const cards = remember((locale: string) =>
  caseStudies.list(locale as Locale).map((entry) => cardOf(locale as Locale, entry)),
);

/** All case studies as cards, in order. */
export function listStudies(locale: Locale): StudyCard[] {
  return cards(locale);
}

/** The cards of some studies, in the order of the ids. */
export function pickStudies(ids: readonly string[], locale: Locale): StudyCard[] {
  return ids.flatMap((id) => {
    const entry = caseStudies.get(id, locale);
    return entry ? [cardOf(locale, entry)] : [];
  });
}

/** A case study whole, or undefined for an unknown id. */
export function getStudy(id: string, locale: Locale): StudyDetail | undefined {
  const entry = caseStudies.get(id, locale);
  if (!entry) return undefined;
  const { imagePath: _path, imageAlt: _alt, ...rest } = entry;
  return { ...rest, ...cardOf(locale, entry) };
}

/** Up to three other studies, those of the same industry first. */
export function listRelatedStudies(study: StudyCard, locale: Locale): StudyCard[] {
  return sameIndustryFirst(listStudies(locale), study);
}

/** The studies of one industry, in order. */
export function listStudiesOf(industryId: string, locale: Locale): StudyCard[] {
  return listStudies(locale).filter((study) => study.industryId === industryId);
}
