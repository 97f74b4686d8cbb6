/**
 * The lines of a hero title: a break after every third word (specification, section 9). Words are separated
 * by spaces; a no-break space keeps two of them one.
 */
export function heroLines(title: string): string[] {
  const words = title.split(/[ \n]+/).filter(Boolean);
  const lines: string[] = [];
  for (let start = 0; start < words.length; start += 3) lines.push(words.slice(start, start + 3).join(' '));
  return lines;
}
