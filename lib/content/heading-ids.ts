import { slug } from './slug';

/**
 * The ids of an article's headings, in their order: made from the English words, so that an address leads to the same
 * place in every language.
 * @param headings the headings in the default language
 */
export function headingIds(headings: readonly string[]): string[] {
  const taken = new Map<string, number>();
  return headings.map((heading) => {
    const id = slug(heading) || 'part';
    const count = (taken.get(id) ?? 0) + 1;
    taken.set(id, count);
    return count === 1 ? id : `${id}-${count}`;
  });
}
