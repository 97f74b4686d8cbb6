/** How a text starts that is still to be written; what it should say may follow. */
export const todo = 'TODO';

/** Tells whether a text is still to be written. */
export function isUnwritten(value: string): boolean {
  return /^TODO(?::|$)/.test(value);
}

/**
 * Returns the TODO text of a new entry.
 * @param hint what the text should say
 * @param max characters at most
 */
export function unwritten(hint: string, max = Number.POSITIVE_INFINITY): string {
  const whole = `${todo}: ${hint}`;
  return whole.length <= max ? whole : max > todo.length + 4 ? whole.slice(0, max).trim() : todo;
}
