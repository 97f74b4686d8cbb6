import { type EntryKind, entries, entryKinds, isEntryKind, pathOfFile } from '@/lib/site/site-map';
import { contentPath } from '../files';
import { type Hidden, whyHidden } from '../hidden';
import type { Issue } from '../issue';
import { addressesIn } from './links';
import { redirectsOf } from './redirects';
import { eachString, listAt, type Source, valueAt } from './source';

const state = (hidden: Hidden) =>
  hidden.reason === 'draft' ? 'is a draft' : `is not online before ${hidden.on}`;

/** The entries that a build of this day leaves out, by file. */
export function hiddenSources(sources: readonly Source[], day: string): Map<Source, Hidden> {
  return new Map(
    sources.flatMap((source): [Source, Hidden][] => {
      const hidden = isEntryKind(source.area) ? whyHidden(source.data, day) : undefined;
      return hidden ? [[source, hidden]] : [];
    }),
  );
}

function lists(kind: EntryKind, sources: readonly Source[], hidden: ReadonlyMap<Source, Hidden>): Issue[] {
  const own = sources.filter(({ area }) => area === kind);
  if (own.length === 0 || own.some((source) => !hidden.has(source))) return [];
  const message = `Publish at least one ${entries[kind].noun.replace('-', ' ')}: all of them are drafts or not online yet, and pages list them.`;
  return [{ file: contentPath(null, 'order'), path: [kind], message }];
}

type HiddenIds = ReadonlyMap<string, Hidden>;

const areAllHidden = (ids: readonly unknown[], hidden: HiddenIds) =>
  ids.length > 0 && ids.every((id) => hidden.has(String(id)));

const nothingOnline = (noun: string) =>
  `Name a ${noun} that is online: all of these are drafts or not online yet.`;

/** A case study shows its industry, and at least one of its services. */
function checkStudy({ file, data }: Source, industries: HiddenIds, services: HiddenIds): Issue[] {
  const issues: Issue[] = [];
  const name = String(valueAt(data, 'industry'));
  const industry = industries.get(name);
  if (industry) {
    const message = `Publish the industry of this case study first: "${name}" ${state(industry)}.`;
    issues.push({ file, path: ['industry'], message });
  }
  if (areAllHidden(listAt(data, 'services'), services))
    issues.push({ file, path: ['services'], message: nothingOnline('service') });
  return issues;
}

/**
 * Reports what the site shows but the build omits: links to such entries, case studies of such an industry, lists
 * that would be empty.
 * @param day the day of the build
 */
export function checkHidden(sources: readonly Source[], day: string): Issue[] {
  const hidden = hiddenSources(sources, day);
  if (hidden.size === 0) return [];
  const paths = new Map([...hidden].map(([{ area, name }, why]) => [pathOfFile(area, name), why]));
  const idsOf = (kind: EntryKind) =>
    new Map([...hidden].filter(([{ area }]) => area === kind).map(([{ name }, why]) => [name, why]));
  const [industries, services, studies] = [idsOf('industries'), idsOf('services'), idsOf('case-studies')];
  const issues = entryKinds.flatMap((kind) => lists(kind, sources, hidden));
  for (const source of sources) {
    const { file, data, area } = source;
    // Entries that are omitted themselves show nothing.
    if (hidden.has(source) || area === 'messages') continue;
    eachString(data, (value, path) => {
      for (const link of addressesIn(value, path)) {
        const why = paths.get(link.split(/[?#]/)[0] ?? link);
        if (!why) continue;
        const message = `This link leads nowhere yet: the page "${link}" ${state(why)}. Publish it, or take the link out.`;
        issues.push({ file, path, message });
      }
    });
    if (area === 'case-studies') issues.push(...checkStudy(source, industries, services));
    listAt(data, 'sections').forEach((section, index) => {
      const path = ['sections', index, 'studies'];
      if (areAllHidden(listAt(section, 'studies'), studies))
        issues.push({ file, path, message: nothingOnline('case study') });
    });
  }
  [...redirectsOf(sources).values()].forEach((to, index) => {
    const why = paths.get(to.split('#')[0]);
    if (!why) return;
    const message = `Lead this to another page: "${to}" ${state(why)}.`;
    issues.push({ file: contentPath(null, 'redirects'), path: ['redirects', index, 'to'], message });
  });
  return issues;
}
