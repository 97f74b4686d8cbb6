import { CommandError, type EntryFolder, entryFolders } from './project';

/**
 * An entry as a person names it: `services/ai-ml`, also with `content/` before and `.json` after, or as an address.
 * @throws {CommandError} for anything else
 */
export function entryArgument(argument = ''): { folder: EntryFolder; id: string } {
  const [, folder, id] = /^(?:content\/|\/)?([a-z-]+)\/([a-z0-9-]+)(?:\.json)?$/.exec(argument) ?? [];
  if (id === undefined || !entryFolders.includes(folder as EntryFolder))
    throw new CommandError(
      `Name the entry by its folder and its id, e.g. services/ai-ml; the folders are ${entryFolders.join(', ')}.`,
    );
  return { folder: folder as EntryFolder, id };
}
