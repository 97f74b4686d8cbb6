import { id as idSchema } from '@/lib/content/schemas/text';
import {
  CommandError,
  type EntryFolder,
  editOrder,
  entryFile,
  expectEntry,
  hasEntry,
  nouns,
  readJson,
  redirectEntry,
  removeFile,
  writeJson,
} from './project';
import { replaceReferences } from './references';

/**
 * Changes the id of an entry, and with it its file, its path, and all references. The old path redirects to the new one,
 * unless the entry is not part of the last commit.
 * @returns the files whose references changed
 * @throws {CommandError} for an unknown entry, or an invalid or used id
 */
export function renameEntry(root: string, folder: EntryFolder, id: string, to: string): string[] {
  expectEntry(root, folder, id);
  if (!idSchema.safeParse(to).success)
    throw new CommandError(`"${to}" is not a valid id: use lower-case letters, digits and single hyphens.`);
  if (hasEntry(root, folder, to))
    throw new CommandError(`There is a ${nouns[folder]} "${to}" already; choose another id.`);

  writeJson(root, entryFile(folder, to), { ...readJson(root, entryFile(folder, id)), id: to });
  removeFile(root, entryFile(folder, id));
  editOrder(root, folder, (ids) => ids.map((one) => (one === id ? to : one)));
  const changed = replaceReferences(root, folder, id, (value, kind) =>
    kind === 'link' ? value.replace(`/${folder}/${id}`, `/${folder}/${to}`) : to,
  );
  redirectEntry(root, folder, id, `/${folder}/${to}`);
  return changed;
}
