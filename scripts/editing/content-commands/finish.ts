import { checkContent } from '@/lib/content/check';
import { isAboutCounts } from '@/lib/content/checks/counts';
import { countUnwritten } from '@/lib/content/checks/unwritten';
import { formatIssues, type Issue } from '@/lib/content/issue';
import { count } from '@/scripts/lib/count';
import { writeSchemas } from '@/scripts/lib/schemas';
import { drawArt } from '@/scripts/tools/artwork/draw';
import type { Entry } from '@/scripts/tools/artwork/entries';
import { CommandError, type EntryFolder } from './project';

/** Tells whether the pictures of an entry show one that was changed: its own, or those that its industry shapes. */
export function isShapedBy(entry: Entry, folder: EntryFolder, id: string): boolean {
  if (entry.kind === folder) return entry.id === id;
  return folder === 'industries' && 'industry' in entry && entry.industry === id;
}

/**
 * Draws the pictures of an entry and removes those that nothing shows any more, and tells editing tools. Pictures of
 * other entries stay as they are, also where their content has changed: "npm run art" draws these.
 * @param id the entry that was added, renamed or put in the place of another one
 */
export async function finish(root: string, folder: EntryFolder, id?: string): Promise<void> {
  const { drawn, removed } = await drawArt({
    root,
    only: (entry) => id !== undefined && isShapedBy(entry, folder, id),
  });
  if (drawn > 0) console.log(`drawn    ${drawn} pictures`);
  if (removed.length > 0) console.log(`removed  ${removed.length} pictures that nothing shows any more`);
  writeSchemas(root);
}

/**
 * What is left to do, in words.
 * @param isAbout tells the issues of what was just done from those that were there before
 */
export function restOf(issues: readonly Issue[], isAbout: (issue: Issue) => boolean): string {
  if (issues.length === 0) return 'The content is in order.';
  const own = issues.filter(isAbout);
  const here =
    own.length === 0
      ? 'Nothing is left to do here.'
      : `Still to be done ("npm run content" lists it again):\n\n${formatIssues(countUnwritten(own))}`;
  if (own.length === issues.length) return here;
  const others = issues.filter((issue) => !own.includes(issue));
  const files = count(new Set(others.map(({ file }) => file)).size, 'file');
  const elsewhere = `There is more to fix, ${count(others.length, 'issue')} in ${files}: "npm run content" lists it.`;
  return `${here}${own.length === 0 ? ' ' : '\n\n'}${elsewhere}`;
}

/** Says what is left to do, if anything, and which texts count entries and may be wrong now. */
export function tellRest(root: string, isAbout: (issue: Issue) => boolean): void {
  const { issues, warnings, drafts } = checkContent(root);
  console.log(`\n${restOf([...issues, ...drafts.filter(isAbout)], isAbout)}`);
  const counts = warnings.filter(isAboutCounts);
  if (counts.length > 0) console.log(`\n${formatIssues(counts, undefined, 'warning')}`);
}

/** Runs a command: 0, or 1 with what has to be known in words. */
export async function command(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
