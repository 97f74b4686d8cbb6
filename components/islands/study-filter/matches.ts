/** What the search looks at (specification, section 5). */
export type Searchable = { title: string; client: string; industry: string; summary: string };

/** Lower case without accents, so that "exito" finds "éxito". */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** All that the search looks at, folded once. Fields are kept apart so that no match spans two of them. */
export function searchText({ title, client, industry, summary }: Searchable): string {
  return fold([title, client, industry, summary].join('\n'));
}

/**
 * Whether an item shows (specification, section 5).
 * @param item its industry and its {@link searchText}
 * @param industry an industry, or null for all
 * @param search what was typed, as it is
 */
export function matches(
  item: { industryId: string; text: string },
  industry: string | null,
  search: string,
): boolean {
  return (industry === null || item.industryId === industry) && item.text.includes(fold(search));
}
