import 'server-only';
import { execFileSync } from 'node:child_process';
import { memoize } from '@/lib/site/memoize';
import { isEntryKind, legalPageIds, pathOf, sectionPageIds } from '@/lib/site/site-map';
import { defaultLocale } from '@/messages/routing';
import { contentPath, type Folder, readContent } from './files';
import { getLegal } from './legal';
import { getPage } from './pages';
import type { ResolvedSection } from './views';

/** When content was published and last changed, if known: `2026-11-20T12:52:20Z`. */
export type History = { published?: string; modified?: string };

const marker = '\u0001';

/** A commit as its time and its parents, then the files it touched, each with `A` for one it added. */
const log = ['log', `--format=${marker}%cI %P`, '--name-status', '--no-renames', '--relative'];

const instant = (time: string) => new Date(time).toISOString().replace('.000Z', 'Z');

/**
 * Reads the output of `git log`, newest commit first.
 * @param isShallow whether older commits were cut off: the oldest one left then seems to have made everything,
 *   and says nothing
 */
export function parseHistory(output: string, isShallow: boolean): Map<string, History> {
  const histories = new Map<string, History>();
  for (const commit of output.split(marker).slice(1)) {
    const [head = '', ...lines] = commit.split('\n');
    const [time = '', ...parents] = head.trim().split(' ');
    if (isShallow && parents.length === 0) continue;
    const at = instant(time);
    for (const line of lines) {
      const [status, file] = line.split('\t');
      if (!file) continue;
      const { published, modified = at } = histories.get(file) ?? {};
      histories.set(file, { published: status === 'A' ? at : published, modified });
    }
  }
  return histories;
}

/**
 * Returns the history of every content file; empty without git or a repository, e.g. in an unpacked archive.
 * @param root the project's folder
 */
export function readHistory(root = process.cwd()): Map<string, History> {
  const git = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  let output: string;
  let isShallow: boolean;
  try {
    isShallow = git('rev-parse', '--is-shallow-repository').trim() === 'true';
    output = git(...log, '--', 'content/*.json');
  } catch (error) {
    // Longer than `maxBuffer`: without an error, the site would have no dates.
    if ((error as NodeJS.ErrnoException).code === 'ENOBUFS') throw error;
    return new Map();
  }
  return parseHistory(output, isShallow);
}

// Reads the repository once for all pages.
const histories = memoize(() => readHistory());

function filesShownBy(section: ResolvedSection): string[] {
  const entries = (folder: Folder, list: readonly { id: string }[]) =>
    list.map(({ id }) => contentPath(folder, id));
  switch (section.kind) {
    case 'service-grid':
      return entries('services', section.services);
    case 'case-study-cards':
    case 'case-study-list':
      return entries('case-studies', section.cards);
    case 'insight-list':
      return entries('insights', section.articles);
    case 'industry-tiles':
      return entries('industries', section.tiles);
    case 'inquiry':
    case 'figures':
    case 'map':
      return [contentPath(null, 'company')];
    case 'reasons':
      return section.figures ? [contentPath(null, 'company')] : [];
    default:
      return [];
  }
}

/**
 * The content files of a page: its own, and those of the entries it lists. Parts of every page (header, footer,
 * sidebars) do not count, because one word in the footer would date all pages anew.
 * @param path the page's path without a language
 */
export function filesBehind(path: string): string[] {
  const [, first = '', id] = path.split('/');
  if (id && isEntryKind(first)) return [contentPath(first, id)];
  const legal = legalPageIds.find((each) => pathOf(each) === path);
  if (legal) return [contentPath('legal', legal)];
  const page = sectionPageIds.find((each) => pathOf(each) === path);
  if (!page) throw new Error(`There is no page ${path}; add it to lib/site/site-map.ts.`);
  const shown = getPage(page, defaultLocale).sections.flatMap(filesShownBy);
  return [...new Set([contentPath('pages', page), ...shown])];
}

/** The day on which the entry of a page is published, if it states one. */
function publicationDay(path: string): string | undefined {
  const [, kind = '', id] = path.split('/');
  if (!id || !isEntryKind(kind)) return undefined;
  const { publishOn } = JSON.parse(readContent(contentPath(kind, id)));
  return publishOn;
}

/** The publication date is not before `publishOn`, whenever the entry was written. */
function notBefore({ published, modified }: History, day: string): History {
  const later = (time: string | undefined) => (time === undefined || time < day ? day : time);
  return { published: later(published), modified: later(modified) };
}

/**
 * When a page's content was published and last changed, in any language: from git, never from the clock.
 * @param path the page's path without a language
 * @returns without `published` where the beginning is not known, without `modified` where nothing is: in a
 *   shallow clone for what is older than the clone, without git for all but the legal pages, which state a date
 */
export function historyOf(path: string): History {
  const files = filesBehind(path);
  const known = files.map((file) => histories().get(file));
  // A file of unknown history is older than all known ones.
  const modified = known.flatMap((history) => history?.modified ?? []).sort();
  const stated = getLegal(path.slice(1), defaultLocale)?.updated;
  const history = { published: known[0]?.published, modified: modified.at(-1) ?? stated };
  const day = publicationDay(path);
  return day === undefined ? history : notBefore(history, `${day}T00:00:00Z`);
}

/**
 * A date for feeds, which require one, if {@link historyOf} has none: the day that the legal pages state. It
 * is the only date in the content itself, and the same in every build.
 */
export function statedDate(): string {
  const stated = legalPageIds.flatMap((id) => getLegal(id, defaultLocale)?.updated ?? []);
  return `${stated.sort().at(-1)}T00:00:00Z`;
}
