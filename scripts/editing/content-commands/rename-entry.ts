import { id as idSchema } from '@/lib/content/schemas/text';
import { entryPath, nounOf } from '@/lib/site/site-map';
import {
  CommandError,
  type EntryFolder,
  entryFile,
  expectEntry,
  hasEntry,
  readJson,
  replaceEntry,
} from './project';
import { replaceReferences } from './references';

/**
 * Changes the id of an entry, and with it its file, its path, and all references. The old path redirects to the new one,
 * unless the entry is not part of the last commit.
 * @returns the other files whose references changed
 * @throws {CommandError} for an unknown entry, an invalid or used id, or a content file that is no valid JSON; nothing is
 *   written then
 */
export function renameEntry(root: string, folder: EntryFolder, id: string, to: string): string[] {
  expectEntry(root, folder, id);
  if (!idSchema.safeParse(to).success)
    throw new CommandError(`"${to}" is not a valid id: use lower-case letters, digits and single hyphens.`);
  if (hasEntry(root, folder, to))
    throw new CommandError(`There is a ${nounOf(folder)} "${to}" already; choose another id.`);

  const [file, path] = [entryFile(folder, id), entryPath(folder, to)];
  const changes = replaceReferences(root, folder, id, {
    link: (address) => address.replace(entryPath(folder, id), path),
    filter: to,
    id: () => to,
  });
  const entry = { ...(changes.get(file) ?? readJson(root, file)), id: to };
  changes.delete(file);
  replaceEntry(root, folder, id, {
    path,
    order: (ids) => ids.map((one) => (one === id ? to : one)),
    files: new Map([...changes, [entryFile(folder, to), entry]]),
  });
  return [...changes.keys()];
}
