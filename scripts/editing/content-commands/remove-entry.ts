import { fieldName } from '@/lib/content/issue';
import {
  CommandError,
  choice,
  type EntryFolder,
  editOrder,
  entryFile,
  expectEntry,
  type Json,
  nouns,
  orderFile,
  readJson,
  redirectEntry,
  removeFile,
} from './project';
import { referencesTo, replaceReferences } from './references';

/** Returns the case study that replaces a removed one in a list: the first that the list does not contain. */
function substitute(order: readonly string[], list: readonly string[]): string | undefined {
  return order.find((id) => !list.includes(id));
}

/**
 * Removes an entry and the references to it. Links and a redirect lead to its replacement. Lists of case studies get the
 * next case study. An entry that is not part of the last commit gets no redirect.
 * @param instead the replacement, an entry of the same folder; by default, the page that lists all of them
 * @returns the files whose references changed
 * @throws {CommandError} for an unknown entry, the last one, or one that other entries require
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
    // The person who leads the removed service does not lead its replacement.
    if (kind === 'lead') return undefined;
    if (kind === 'service' || kind === 'citation')
      return instead !== undefined && !list.includes(instead) ? instead : undefined;
    const next = instead !== undefined && !list.includes(instead) ? instead : substitute(order, list);
    return next ?? value;
  });
  redirectEntry(root, folder, id, target);
  return changed;
}
