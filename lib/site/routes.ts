import 'server-only';
import { listCaseStudyIds } from '@/lib/content/case-studies';
import { listIndustryIds } from '@/lib/content/industries';
import { listServiceIds } from '@/lib/content/services';

const fixed = [
  '/',
  '/services',
  '/case-studies',
  '/industries',
  '/about',
  '/contact',
  '/privacy-policy',
  '/terms-of-service',
] as const;

/** The paths of all pages, without a language (specification, section 2). */
export function listPaths(): string[] {
  return [
    ...fixed,
    ...listServiceIds().map((id) => `/services/${id}`),
    ...listCaseStudyIds().map((id) => `/case-studies/${id}`),
    ...listIndustryIds().map((id) => `/industries/${id}`),
  ];
}
