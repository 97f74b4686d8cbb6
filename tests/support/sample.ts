/** Whether tests run for all variants: nightly and on demand (`THOROUGH=1`). */
export const thorough = process.env.THOROUGH === '1';

/**
 * Selects the variants (languages, forms, pages, …) that a test runs for: all of them in a thorough run, only the
 * chosen ones on a push, so that the suites stay fast.
 * @param chosen the variants to test on a push
 */
export function sample<T>(all: readonly T[], ...chosen: T[]): readonly T[] {
  return thorough ? all : chosen;
}
