import 'server-only';
import { memoize } from '@/lib/site/memoize';
import { legalPageIds, pathOf, sectionPageIds } from '@/lib/site/site-map';
import { defaultLocale } from '@/messages/routing';
import { contentPath, entryFileAt, type Folder, readContent } from './files';
import { type History, readHistory } from './history';
import { getLegal } from './legal';
import { getPage } from './pages';
import { readRedirects } from './redirects';
import type { ResolvedSection } from './views';

// Reads the repository once for all pages.
const histories = memoize(() => readHistory(process.cwd(), readRedirects()));

function filesShownBy(section: ResolvedSection): string[] {
  const entries = (folder: Folder, list: readonly { id: string }[]) =>
    list.map(({ id }) => contentPath(folder, id));
  switch (section.kind) {
    case 'service-grid':
      return entries('services', section.services);
    case 'prices':
      return entries('services', section.projects);
    case 'hero':
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
  const entry = entryFileAt(path);
  if (entry) return [entry];
  const legal = legalPageIds.find((each) => pathOf(each) === path);
  if (legal) return [contentPath('legal', legal)];
  const page = sectionPageIds.find((each) => pathOf(each) === path);
  if (!page) throw new Error(`There is no page ${path}; add it to lib/site/site-map.ts.`);
  const shown = getPage(page, defaultLocale).sections.flatMap(filesShownBy);
  return [...new Set([contentPath('pages', page), ...shown])];
}

/**
 * When the content of a file was published and last changed: not before its `publishOn`, whenever it was written.
 * @returns also the day of the last change that a legal page or an article states
 */
function historyOfFile(file: string): History & { stated?: string } {
  const { publishOn, published, updated } = JSON.parse(readContent(file)) as Record<
    string,
    string | undefined
  >;
  const stated = updated ?? published;
  const history = { ...histories().get(file), stated };
  if (publishOn === undefined) return history;
  const start = `${publishOn}T00:00:00Z`;
  const later = (time = start) => (time < start ? start : time);
  return { published: later(history.published), modified: later(history.modified), stated };
}

/**
 * When a page's content was published and last changed, in any language: from git, never from the clock. Legal pages and
 * articles were last changed on the day that they state.
 * @param path the page's path without a language
 * @returns without `published` where the beginning is not known, without `modified` where nothing is: in a
 *   shallow clone for what is older than the clone, without git for all pages that state no date
 */
export function historyOf(path: string): History {
  const known = filesBehind(path).map(historyOfFile);
  const [own] = known;
  // A file of unknown history is older than all known ones.
  const modified = known.flatMap((history) => history.modified ?? []).sort();
  // Search engines get the same day as readers.
  return { published: own?.published, modified: own?.stated ?? modified.at(-1) };
}

/**
 * A date for feeds, which require one, if {@link historyOf} has none: the day that the legal pages state. It
 * is the only date in the content itself, and the same in every build.
 */
export function statedDate(): string {
  const stated = legalPageIds.flatMap((id) => getLegal(id, defaultLocale)?.updated ?? []);
  return `${stated.sort().at(-1)}T00:00:00Z`;
}
