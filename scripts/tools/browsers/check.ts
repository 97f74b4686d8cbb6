import { cssFeatures } from './css';
import { htmlFeatures } from './html';
import { progressive, progressiveEntry } from './progressive';
import { hasKnownSyntax, scriptFeatures } from './script';
import { featureAt, type Oldest, without } from './support';

/** A file of the export, by its path from there. */
export type BuiltFile = { path: string; text: string };

/**
 * What in the export some browser of the support list does not know.
 * @param allowed the features that may be missing, each with its reason
 * @returns a line for each issue, with its remedy
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
          `${file}: ${feature} is unknown to ${lacking.join(', ')}; do without it, or say in scripts/tools/browsers/progressive.ts why that harms nobody.`,
        ];
  });
  const stale = Object.keys(allowed)
    .filter((name) => !needed.has(name))
    .map(
      (name) =>
        `scripts/tools/browsers/progressive.ts: ${name} is used no more, or known to all by now; take it out.`,
    );
  const unread = ending('.js')
    .filter(({ text }) => !hasKnownSyntax(text, oldest))
    .map(({ path }) => `${path}: its syntax is newer than the support list; write it in an older one.`);
  return [...unknown, ...stale, ...unread];
}
