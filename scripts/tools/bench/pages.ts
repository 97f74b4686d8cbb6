/** One page of every type, as it is named in tables, with its file in the export without the ending. */
export const pageTypes = {
  home: 'index',
  services: 'services',
  service: 'services/ai-ml',
  list: 'case-studies',
  study: 'case-studies/financial-ml-platform',
  industries: 'industries',
  industry: 'industries/healthcare',
  about: 'about',
  contact: 'contact',
  legal: 'privacy-policy',
} as const;

export type PageType = keyof typeof pageTypes;

/** The address of a page on a server. */
export function addressOf(origin: string, type: PageType): string {
  const file = pageTypes[type];
  return file === 'index' ? `${origin}/` : `${origin}/${file}`;
}

/**
 * The page types that a command line names.
 * @throws {Error} that names the unknown one and all that are known
 */
export function chosenPages(list: string | undefined): PageType[] {
  const known = Object.keys(pageTypes) as PageType[];
  if (!list) return known;
  const chosen = list.split(',');
  const unknown = chosen.find((name) => !(name in pageTypes));
  if (unknown !== undefined)
    throw new Error(`There is no page type "${unknown}"; choose from ${known.join(', ')}.`);
  return chosen as PageType[];
}
