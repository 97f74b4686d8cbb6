import { whyFileHidden } from '@/lib/content/hidden';
import { schemaAt } from '@/lib/content/in-order';
import { fieldName } from '@/lib/content/issue';
import { kindSchema } from '@/lib/content/json-schemas';
import { entryPath, pathOf } from '@/lib/site/site-map';
import {
  CommandError,
  choice,
  type EntryFolder,
  entryFile,
  expectEntry,
  nouns,
  orderFile,
  readJson,
  replaceEntry,
} from './project';
import { type Reference, referencesTo, replaceReferences } from './references';

/** @throws {CommandError} if the build leaves out the replacement of a removed entry */
function expectOnline(root: string, folder: EntryFolder, instead: string): void {
  const hidden = whyFileHidden(root, folder, instead);
  if (!hidden) return;
  const state = hidden.reason === 'draft' ? 'is a draft' : `is not online before ${hidden.on}`;
  throw new CommandError(`"${instead}" ${state}; publish it first, or name another one (--instead).`);
}

/** @throws {CommandError} that lists the references, if there are any */
function refuse(references: readonly Reference[], reason: string): void {
  if (references.length === 0) return;
  const places = references.map(({ file, path }) => `  ${file}: ${fieldName(path)}`);
  throw new CommandError([`${reason}:`, ...places].join('\n'));
}

/**
 * @param entry its folder and id, e.g. `services/ai-ml`
 * @throws {CommandError} if an entry without a replacement is the industry of a case study, or the only service of a case
 *   study or an article
 */
function expectNotRequired(entry: string, references: readonly Reference[]): void {
  const remedy = `(npm run remove -- ${entry} --instead ID), or change them first`;
  refuse(
    references.filter(({ kind }) => kind === 'industry'),
    `These case studies are about this industry; say which one they belong to now ${remedy}`,
  );
  refuse(
    references.filter(({ kind, list }) => kind === 'service' && list.length === 1),
    `These case studies and articles name no other service; say which one they show now ${remedy}`,
  );
}

/** Returns whether a list of case studies on a page would be too short without one of them. */
function needsItem(root: string, { file, path, list }: Reference): boolean {
  const schema = schemaAt(kindSchema('pages'), readJson(root, file), path.slice(0, -1));
  return list.length <= (schema?.minItems ?? 0);
}

/**
 * Removes an entry and the references to it. Links and a redirect lead to its replacement. Lists of case studies get the
 * next case study that is online. An entry that is not part of the last commit gets no redirect.
 * @param instead the replacement, an entry of the same folder; by default, the page that lists all of them
 * @returns the other files whose references changed
 * @throws {CommandError} for an unknown entry, the last one, one that other entries or lists require, a replacement that
 *   the build leaves out, or a content file that is no valid JSON; nothing is written then
 */
export function removeEntry(root: string, folder: EntryFolder, id: string, instead?: string): string[] {
  expectEntry(root, folder, id);
  const order = (readJson(root, orderFile)[folder] as string[]).filter((one) => one !== id);
  if (order.length === 0)
    throw new CommandError(`This is the last ${nouns[folder]}; write another one first.`);
  if (instead !== undefined) expectOnline(root, folder, choice('another one (--instead)', instead, order));

  const references = referencesTo(root, folder, id);
  if (instead === undefined) expectNotRequired(`${folder}/${id}`, references);
  const online = order.filter((one) => !whyFileHidden(root, folder, one));
  const candidates = instead === undefined ? online : [instead, ...online];
  const nextStudy = (list: readonly string[]) => candidates.find((one) => !list.includes(one));
  const studies = references.filter(({ kind, list }) => kind === 'study' && !nextStudy(list));
  refuse(
    studies.filter((reference) => needsItem(root, reference)),
    'These lists would be too short without this case study, and name all others that are online already; publish another one first, or change them',
  );

  const path = instead === undefined ? pathOf(folder) : entryPath(folder, instead);
  const changes = replaceReferences(root, folder, id, {
    link: () => path,
    filter: instead,
    id: (kind, list) => {
      if (kind === 'industry') return instead;
      // The person who leads the removed service does not lead its replacement.
      if (kind === 'lead') return undefined;
      if (kind === 'study') return nextStudy(list);
      return list.includes(instead) ? undefined : instead;
    },
  });
  changes.delete(entryFile(folder, id));
  replaceEntry(root, folder, id, { path, order: () => order, files: changes });
  return [...changes.keys()];
}
