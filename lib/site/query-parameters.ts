/*
 * The query parameters of pages. Links, islands, and the inline script that starts the client runtime read them from
 * here. Plain data in a small file, because every page has that script.
 */

/** The parameter of the search page, e.g. `/search#q=fraud`. */
export const searchParameter = 'q';

/** The parameters of the list of case studies, e.g. `/case-studies?industry=retail` (specification, section 2). */
export const filterParameters = {
  industry: 'industry',
  service: 'service',
  search: searchParameter,
} as const;
