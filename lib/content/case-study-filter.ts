import type { EntryKind } from '@/lib/site/site-map';

/**
 * The kinds of entries by which a link can filter the list of case studies, each with its query parameter, e.g.
 * `/case-studies?industry=retail` (specification, section 2).
 */
export const caseStudyFilters = [
  { kind: 'industries', parameter: 'industry' },
  { kind: 'services', parameter: 'service' },
] as const satisfies { kind: EntryKind; parameter: string }[];
