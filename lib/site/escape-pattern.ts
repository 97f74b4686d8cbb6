/** Escapes text for a regular expression. `RegExp.escape` needs Node.js 24; the project supports 20.9. */
export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
