/**
 * Splits a hero title into lines of three words (specification, section 9). Words joined by a no-break space count as
 * one.
 */
export function heroLines(title: string): string[] {
  const words = title.split(/[ \n]+/).filter(Boolean);
  const lines: string[] = [];
  for (let start = 0; start < words.length; start += 3) lines.push(words.slice(start, start + 3).join(' '));
  return lines;
}
