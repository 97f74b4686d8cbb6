/** The start of a text that is still to be written. A hint may follow. */
export const todo = 'TODO';

/** Whether a text is still to be written. */
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
