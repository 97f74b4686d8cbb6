/** Returns a text of the same length with one kind of spaces, quotation marks, and dashes. */
export const normalizeCharacters = (text: string): string =>
  text
    .replace(/\s/g, ' ')
    .replace(/[’‘]/g, "'")
    .replace(/[“”«»]/g, '"')
    .replace(/[‐‑–—]/g, '-');
