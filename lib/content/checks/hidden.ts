import { memoize } from '@/lib/site/memoize';
import {
  type EntryKind,
  entryKinds,
  isEntryKind,
  nounOf,
  pathOfFile,
  topicAnchor,
  topicPath,
} from '@/lib/site/site-map';
import { filtersIn } from '../case-study-filter';
import { contentPath } from '../files';
import { type Hidden, hiddenWords, whyHidden } from '../hidden';
import type { Issue } from '../issue';
import { addressesIn } from './links';
import { topicsOf } from './routes';
import { eachString, listAt, type Source, valueAt } from './source';

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
  const message = `Publish at least one ${nounOf(kind)}: all of them are drafts or not online yet, and pages list them.`;
  return [{ file: contentPath(null, 'order'), path: [kind], message }];
}

type HiddenIds = ReadonlyMap<string, Hidden>;

/**
 * What a build of some day leaves out: pages by their path, entries of some kinds by their id, and the topics whose
 * articles are all left out.
 */
type Missing = Record<'paths' | 'industries' | 'services' | 'studies', HiddenIds> & {
  topics: readonly string[];
};

function missingOn(sources: readonly Source[], day: string): Missing {
  const hiddenBySource = hiddenSources(sources, day);
  const hidden = [...hiddenBySource];
  const shownTopics = topicsOf(sources.filter((source) => !hiddenBySource.has(source)));
  const idsOf = (kind: EntryKind) =>
    new Map(hidden.filter(([{ area }]) => area === kind).map(([{ name }, why]) => [name, why]));
  return {
    paths: new Map(hidden.map(([{ area, name }, why]) => [String(pathOfFile(area, name)), why])),
    industries: idsOf('industries'),
    services: idsOf('services'),
    studies: idsOf('case-studies'),
    topics: topicsOf(sources).filter((topic) => !shownTopics.includes(topic)),
  };
}

/** Returns a function that computes what is missing on a day, once for each day. */
const missingByDay = (sources: readonly Source[]) => memoize((day: string) => missingOn(sources, day));

const areAllHidden = (ids: readonly unknown[], hidden: HiddenIds) =>
  ids.length > 0 && ids.every((id) => hidden.has(String(id)));

const nothingOnline = (noun: string) =>
  `Name a ${noun} that is online: all of these are drafts or not online yet.`;

/** A case study shows its industry, and at least one of its services. */
function checkStudy({ file, data }: Source, { industries, services }: Missing): Issue[] {
  const issues: Issue[] = [];
  const name = String(valueAt(data, 'industry'));
  const industry = industries.get(name);
  if (industry) {
    const message = `Publish the industry of this case study first: "${name}" ${hiddenWords(industry)}.`;
    issues.push({ file, path: ['industry'], message });
  }
  if (areAllHidden(listAt(data, 'services'), services))
    issues.push({ file, path: ['services'], message: nothingOnline('service') });
  return issues;
}

/** The topic in the list of articles that a link leads to, if it is missing. */
const missingTopic = (link: string, { topics }: Missing) =>
  topics.find((topic) => topicPath(topic) === link.replace(/\?[^#]*/, ''));

const withoutArticles = (topic: string) =>
  `all articles with the topic "${topic}" are drafts or not online yet`;

/**
 * What to do about a link to a page or a topic that is missing, or with filters that are.
 * @param when the time of the build in words
 */
function linkRemedies(link: string, missing: Missing, when: string): string[] {
  const page = missing.paths.get(link.split(/[?#]/, 1)[0] ?? '');
  if (page)
    return [
      `This link leads nowhere ${when}: the page "${link}" ${hiddenWords(page)}. Publish it, or take the link out.`,
    ];
  const topic = missingTopic(link, missing);
  if (topic !== undefined)
    return [
      `This link leads nowhere ${when}: ${withoutArticles(topic)}. Publish one, or take "#${topicAnchor(topic)}" out.`,
    ];
  return filtersIn(link).flatMap(({ kind, id }) => {
    const why = missing[kind].get(id);
    if (!why) return [];
    return [
      `This filter has no effect ${when}: the ${nounOf(kind)} "${id}" ${hiddenWords(why)}. Publish it, or take the filter out.`,
    ];
  });
}

/** @param first the day on which a scheduled entry goes online; undefined for all others */
function checkLinks({ file, data }: Source, missing: Missing, first: string | undefined): Issue[] {
  const issues: Issue[] = [];
  const when = first === undefined ? 'yet' : `on ${first}, the first day of this entry`;
  eachString(data, (value, path) => {
    for (const link of addressesIn(value, path))
      for (const message of linkRemedies(link, missing, when)) issues.push({ file, path, message });
  });
  return issues;
}

function checkSections({ file, data }: Source, { studies }: Missing): Issue[] {
  return listAt(data, 'sections').flatMap((section, index): Issue[] => {
    if (!areAllHidden(listAt(section, 'studies'), studies)) return [];
    return [{ file, path: ['sections', index, 'studies'], message: nothingOnline('case study') }];
  });
}

function checkRedirectTargets(sources: readonly Source[], missing: Missing): Issue[] {
  const file = contentPath(null, 'redirects');
  const data = sources.find((source) => source.file === file)?.data;
  return listAt(data, 'redirects').flatMap((redirect, index): Issue[] => {
    const to = String(valueAt(redirect, 'to'));
    const why = missing.paths.get(to.split('#', 1)[0] ?? '');
    const topic = missingTopic(to, missing);
    const reason = why ? `"${to}" ${hiddenWords(why)}` : topic && withoutArticles(topic);
    if (!reason) return [];
    const message = `Lead this to another page: ${reason}.`;
    return [{ file, path: ['redirects', index, 'to'], message }];
  });
}

/**
 * Reports what the site shows but the build omits: links to such entries or with such filters, case studies of such an
 * industry, lists that would be empty. A scheduled entry is checked against what is online on its first day; later builds
 * only add entries.
 * @param day the day of the build
 */
export function checkHidden(sources: readonly Source[], day: string): Issue[] {
  const hidden = hiddenSources(sources, day);
  if (hidden.size === 0) return [];
  const missing = missingByDay(sources);
  const issues = entryKinds.flatMap((kind) => lists(kind, sources, hidden));
  for (const source of sources) {
    const why = hidden.get(source);
    // The site does not show drafts.
    if (why?.reason === 'draft' || source.area === 'messages') continue;
    const then = missing(why?.on ?? day);
    issues.push(...checkLinks(source, then, why?.on));
    if (source.area === 'case-studies') issues.push(...checkStudy(source, then));
    issues.push(...checkSections(source, then));
  }
  return [...issues, ...checkRedirectTargets(sources, missing(day))];
}
