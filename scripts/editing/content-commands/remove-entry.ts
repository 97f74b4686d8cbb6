import { hiddenWords, today, whyFileHidden, whyHidden } from '@/lib/content/hidden';
import { fieldName } from '@/lib/content/issue';
import { entryPath, nounOf, pathOf } from '@/lib/site/site-map';
import {
  CommandError,
  choice,
  type EntryFolder,
  entryFile,
  expectEntry,
  orderFile,
  readJson,
  replaceEntry,
} from './project';
import { dropTopicLinks, minItemsOf, type Reference, referencesTo, replaceReferences } from './references';

/** The entry to remove. */
type Removed = { root: string; folder: EntryFolder; id: string };

/** The first day on which a build shows a file; undefined for a draft. */
function firstDayOf(root: string, file: string): string | undefined {
  const day = today();
  const hidden = whyHidden(readJson(root, file), day);
  if (!hidden) return day;
  return hidden.reason === 'draft' ? undefined : hidden.on;
}

/**
 * @throws {CommandError} if the build leaves out the replacement of an entry that it shows, or to which something other
 *   than a draft refers
 */
function expectOnline(
  { root, folder, id }: Removed,
  instead: string,
  references: readonly Reference[],
): void {
  const replaced = references.filter(({ kind }) => kind !== 'lead');
  const days = replaced.map(({ source }) => firstDayOf(root, source.file));
  if (!whyFileHidden(root, folder, id)) days.push(today());
  for (const day of days) {
    const hidden = day === undefined ? undefined : whyFileHidden(root, folder, instead, day);
    if (!hidden) continue;
    throw new CommandError(
      `"${instead}" ${hiddenWords(hidden)}; publish it first, or name another one (--instead).`,
    );
  }
}

/**
 * Returns the other entries of a list that a build of a day shows. Returns all others if that build does not show the
 * removed entry, because the site stays the same then.
 * @param list ids of entries of the same folder
 * @param day undefined for a list in a draft, which no build shows
 */
function restOf({ root, folder, id }: Removed, list: readonly string[], day: string | undefined): string[] {
  const others = list.filter((one) => one !== id);
  const isShown = (one: string) => !whyFileHidden(root, folder, one, day);
  return day !== undefined && isShown(id) ? others.filter(isShown) : others;
}

/** @throws {CommandError} that lists the references, if there are any */
function refuse(references: readonly Reference[], reason: string): void {
  if (references.length === 0) return;
  const places = references.map(({ source, path }) => `  ${source.file}: ${fieldName(path)}`);
  throw new CommandError([`${reason}:`, ...places].join('\n'));
}

/** Returns whether a list would have too few entries that are online without a removed one. */
function needsItem(removed: Removed, reference: Reference): boolean {
  const { file } = reference.source;
  // An article may name entries that are not online, because its page does not need one.
  const day = file.startsWith('content/insights/') ? undefined : firstDayOf(removed.root, file);
  return restOf(removed, reference.list, day).length < minItemsOf(reference);
}

/**
 * @param order the display order of the folder
 * @throws {CommandError} if an entry without a replacement is the last one that is online, the value of a field, such as
 *   the industry of a case study, or one that a list needs, such as the only service of an article
 */
function expectNotRequired(
  removed: Removed,
  order: readonly string[],
  references: readonly Reference[],
): void {
  const noun = nounOf(removed.folder);
  if (restOf(removed, order, today()).length === 0)
    throw new CommandError(`This is the last ${noun} that is online; publish another one first.`);
  const remedy = `(npm run remove -- ${removed.folder}/${removed.id} --instead ID), or change them first`;
  refuse(
    references.filter(({ kind }) => kind === 'field'),
    `These fields name this ${noun}; say which one they name now ${remedy}`,
  );
  refuse(
    references.filter((reference) => reference.kind === 'item' && needsItem(removed, reference)),
    `These lists need another ${noun} that is online; say which one they name now ${remedy}`,
  );
}

/**
 * Returns the topics that no other article has: none that is online, if the removed one is online.
 * @param order the other articles
 */
function lostTopics(removed: Removed, order: readonly string[]): string[] {
  if (removed.folder !== 'insights') return [];
  const topicsOf = (id: string): string[] => readJson(removed.root, entryFile('insights', id)).topics ?? [];
  const kept = restOf(removed, order, today()).flatMap(topicsOf);
  return topicsOf(removed.id).filter((topic) => !kept.includes(topic));
}

/**
 * Removes an entry and the references to it. Links and a redirect lead to its replacement. If a draft replaces a draft,
 * the redirect leads to the page that lists all of them. Lists of case studies get the next case study that is online. Links
 * to a topic of which no article is left lead to the list of articles. An entry that is not part of the last commit gets
 * no redirect.
 * @param instead the replacement, an entry of the same folder; by default, the page that lists all of them
 * @returns the other files whose references changed
 * @throws {CommandError} for an unknown entry, the last one that is online, one that other entries or lists require, a
 *   replacement that the build leaves out although the site needs it, or a content file that is no valid JSON; nothing is
 *   written then
 */
export function removeEntry(root: string, folder: EntryFolder, id: string, instead?: string): string[] {
  expectEntry(root, folder, id);
  const removed = { root, folder, id };
  const order = (readJson(root, orderFile)[folder] as string[]).filter((one) => one !== id);
  if (order.length === 0)
    throw new CommandError(`This is the last ${nounOf(folder)}; write another one first.`);
  if (instead !== undefined) choice('another one (--instead)', instead, order);

  const own = entryFile(folder, id);
  const references = referencesTo(root, folder, id).filter(({ source }) => source.file !== own);
  if (instead === undefined) expectNotRequired(removed, order, references);
  else expectOnline(removed, instead, references);
  const online = order.filter((one) => !whyFileHidden(root, folder, one));
  const candidates = instead === undefined ? online : [instead, ...online];
  const nextStudy = (list: readonly string[]) => candidates.find((one) => !list.includes(one));
  const studies = references.filter(({ kind, list }) => kind === 'study' && !nextStudy(list));
  refuse(
    studies.filter((reference) => needsItem(removed, reference)),
    'These lists would be too short without this case study, and name all others that are online already; publish another one first, or change them',
  );

  const link = instead === undefined ? pathOf(folder) : entryPath(folder, instead);
  const changes = replaceReferences(root, folder, id, {
    link: () => link,
    filter: instead,
    id: (kind, list) => {
      if (kind === 'field') return instead;
      // The person who leads the removed service does not lead its replacement.
      if (kind === 'lead') return undefined;
      if (kind === 'study') return nextStudy(list);
      return list.includes(instead) ? undefined : instead;
    },
  });
  dropTopicLinks(root, lostTopics(removed, order), changes);
  changes.delete(own);
  // The content check refuses a redirect to a page that is not online.
  const path = instead !== undefined && online.includes(instead) ? link : pathOf(folder);
  replaceEntry(root, folder, id, { path, order: () => order, files: changes });
  return [...changes.keys()];
}
