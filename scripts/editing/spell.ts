import { checkSpellingOf } from '@/lib/content/check';
import { formatIssues } from '@/lib/content/issue';
import { loadDictionaries, withoutDictionary } from './content-commands/dictionaries';

/** `npm run spell`. Exit code: 0 if every word is known, 1 if some are not, 2 if the spelling could not be checked. */
async function main(): Promise<number> {
  for (const locale of withoutDictionary)
    console.warn(
      `There is no dictionary for "${locale}"; name one in scripts/editing/content-commands/dictionaries.ts.`,
    );
  const { issues, sources } = checkSpellingOf(process.cwd(), await loadDictionaries(process.cwd()));
  if (issues.length === 0) {
    console.log(`Every word is known: ${sources.length} files checked.`);
    return 0;
  }
  console.error(formatIssues(issues));
  console.error(`\n${issues.length} ${issues.length === 1 ? 'unknown word' : 'unknown words'}.`);
  return 1;
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: Error) => {
    console.error(`The spelling could not be checked: ${error.message}`);
    process.exitCode = 2;
  },
);
