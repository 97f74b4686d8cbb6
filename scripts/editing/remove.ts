import { parseArgs } from 'node:util';
import { isAboutUnwritten } from '@/lib/content/checks/unwritten';
import { entryArgument } from './content-commands/entry-argument';
import { finish, printRedirect, printRemainingIssues } from './content-commands/finish';
import { explainMissingDashes } from './content-commands/npm-options';
import { CommandError, entryFile } from './content-commands/project';
import { removeEntry } from './content-commands/remove-entry';
import { runCommand } from './content-commands/run-command';

const help = 'npm run remove -- services/old-id [--instead other-id]';

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options: { instead: { type: 'string' } } });
  } catch (error) {
    throw new CommandError(`${(error as Error).message}\n\n${help}`);
  }
}

/** `npm run remove` removes an entry, updates links to it, and redirects its path. */
runCommand(async () => {
  const { positionals, values } = readArguments();
  const forgotten = explainMissingDashes(['instead']);
  if (forgotten) throw new CommandError(forgotten);
  const [entry] = positionals;
  if (!entry) throw new CommandError(help);
  const { folder, id } = entryArgument(entry);
  const root = process.cwd();
  for (const file of removeEntry(root, folder, id, values.instead)) console.log(`changed  ${file}`);
  printRedirect(root, `/${folder}/${id}`, `removed  ${entryFile(folder, id)}`);
  await finish(root, folder, values.instead);
  // TODO texts of other entries do not matter here.
  printRemainingIssues(root, (issue) => !isAboutUnwritten(issue));
});
