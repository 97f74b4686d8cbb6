import { cssFeatures } from './css';
import { htmlFeatures } from './html';
import { progressive, progressiveEntry } from './progressive';
import { hasKnownSyntax, scriptFeatures } from './script';
import { featureAt, type Oldest, without } from './support';

/** A file of the export; `path` is relative to the export. */
export type BuiltFile = { path: string; text: string };

/**
 * Finds features in the export that a supported browser does not have.
 * @param allowed the features that may be missing, with the reason why that is harmless
 * @returns a line for each issue, with the remedy
 */
export function checkBrowsers(files: readonly BuiltFile[], oldest: Oldest, allowed = progressive): string[] {
  const ending = (name: string) => files.filter(({ path }) => path.endsWith(name));
  const used = new Map<string, string>();
  const note = (features: Set<string>, file: string) => {
    for (const feature of features) if (!used.has(feature)) used.set(feature, file);
  };
  for (const { path, text } of ending('.css')) note(cssFeatures(text), path);
  for (const { path, text } of ending('.html')) note(htmlFeatures(text), path);
  for (const { path, text } of ending('.js')) note(scriptFeatures(text, oldest), path);

  const needed = new Set<string>();
  const unknown = [...used].flatMap(([feature, file]) => {
    const entry = featureAt(feature)?.__compat;
    const lacking = entry ? without(entry, oldest) : [];
    if (lacking.length === 0) return [];
    const reason = progressiveEntry(feature, allowed);
    if (reason) needed.add(reason);
    return reason
      ? []
      : [
          `${file}: ${feature} is not supported by ${lacking.join(', ')}. Do not use it, or add it to scripts/tools/browsers/progressive.ts with the reason why that is harmless.`,
        ];
  });
  const stale = Object.keys(allowed)
    .filter((name) => !needed.has(name))
    .map(
      (name) =>
        `scripts/tools/browsers/progressive.ts: ${name} is no longer used, or all supported browsers have it. Remove it.`,
    );
  const unread = ending('.js')
    .filter(({ text }) => !hasKnownSyntax(text, oldest))
    .map(({ path }) => `${path}: some supported browsers do not know its syntax. Use older syntax.`);
  return [...unknown, ...stale, ...unread];
}
