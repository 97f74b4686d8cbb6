import { fieldName } from '@/lib/content/issue';
import {
  addRedirect,
  CommandError,
  choice,
  dropRedirect,
  type EntryFolder,
  editOrder,
  entryFile,
  expectEntry,
  isCommitted,
  type Json,
  nouns,
  orderFile,
  readJson,
  removeFile,
} from './project';
import { referencesTo, replaceReferences } from './references';

/** The entry that takes the place of a removed one in a list of studies: the first that is not there yet. */
function substitute(order: readonly string[], list: readonly string[]): string | undefined {
  return order.find((id) => !list.includes(id));
}

/**
 * Removes an entry. Links to it lead to what its address leads to from now on; lists of studies take the next
 * study instead; case studies and articles lose what is gone. What the last commit does not know leaves no redirect.
 * @param instead the entry of the same folder that takes its place; the list of all of them without it
 * @returns the files that changed because they named it
 * @throws {CommandError} for an unknown entry, the last one, or one without which others make no sense
 */
export function removeEntry(root: string, folder: EntryFolder, id: string, instead?: string): string[] {
  const noun = nouns[folder];
  expectEntry(root, folder, id);
  const order = (readJson(root, orderFile)[folder] as string[]).filter((one) => one !== id);
  if (order.length === 0) throw new CommandError(`This is the last ${noun}; write another one first.`);
  if (instead !== undefined) choice('another one (--instead)', instead, order);

  const studies = referencesTo(root, folder, id).filter(({ kind }) => kind === 'industry');
  if (studies.length > 0 && instead === undefined)
    throw new CommandError(
      [
        `These case studies are about this industry; say which one they belong to now (--instead ID), or change them first:`,
        ...studies.map(({ file, path }) => `  ${file}: ${fieldName(path)}`),
      ].join('\n'),
    );

  const only = referencesTo(root, folder, id).filter(
    ({ file, kind }) => kind === 'service' && readJson(root, file).services.length === 1,
  );
  if (only.length > 0 && instead === undefined)
    throw new CommandError(
      [
        'These case studies and articles name no other service; say which one they show now (--instead ID), or change them first:',
        ...only.map(({ file, path }) => `  ${file}: ${fieldName(path)}`),
      ].join('\n'),
    );

  const target = instead === undefined ? `/${folder}` : `/${folder}/${instead}`;
  removeFile(root, entryFile(folder, id));
  editOrder(root, folder, () => order);
  const changed = replaceReferences(root, folder, id, (value, kind, list: Json) => {
    if (kind === 'link') return target;
    if (kind === 'industry') return instead ?? value;
    // Whoever leads the removed service does not lead the one that takes its place.
    if (kind === 'lead') return undefined;
    if (kind === 'service' || kind === 'citation')
      return instead !== undefined && !list.includes(instead) ? instead : undefined;
    const next = instead !== undefined && !list.includes(instead) ? instead : substitute(order, list);
    return next ?? value;
  });
  addRedirect(root, `/${folder}/${id}`, target);
  // An address that was never published needs no redirect; those that led to it do.
  if (!isCommitted(root, entryFile(folder, id))) dropRedirect(root, `/${folder}/${id}`);
  return changed;
}
