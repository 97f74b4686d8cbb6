import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { count } from '@/scripts/lib/count';
import { filesBelow } from '@/scripts/lib/files';
import { cssFeatures } from './css';
import { htmlFeatures } from './html';
import { progressive, progressiveEntry } from './progressive';
import { hasKnownSyntax, scriptFeatures } from './script';
import { featureAt, lackingBrowsers, type Oldest, oldestBrowsers } from './support';

const out = 'out';

/** A file of the export; `path` is relative to the export. */
type BuiltFile = { path: string; text: string };

/**
 * Finds features in the export that a supported browser does not have.
 * @param allowed the features that may be missing, with the reason why that is harmless
 * @returns a line for each issue, with the remedy
 */
export function checkBrowsers(files: readonly BuiltFile[], oldest: Oldest, allowed = progressive): string[] {
  const filesOf = (extension: string) => files.filter(({ path }) => path.endsWith(extension));
  /** Each used feature, with the first file that uses it. */
  const used = new Map<string, string>();
  const add = (features: Set<string>, file: string) => {
    for (const feature of features) if (!used.has(feature)) used.set(feature, file);
  };
  for (const { path, text } of filesOf('.css')) add(cssFeatures(text), path);
  for (const { path, text } of filesOf('.html')) add(htmlFeatures(text), path);
  for (const { path, text } of filesOf('.js')) add(scriptFeatures(text, oldest), path);

  const needed = new Set<string>();
  const unsupported = [...used].flatMap(([feature, file]) => {
    const entry = featureAt(feature)?.__compat;
    const lacking = entry ? lackingBrowsers(entry, oldest) : [];
    if (lacking.length === 0) return [];
    const reason = progressiveEntry(feature, allowed);
    if (reason) needed.add(reason);
    return reason
      ? []
      : [
          `${file}: ${feature} is not supported by ${lacking.join(', ')}. Do not use it, or add it to scripts/tools/browsers/progressive.ts with the reason why that is harmless.`,
        ];
  });
  const unneeded = Object.keys(allowed)
    .filter((name) => !needed.has(name))
    .map(
      (name) =>
        `scripts/tools/browsers/progressive.ts: ${name} is no longer used, or all supported browsers have it. Remove it.`,
    );
  const newSyntax = filesOf('.js')
    .filter(({ text }) => !hasKnownSyntax(text, oldest))
    .map(({ path }) => `${path}: some supported browsers do not know its syntax. Use older syntax.`);
  return [...unsupported, ...unneeded, ...newSyntax];
}

/**
 * `npm run check -- browsers`: checks that all supported browsers know the features that the built site uses.
 * @throws {Error} that lists the other features, or if there is no build
 */
export function checkSupportedBrowsers(): void {
  if (!existsSync(out)) throw new Error('There is no build to check. Run "npm run build" first.');
  const oldest = oldestBrowsers();
  const files = filesBelow(out)
    .filter((path) => /\.(css|html|js)$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(out, path), 'utf8') }));
  const issues = checkBrowsers(files, oldest);
  if (issues.length > 0) throw new Error(`${issues.join('\n')}\n\n${count(issues.length, 'issue')}.`);
  const list = Object.entries(oldest).map(([browser, version]) => `${browser} ${version}`);
  console.log(`All ${files.length} files work in ${list.join(', ')} and later.`);
}
