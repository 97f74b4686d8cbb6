/**
 * What the search looks at (specification, section 5). The excerpt is the short form of the summary that cards
 * show: a visitor finds a card by every word that stands on it.
 */
export type Searchable = {
  title: string;
  client: string;
  industry: string;
  summary: string;
  excerpt: string;
};

/**
 * Lower case without accents, so that "exito" finds "éxito". No-break spaces become spaces, because nobody types
 * them: "37 %" finds "37\u00a0%".
 */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[\u00a0\u202f]/g, ' ')
    .toLowerCase();
}

/** All that the search looks at, folded once. Fields are kept apart so that no match spans two of them. */
export function searchText({ title, client, industry, summary, excerpt }: Searchable): string {
  return fold([title, client, industry, summary, excerpt].join('\n'));
}

type Item = { industryId: string; text: string };

/**
 * Says of each item whether it shows (specification, section 5).
 * @param industry an industry, or null for all
 * @param search what was typed, as it is
 */
export function createMatcher(industry: string | null, search: string): (item: Item) => boolean {
  const wanted = fold(search);
  return ({ industryId, text }) => (industry === null || industryId === industry) && text.includes(wanted);
}

/** Whether one item, with its {@link searchText}, shows. */
export function matches(item: Item, industry: string | null, search: string): boolean {
  return createMatcher(industry, search)(item);
}
