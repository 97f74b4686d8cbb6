import { reservedIds } from '@/lib/site/reserved-ids';
import { slug } from './slug';

/** The id of the title of a part with an id. */
export const titleId = (id: string): string => `${id}-title`;

/**
 * The ids of an article's headings, in their order: made from the English words, so that an address leads to the same
 * place in every language. They differ from each other, from the ids of their titles, and from all other ids of the page.
 * @param headings the headings in the default language
 */
export function headingIds(headings: readonly string[]): string[] {
  const taken = new Set(reservedIds('insights'));
  return headings.map((heading) => {
    const first = slug(heading) || 'part';
    let id = first;
    for (let count = 2; taken.has(id) || taken.has(titleId(id)); count++) id = `${first}-${count}`;
    taken.add(id).add(titleId(id));
    return id;
  });
}
