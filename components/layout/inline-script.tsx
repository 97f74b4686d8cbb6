/**
 * Prints a function call as source text, for an inline script.
 * @param run printed as compiled source, so it may use only its parameters and browser globals
 * @param args functions are printed as source as well, other values as JSON
 * @returns JavaScript source
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

/** An inline script. `source` is the result of {@link callSource}. */
export function InlineScript({ source }: { source: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code, which must run before the first paint
  return <script dangerouslySetInnerHTML={{ __html: source }} />;
}
