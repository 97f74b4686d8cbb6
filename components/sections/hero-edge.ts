import type { CSSProperties } from 'react';

/**
 * Where the mesa at the lower edge of a hero begins, and how wide its top is, so that the edges of two pages differ.
 * @param art the address of the page's artwork, which is the same in every language
 */
export function heroEdge(art: string): CSSProperties {
  let sum = 0;
  for (const character of art) sum = (sum * 31 + character.charCodeAt(0)) % 9973;
  return { '--mesa': `${6 + (sum % 61)}%`, '--top': `${8 + (sum % 7) * 3}%` } as CSSProperties;
}
