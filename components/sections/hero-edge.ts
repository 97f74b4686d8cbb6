/** The classes in `hero.css` that place the mesa at the lower edge; without one, it is on the right. */
const edges = ['', 'edge-start', 'edge-middle', 'edge-end'];

/**
 * The class for the lower edge of a hero, so that the edges of most pages differ.
 * @param art the address of the page's artwork, which is the same in every language
 */
export function heroEdge(art: string): string {
  let sum = 0;
  for (const character of art) sum = (sum * 29 + character.charCodeAt(0)) % 1009;
  return edges[sum % edges.length] ?? '';
}
