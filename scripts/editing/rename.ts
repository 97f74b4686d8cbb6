import { isAboutUnwritten } from '@/lib/content/checks/unwritten';
import { entryArgument } from './content-commands/entry-argument';
import { command, finish, tellRest } from './content-commands/finish';
import { CommandError } from './content-commands/project';
import { renameEntry } from './content-commands/rename-entry';

const help = 'npm run rename -- services/old-id new-id';

/** `npm run rename`: another id and address for an entry; the old address leads to the new one. */
command(async () => {
  const [entry, given] = process.argv.slice(2);
  if (!entry || !given) throw new CommandError(help);
  const { folder, id } = entryArgument(entry);
  const to = given.includes('/') ? entryArgument(given).id : given;
  const root = process.cwd();
  for (const file of renameEntry(root, folder, id, to)) console.log(`changed  ${file}`);
  console.log(`redirect /${folder}/${id} → /${folder}/${to}`);
  await finish(root, folder, to);
  // What is being written elsewhere has nothing to do with this.
  tellRest(root, (issue) => !isAboutUnwritten(issue));
});
