/**
 * A call of a function as source text, for a script that runs while the page is being read.
 * @param run is printed as it is compiled, so it may use its parameters and the browser only
 * @param args functions are printed likewise, everything else as JSON
 */
export function callSource<Args extends readonly unknown[]>(
  run: (...args: Args) => void,
  ...args: Args
): string {
  const printed = args.map((arg) =>
    typeof arg === 'function' ? String(arg) : JSON.stringify(arg).replaceAll('<', '\\u003c'),
  );
  return `(${run})(${printed.join()})`;
}

/** A script within the page, from {@link callSource}. */
export function InlineScript({ source }: { source: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own lines, which must run before the page is painted
  return <script dangerouslySetInnerHTML={{ __html: source }} />;
}
