/**
 * The fields that the search covers (specification, section 5). The excerpt is the short summary on the card, so a
 * visitor can find a card by any word on it.
 */
export type Searchable = {
  title: string;
  client: string;
  industry: string;
  summary: string;
  excerpt: string;
};

/**
 * Normalizes text for searching: lower case, no accents ("exito" finds "éxito"), and plain spaces instead of no-break
 * spaces, which nobody types ("37 %" finds "37\u00a0%").
 */
export function normalize(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[\u00a0\u202f]/g, ' ')
    .toLowerCase();
}

/** The normalized text of all searched fields. A line break separates them, so that no match spans two fields. */
export function searchText({ title, client, industry, summary, excerpt }: Searchable): string {
  return normalize([title, client, industry, summary, excerpt].join('\n'));
}

/** An item to match; `text` is the result of {@link searchText}. */
type Item = { industryId: string; serviceIds?: readonly string[]; text: string };

/**
 * Creates a function that returns whether an item matches the selection (specification, section 5).
 * @param industry the id of an industry, or null for all
 * @param search the text of the search field, not normalized
 * @param service the id of a service, or null for all
 */
export function createMatcher(
  industry: string | null,
  search: string,
  service: string | null = null,
): (item: Item) => boolean {
  const wanted = normalize(search);
  return ({ industryId, serviceIds, text }) =>
    (industry === null || industryId === industry) &&
    (service === null || serviceIds?.includes(service) === true) &&
    text.includes(wanted);
}
