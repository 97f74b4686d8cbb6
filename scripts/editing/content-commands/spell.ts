import { checkSpellingOf } from '@/lib/content/check';
import { formatIssues } from '@/lib/content/issue';
import { count } from '@/scripts/lib/count';
import { loadDictionaries, withoutDictionary } from './dictionaries';

async function check(root: string): Promise<number> {
  for (const locale of withoutDictionary)
    console.warn(
      `There is no dictionary for "${locale}"; name one in scripts/editing/content-commands/dictionaries.ts.`,
    );
  const { issues, drafts, sources } = checkSpellingOf(root, await loadDictionaries(root));
  if (drafts.length > 0) {
    console.log(formatIssues(drafts, undefined, 'warning'));
    const them = drafts.length === 1 ? 'it' : 'them';
    console.log(`\n${count(drafts.length, 'unknown word')} in drafts; nothing fails because of ${them}.\n`);
  }
  if (issues.length === 0) {
    const known = drafts.length > 0 ? 'Every other word' : 'Every word';
    console.log(`${known} is known: ${sources.length} files checked.`);
    return 0;
  }
  console.error(formatIssues(issues));
  console.error(`\n${count(issues.length, 'unknown word')}.`);
  return 1;
}

/**
 * `npm run spell`: looks up every word; unknown words in drafts are advice.
 * @param root the project's folder
 * @returns the exit code: 0 if every word is known, other than in drafts, 1 if some are not, 2 if the spelling could not
 *   be checked
 */
export async function spellCommand(root: string): Promise<number> {
  try {
    return await check(root);
  } catch (error) {
    console.error(`The spelling could not be checked: ${(error as Error).message}`);
    return 2;
  }
}
