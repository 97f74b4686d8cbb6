/** Whether every variant of every test runs: nightly and on demand (`THOROUGH=1`). */
export const thorough = process.env.THOROUGH === '1';

/**
 * The variants (languages, forms, pages, …) that tests of the same rule repeat for. On a push one of them stands for
 * all, so that the suites stay fast; a thorough run takes all.
 * @param chosen what a push tests
 */
export function sample<T>(all: readonly T[], ...chosen: T[]): readonly T[] {
  return thorough ? all : chosen;
}
