import 'server-only';
import { getCaseStudy, listCaseStudyIds } from '@/lib/content/case-studies';
import { getIndustry, listIndustryIds } from '@/lib/content/industries';
import { getLegal } from '@/lib/content/legal';
import { getPage } from '@/lib/content/pages';
import { getService, listServiceIds } from '@/lib/content/services';
import type { Locale } from '@/messages/routing';

/** What the link preview of a page shows. */
export type Preview = {
  /** The page's path without a language, e.g. `/services/ai-ml`. */
  path: string;
  title: string;
  /** What kind of page it is, as a key of the navigation's messages. */
  kind: 'home' | 'services' | 'caseStudies' | 'industries' | 'about' | 'contact' | 'legal';
};

const mainPages = {
  home: ['/', 'home'],
  services: ['/services', 'services'],
  'case-studies': ['/case-studies', 'caseStudies'],
  industries: ['/industries', 'industries'],
  about: ['/about', 'about'],
  contact: ['/contact', 'contact'],
} as const;

/** The previews of all pages in one language. */
export function listPreviews(locale: Locale): Preview[] {
  const titled = (path: string, kind: Preview['kind'], title?: string): Preview[] =>
    title === undefined ? [] : [{ path, kind, title }];
  return [
    ...Object.entries(mainPages).flatMap(([id, [path, kind]]) => {
      const hero = getPage(id, locale).sections.find((section) => section.kind === 'hero');
      return titled(path, kind, hero?.title);
    }),
    ...listServiceIds().flatMap((id) => titled(`/services/${id}`, 'services', getService(id, locale)?.title)),
    ...listCaseStudyIds().flatMap((id) =>
      titled(`/case-studies/${id}`, 'caseStudies', getCaseStudy(id, locale)?.title),
    ),
    ...listIndustryIds().flatMap((id) =>
      titled(`/industries/${id}`, 'industries', getIndustry(id, locale)?.title),
    ),
    ...['privacy-policy', 'terms-of-service'].flatMap((id) =>
      titled(`/${id}`, 'legal', getLegal(id, locale)?.title),
    ),
  ];
}

/** Where the preview picture of a page lies. */
export function previewPath(path: string, locale: Locale): string {
  return `/og/${locale}${path === '/' ? '/home' : path}.png`;
}
