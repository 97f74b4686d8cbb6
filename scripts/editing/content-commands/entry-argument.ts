import { CommandError, type EntryFolder, entryFolders } from './project';

/**
 * Parses the name of an entry: `services/ai-ml`, `content/services/ai-ml.json`, or `/services/ai-ml`. Commands say
 * what is wrong with an id.
 * @throws {CommandError} if it is not a name of an entry
 */
export function entryArgument(argument = ''): { folder: EntryFolder; id: string } {
  const [, folder, id] = /^(?:content\/|\/)?([a-z-]+)\/([^/]+?)(?:\.json)?$/.exec(argument) ?? [];
  if (id === undefined || !entryFolders.includes(folder as EntryFolder))
    throw new CommandError(
      `Name the entry by its folder and its id, e.g. services/ai-ml; the folders are ${entryFolders.join(', ')}.`,
    );
  return { folder: folder as EntryFolder, id };
}
