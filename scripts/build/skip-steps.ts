type Named = readonly [name: string, ...rest: unknown[]];

/**
 * The steps of the build without those with some names.
 * @param skip the names of the steps to leave out
 * @throws {Error} that lists all names if there is no step with one of these
 */
export function skipSteps<Step extends Named>(steps: readonly Step[], skip: readonly string[]): Step[] {
  const names = steps.map(([name]) => name);
  const unknown = skip.find((name) => !names.includes(name));
  if (unknown !== undefined)
    throw new Error(
      `There is no step "${unknown}". Use one of: ${names.map((name) => `"${name}"`).join(', ')}.`,
    );
  return steps.filter(([name]) => !skip.includes(name));
}
