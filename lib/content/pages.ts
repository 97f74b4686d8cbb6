import 'server-only';
import { provider } from '@/lib/site/settings';
import { defaultLocale, type Locale } from '@/messages/routing';
import { findClientQuote, listCaseStudies, listUsedServices, pickCaseStudies } from './case-studies';
import { getCompany } from './company';
import { figuresIn } from './company-figures';
import { drawnArt } from './drawn-art';
import { artOf, skylinePath } from './image';
import { listIndustries } from './industries';
import { listInsights, listTopics } from './insights';
import { collection } from './loader';
import { portraitOf } from './people';
import { page } from './schemas/page';
import { openingKinds } from './schemas/section';
import { listFirstProjects, listServices } from './services';
import type { PlainSection, ResolvedPage, ResolvedSection } from './views';

const pages = collection('pages', page);

function resolve(section: PlainSection, pageId: string, locale: Locale): ResolvedSection {
  switch (section.kind) {
    case 'hero':
      return {
        ...section,
        image: { photo: section.imagePath, alt: '', art: artOf('pages', pageId) },
        cards: pickCaseStudies(section.studies ?? [], locale),
      };
    case 'not-found':
    case 'search':
      return { ...section, image: { alt: '', art: artOf('pages', pageId) } };
    case 'service-grid':
      return { ...section, services: listServices(locale).slice(0, section.show) };
    case 'case-study-cards':
      return {
        ...section,
        cards: pickCaseStudies(section.studies, locale),
        clientQuote: section.quote ? findClientQuote(section.studies, locale) : undefined,
      };
    case 'case-study-list':
      return { ...section, cards: listCaseStudies(locale), services: listUsedServices(locale) };
    case 'insight-list':
      return { ...section, articles: listInsights(locale), topics: listTopics(locale) };
    case 'industry-tiles':
      return { ...section, tiles: listIndustries(locale).slice(0, section.show) };
    case 'people':
      return { ...section, portraits: section.items.map(({ name }) => portraitOf(name)) };
    case 'prices':
      return { ...section, projects: listFirstProjects(locale) };
    case 'call-to-action':
      return { ...section, skyline: skylinePath('pages', pageId) };
    case 'reasons':
      return {
        ...section,
        values: figuresIn(getCompany(), new Date()),
        art: drawnArt('maps', pageId, 'hero'),
      };
    case 'figures':
      return { ...section, values: figuresIn(getCompany(), new Date()) };
    case 'inquiry':
      return { ...section, company: getCompany(), services: serviceOptions(locale), provider: provider() };
    case 'map':
      return { ...section, company: getCompany() };
    default:
      return section;
  }
}

/** The value is English in every language, so that the inbox can sort by it; the label is translated. */
function serviceOptions(locale: Locale) {
  const english = listServices(defaultLocale);
  return listServices(locale).map(({ title }, index) => ({
    value: english[index]?.title ?? title,
    label: title,
  }));
}

function entryOf(id: string, locale: Locale) {
  const entry = pages.get(id, locale);
  if (entry) return entry;
  throw new Error(`There is no content/pages/${id}.json; create it, or correct the route that uses it.`);
}

/**
 * The title and the metadata of a page, for code that lists or links pages and does not show their sections.
 * @throws {Error} for an id that is no file of content/pages
 */
export function getPageSummary(id: string, locale: Locale): Pick<ResolvedPage, 'meta'> & { title: string } {
  const { meta, sections } = entryOf(id, locale);
  const opening = sections.find(({ kind }) => openingKinds.includes(kind));
  return { meta, title: opening?.title ?? meta.title };
}

/** Whether a page has a section of a kind. */
export const hasSection = (id: string, wanted: PlainSection['kind']): boolean =>
  entryOf(id, defaultLocale).sections.some(({ kind }) => kind === wanted);

/**
 * A page with all that its sections show.
 * @throws {Error} for an id that is no file of content/pages
 */
export function getPage(id: string, locale: Locale): ResolvedPage {
  const entry = entryOf(id, locale);
  return { meta: entry.meta, sections: entry.sections.map((section) => resolve(section, id, locale)) };
}
