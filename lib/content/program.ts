/**
 * Tells whether a string is a program or what it prints (see `schemas/insight.ts`): lines, spaces, and other characters
 * are part of it, so rules about texts do not apply and placeholders are not filled in.
 * @param path the keys and indices that lead to the string
 */
export function isProgram(path: readonly PropertyKey[]): boolean {
  const key = path.at(-1);
  return key === 'code' || key === 'output';
}
