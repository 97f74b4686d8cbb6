import type { EntryKind } from '@/lib/site/site-map';

/**
 * The query parameters that filter the list of case studies by an entry, by the kind of the entry:
 * `/case-studies?industry=retail` (specification, section 2).
 */
export const filterParameters: Partial<Record<EntryKind, string>> = {
  industries: 'industry',
  services: 'service',
};
