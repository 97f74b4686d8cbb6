/**
 * Caches results by their arguments. Not in development, so that an edit shows at once.
 * @param compute a function of strings whose result does not change during a build
 */
export function memoize<Args extends string[], Result>(compute: (...args: Args) => Result) {
  const known = new Map<string, Result>();
  return (...args: Args): Result => {
    if (process.env.NODE_ENV === 'development') return compute(...args);
    const key = args.join('\n');
    if (!known.has(key)) known.set(key, compute(...args));
    return known.get(key) as Result;
  };
}
