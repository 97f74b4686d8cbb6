import { filterParameters } from '@/lib/site/query-parameters';

/** What the visitor chose: ids, or null for all, and the text of the search field. */
export type Selection = { industry: string | null; service: string | null; search: string };

/** The ids of all industries and of all services. */
export type KnownIds = { industry: ReadonlySet<string>; service: ReadonlySet<string> };

export const noSelection: Selection = { industry: null, service: null, search: '' };

/**
 * Reads the selection from a query string.
 * @param known an id in the query that is not among these selects all
 */
export function readSelection(query: string, known: KnownIds): Selection {
  const params = new URLSearchParams(query);
  const read = (name: keyof KnownIds) => {
    const id = params.get(filterParameters[name]);
    return id && known[name].has(id) ? id : null;
  };
  return {
    industry: read('industry'),
    service: read('service'),
    search: params.get(filterParameters.search) ?? '',
  };
}

/** The path and query string for a selection. */
export function urlOf(selection: Selection): string {
  const params = new URLSearchParams();
  for (const name of ['industry', 'service', 'search'] as const) {
    const value = selection[name];
    if (value) params.set(filterParameters[name], value);
  }
  const query = params.toString();
  return location.pathname + (query ? `?${query}` : '');
}
