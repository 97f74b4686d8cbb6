import { id as idSchema } from '@/lib/content/schemas/text';
import {
  addRedirect,
  CommandError,
  type EntryFolder,
  editOrder,
  entryFile,
  expectEntry,
  hasEntry,
  nouns,
  readJson,
  removeFile,
  writeJson,
} from './project';
import { replaceReferences } from './references';

/**
 * Gives an entry another id, and with it another address: its file, its place in the order and everything that
 * names it follow, and the old address leads to the new one.
 * @returns the files that changed because they name it
 * @throws {CommandError} for an unknown entry, or an id that cannot be taken
 */
export function renameEntry(root: string, folder: EntryFolder, id: string, to: string): string[] {
  expectEntry(root, folder, id);
  if (!idSchema.safeParse(to).success)
    throw new CommandError(`"${to}" is no id: use lower-case letters, digits and single hyphens.`);
  if (hasEntry(root, folder, to))
    throw new CommandError(`There is a ${nouns[folder]} "${to}" already; choose another id.`);

  writeJson(root, entryFile(folder, to), { ...readJson(root, entryFile(folder, id)), id: to });
  removeFile(root, entryFile(folder, id));
  editOrder(root, folder, (ids) => ids.map((one) => (one === id ? to : one)));
  const changed = replaceReferences(root, folder, id, (value, kind) =>
    kind === 'link' ? value.replace(`/${folder}/${id}`, `/${folder}/${to}`) : to,
  );
  addRedirect(root, `/${folder}/${id}`, `/${folder}/${to}`);
  return changed;
}
