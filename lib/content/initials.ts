/**
 * The initials of a name: of its first and its last word, at most two. A word without a letter has none; a letter keeps
 * its accent.
 */
export function initialsOf(name: string): string {
  const letters = name
    .normalize('NFC')
    .split(/\s+/)
    .flatMap((word) => /\p{L}/u.exec(word)?.[0].toLocaleUpperCase('en') ?? []);
  return [...new Set([0, letters.length - 1])].map((at) => letters[at] ?? '').join('');
}
