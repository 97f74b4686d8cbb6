import { checkSpellingOf } from '@/lib/content/check';
import { formatIssues, type Issue } from '@/lib/content/issue';
import { count } from '@/scripts/lib/count';
import { loadDictionaries, withoutDictionary } from './dictionaries';

/**
 * Prints unknown words that fail nothing.
 * @param where where the words are, e.g. ` in drafts`
 */
function printAdvice(issues: readonly Issue[], where: string): void {
  if (issues.length === 0) return;
  const them = issues.length === 1 ? 'it' : 'them';
  console.log(formatIssues(issues, undefined, 'warning'));
  console.log(`\n${count(issues.length, 'unknown word')}${where}; nothing fails because of ${them}.\n`);
}

async function check(root: string): Promise<number> {
  for (const locale of withoutDictionary)
    console.warn(
      `There is no dictionary for "${locale}"; name one in scripts/editing/content-commands/dictionaries.ts.`,
    );
  const { issues, warnings, drafts, sources } = checkSpellingOf(root, await loadDictionaries(root));
  printAdvice(warnings, '');
  printAdvice(drafts, ' in drafts');
  if (issues.length === 0) {
    const known = warnings.length + drafts.length > 0 ? 'Every other word' : 'Every word';
    console.log(`${known} is known: ${sources.length} files checked.`);
    return 0;
  }
  console.error(formatIssues(issues));
  console.error(`\n${count(issues.length, 'misspelled word')}.`);
  return 1;
}

/**
 * `npm run spell`: looks up every word. Probable typing errors fail; other unknown words, and those in drafts, are advice.
 * @param root the project's folder
 * @returns the exit code: 0 without probable typing errors outside of drafts, 1 with some, 2 if the spelling could not
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
