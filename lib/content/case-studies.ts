import 'server-only';
import { memoize } from '@/lib/site/memoize';
import { entryPath } from '@/lib/site/site-map';
import { defaultLocale, type Locale, localePath } from '@/messages/routing';
import { artOf } from './image';
import { industryFallback, industryTitle } from './industries';
import { collection } from './loader';
import type { InLanguage } from './localize';
import { hourOfIndustry } from './picture-hours';
import { sameIndustryFirst } from './related';
import { type CaseStudy, caseStudy } from './schemas/case-study';
import { listServices, serviceLink } from './services';
import type { CaseStudyCard, CaseStudyDetail, ClientQuote } from './views';

const caseStudies = collection('case-studies', caseStudy);

function cardOf(locale: Locale, entry: InLanguage<CaseStudy>): CaseStudyCard {
  const {
    id,
    title,
    client,
    summary,
    excerpt,
    industry,
    services,
    imagePath,
    imageAlt,
    imageFocus,
    results,
  } = entry;
  const [first] = results;
  return {
    id,
    title,
    client,
    summary,
    excerpt,
    link: localePath(locale, entryPath('case-studies', id)),
    industry: industryTitle(industry, locale),
    industryId: industry,
    serviceIds: services,
    headline: { metric: first?.metric ?? '', text: first?.text ?? '' },
    image: {
      photo: imagePath,
      alt: imageAlt,
      art: artOf('case-studies', id),
      fallback: industryFallback(industry),
      hour: hourOfIndustry(industry),
      focus: imageFocus,
    },
  };
}

/** Ids of all case studies, in order. */
export const listCaseStudyIds = caseStudies.ids;

// Cached, because every case study looks for related ones among all of them.
const cards = memoize((locale: string) =>
  caseStudies.list(locale as Locale).map((entry) => cardOf(locale as Locale, entry)),
);

/** All case studies as cards, in order. */
export function listCaseStudies(locale: Locale): CaseStudyCard[] {
  return cards(locale);
}

/** The most case studies that a service or industry page lists; the list of case studies has all. */
const mostEvidence = 4;

// Computed once for all services, because every service's page asks for its own.
const idsByService = memoize((): ReadonlyMap<string, readonly string[]> => {
  const all = caseStudies.list(defaultLocale);
  const most = Math.max(0, ...all.map(({ services }) => services.length));
  const found = new Map<string, string[]>();
  // A study names its most important service first, so studies that name a service early come first.
  for (let rank = 0; rank < most; rank++)
    for (const { id, services } of all) {
      const service = services[rank];
      if (service === undefined) continue;
      const ids = found.get(service);
      if (ids) ids.push(id);
      else found.set(service, [id]);
    }
  return found;
});

/** Up to four case studies that used a service, those where it mattered most first. */
export function listCaseStudiesOfService(service: string, locale: Locale): CaseStudyCard[] {
  return pickCaseStudies((idsByService().get(service) ?? []).slice(0, mostEvidence), locale);
}

/** The services that case studies used, in the order of the services. */
export function listUsedServices(locale: Locale): { id: string; title: string }[] {
  return listServices(locale).flatMap(({ id, title }) => (idsByService().has(id) ? [{ id, title }] : []));
}

/** Up to four case studies of an industry, in order. */
export function listCaseStudiesOfIndustry(industry: string, locale: Locale): CaseStudyCard[] {
  return listCaseStudies(locale)
    .filter(({ industryId }) => industryId === industry)
    .slice(0, mostEvidence);
}

/** The ids of all services that some studies used. */
export function listServicesOfCaseStudies(ids: readonly string[]): ReadonlySet<string> {
  return new Set(ids.flatMap((id) => caseStudies.get(id, defaultLocale)?.services ?? []));
}

/** The cards of some studies, in the order of the ids. */
export function pickCaseStudies(ids: readonly string[], locale: Locale): CaseStudyCard[] {
  return ids.flatMap((id) => {
    const entry = caseStudies.get(id, locale);
    return entry ? [cardOf(locale, entry)] : [];
  });
}

/** The first quote in some studies, in the order of the ids, or undefined if there is none. */
export function findClientQuote(ids: readonly string[], locale: Locale): ClientQuote | undefined {
  for (const id of ids) {
    const entry = caseStudies.get(id, locale);
    if (!entry) continue;
    const { client, challenge, solution, retrospective } = entry;
    const quote = [...challenge, ...solution, ...retrospective].find((block) => block.kind === 'quote');
    if (quote) return { text: quote.text, source: quote.source, client };
  }
  return undefined;
}

/** How many results fit into one row. */
const keyResults = 4;

/** A case study whole, or undefined for an unknown id. */
export function getCaseStudy(id: string, locale: Locale): CaseStudyDetail | undefined {
  const entry = caseStudies.get(id, locale);
  if (!entry) return undefined;
  const { imagePath: _path, imageAlt: _alt, imageFocus: _focus, services, ...rest } = entry;
  return {
    ...rest,
    ...cardOf(locale, entry),
    industryLink: localePath(locale, entryPath('industries', entry.industry)),
    keyResults: entry.results.slice(0, keyResults),
    services: services.flatMap((service) => serviceLink(service, locale) ?? []),
  };
}

/** Up to three other studies, those of the same industry first. */
export function listRelatedCaseStudies(study: CaseStudyCard, locale: Locale): CaseStudyCard[] {
  return sameIndustryFirst(listCaseStudies(locale), study);
}
