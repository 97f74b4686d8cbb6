import { filterParameters } from '@/lib/site/query-parameters';
import { type EntryKind, pathOf } from '@/lib/site/site-map';

/**
 * The kinds of entries by which a link can filter the list of case studies, each with its query parameter, e.g.
 * `/case-studies?industry=retail` (specification, section 2).
 */
export const caseStudyFilters = [
  { kind: 'industries', parameter: filterParameters.industry },
  { kind: 'services', parameter: filterParameters.service },
] as const satisfies { kind: EntryKind; parameter: string }[];

/** An entry by which a link filters the list of case studies. */
type Filter = (typeof caseStudyFilters)[number] & { id: string };

/** The entries by which a link filters the list of case studies; none for other links. */
export function filtersIn(link: string): Filter[] {
  const [path, query] = (link.split('#', 1)[0] ?? '').split('?');
  if (path !== pathOf('case-studies')) return [];
  const params = new URLSearchParams(query);
  return caseStudyFilters.flatMap((filter) => {
    const id = params.get(filter.parameter);
    return id === null ? [] : [{ ...filter, id }];
  });
}
