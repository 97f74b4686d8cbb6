import { isAboutUnwritten } from '@/lib/content/checks/unwritten';
import { entryArgument } from './content-commands/entry-argument';
import { finish, printRedirect, printRemainingIssues } from './content-commands/finish';
import { CommandError, entryFile } from './content-commands/project';
import { renameEntry } from './content-commands/rename-entry';
import { runCommand } from './content-commands/run-command';

const help = 'npm run rename -- services/old-id new-id';

/** `npm run rename` changes the id of an entry, and redirects its old path to the new one. */
runCommand(async () => {
  const [entry, given] = process.argv.slice(2);
  if (!entry || !given) throw new CommandError(help);
  const { folder, id } = entryArgument(entry);
  const to = given.includes('/') ? entryArgument(given).id : given;
  const root = process.cwd();
  for (const file of renameEntry(root, folder, id, to)) console.log(`changed  ${file}`);
  printRedirect(root, `/${folder}/${id}`, `renamed  ${entryFile(folder, to)}`);
  await finish(root, folder, to);
  // TODO texts of other entries do not matter here.
  printRemainingIssues(root, (issue) => !isAboutUnwritten(issue));
});
