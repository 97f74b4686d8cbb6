import { checkContent } from '@/lib/content/check';
import { isAboutCounts } from '@/lib/content/checks/counts';
import { countUnwritten } from '@/lib/content/checks/unwritten';
import { formatIssues, type Issue } from '@/lib/content/issue';
import { listRedirects } from '@/lib/content/redirects';
import { defaultLocale } from '@/messages/routing';
import { count } from '@/scripts/lib/count';
import { writeSchemas } from '@/scripts/lib/schemas';
import { drawArt } from '@/scripts/tools/artwork/draw';
import type { Entry } from '@/scripts/tools/artwork/entries';
import type { EntryFolder } from './project';

/** Whether the pictures of `entry` depend on the entry `id`: they are its own, or it is their industry. */
export function dependsOn(entry: Entry, folder: EntryFolder, id: string): boolean {
  if (entry.kind === folder) return entry.id === id;
  return folder === 'industries' && 'industry' in entry && entry.industry === id;
}

/**
 * Draws the pictures of an entry, removes unused pictures, and updates the JSON Schemas. Does not draw pictures of other
 * entries, even if their content has changed; "npm run art" does.
 * @param id the entry that was added or renamed, or that replaces another one
 */
export async function finish(root: string, folder: EntryFolder, id?: string): Promise<void> {
  const { drawn, removed } = await drawArt({
    root,
    only: (entry) => id !== undefined && dependsOn(entry, folder, id),
  });
  if (drawn > 0) console.log(`drawn    ${drawn} pictures`);
  if (removed.length > 0) console.log(`removed  ${removed.length} pictures that nothing shows any more`);
  writeSchemas(root);
}

/**
 * Describes what is left to do.
 * @param isAbout whether an issue belongs to the change that the command has made
 * @param lister the command that lists these issues
 */
export function describeRemainingIssues(
  issues: readonly Issue[],
  isAbout: (issue: Issue) => boolean,
  lister = '"npm run content"',
): string {
  if (issues.length === 0) return 'The content is in order.';
  const own = issues.filter(isAbout);
  const here =
    own.length === 0
      ? 'Nothing is left to do here.'
      : `Still to be done (${lister} lists it again):\n\n${formatIssues(countUnwritten(own))}`;
  if (own.length === issues.length) return here;
  const others = issues.filter((issue) => !own.includes(issue));
  const files = count(new Set(others.map(({ file }) => file)).size, 'file');
  const elsewhere = `There is more to fix, ${count(others.length, 'issue')} in ${files}: "npm run content" lists it.`;
  return `${here}${own.length === 0 ? ' ' : '\n\n'}${elsewhere}`;
}

/**
 * Prints where an old path leads.
 * @param otherwise what to print if it leads nowhere
 */
export function printRedirect(root: string, path: string, otherwise: string): void {
  const redirect = listRedirects(defaultLocale, root).find(({ from }) => from === path);
  console.log(redirect ? `redirect ${redirect.from} → ${redirect.to}` : otherwise);
}

/** Prints what is left to do, and the texts with a number of entries that may be wrong now. */
export function printRemainingIssues(root: string, isAbout: (issue: Issue) => boolean): void {
  const { issues, warnings, drafts } = checkContent(root);
  const own = drafts.filter(isAbout);
  const lister = own.length > 0 ? '"npm run content -- --drafts"' : undefined;
  console.log(`\n${describeRemainingIssues([...issues, ...own], isAbout, lister)}`);
  const counts = warnings.filter(isAboutCounts);
  if (counts.length > 0) console.log(`\n${formatIssues(counts, undefined, 'warning')}`);
}
