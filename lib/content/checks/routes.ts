import {
  type EntryKind,
  entries,
  isEntryKind,
  partId,
  pathOfFile,
  sectionAnchor,
  topicAnchor,
} from '@/lib/site/site-map';
import { defaultLocale } from '@/messages/routing';
import { headingIds } from '../heading-ids';
import { topics as allTopics } from '../schemas/insight';
import { listAt, type Source, valueAt } from './source';

/** An id on a page, and what it comes from: a field of the content file, or a section or an item without such a field. */
type Anchor = { id: string; path: readonly PropertyKey[] };

/** The id that a field has; none if it has something else, which the schema reports. */
function anchorAt(page: unknown, path: readonly PropertyKey[]): Anchor[] {
  const id = valueAt(page, ...path);
  return typeof id === 'string' ? [{ id, path }] : [];
}

/** The ids of the articles by topic in the section that lists all articles. */
const topicAnchors = (list: Anchor, topics: readonly string[]): Anchor[] =>
  [`${list.id}-topics`, ...topics.map(topicAnchor)].map((id) => ({ id, path: list.path }));

/** The ids of a section of a main page. */
function sectionAnchors(page: unknown, index: number, topics: readonly string[]): Anchor[] {
  const path = ['sections', index];
  const kind = String(valueAt(page, ...path, 'kind'));
  if (kind === 'hero' || kind === 'search') return [{ id: 'page-title', path }];
  if (kind === 'not-found') return [];
  const [own = { id: sectionAnchor({ kind }, index), path }] = anchorAt(page, [...path, 'anchor']);
  const partsOf = (list: string) =>
    listAt(page, ...path, list).flatMap((_, part) => anchorAt(page, [...path, list, part, 'anchor']));
  const items = kind === 'questions' || kind === 'people' ? listAt(page, ...path, 'items') : [];
  return [
    own,
    ...(kind === 'insight-list' ? topicAnchors(own, topics) : []),
    ...partsOf('groups'),
    ...(kind === 'documents' ? partsOf('items') : []),
    ...items.map((_, part) => ({ id: partId(own.id, part), path: [...path, 'items', part] })),
  ];
}

/**
 * The topics of these articles, in their fixed order; all topics if one of the articles cannot be read. The list of
 * articles has no others.
 */
export function topicsOf(sources: readonly Source[]): readonly string[] {
  const articles = sources.filter(({ area }) => area === 'insights');
  if (articles.some(({ data }) => data === undefined)) return allTopics;
  const used = new Set(articles.flatMap(({ data }) => listAt(data, 'topics')));
  return allTopics.filter((topic) => used.has(topic));
}

/**
 * The ids on a main page or a legal page that links may name after "#".
 * @param topics the topics that have articles; without them, all that articles can have
 */
export function anchorsOf({ area, data }: Source, topics: readonly string[] = allTopics): Anchor[] {
  return listAt(data, 'sections').flatMap((_, index) =>
    area === 'legal' ? anchorAt(data, ['sections', index, 'id']) : sectionAnchors(data, index, topics),
  );
}

/** The ids of the parts of an article. */
function headingAnchors(article: unknown): string[] {
  const headings = listAt(article, 'body').filter((block) => valueAt(block, 'kind') === 'heading');
  const ids = headingIds(headings.map((heading) => String(valueAt(heading, 'text', defaultLocale))));
  return [...ids, 'references'];
}

/** The ids on an entry's page that depend on its content. */
function ownAnchors(kind: EntryKind, entry: unknown): string[] {
  if (kind === 'insights') return headingAnchors(entry);
  return listAt(valueAt(entry, 'content'), 'questions').map((_, part) => partId('questions', part));
}

function routeOf(
  source: Source,
  topics: readonly string[],
): [path: string, anchors: readonly string[]] | undefined {
  const { area, name, data } = source;
  const path = pathOfFile(area, name);
  if (path === undefined) return undefined;
  if (isEntryKind(area)) return [path, [...ownAnchors(area, data), ...entries[area].anchors]];
  return [path, anchorsOf(source, topics).map(({ id }) => id)];
}

/** The paths of the pages whose file cannot be read; their anchors are unknown. */
export function unreadableRoutes(sources: readonly Source[]): Set<string | undefined> {
  return new Set(
    sources.filter(({ data }) => data === undefined).map(({ area, name }) => pathOfFile(area, name)),
  );
}

/**
 * What to write instead of an anchor that a page does not have; undefined if it has the anchor.
 * @param anchor the part of an address after "#", if it has one
 * @param anchors those of the page
 */
export function anchorRemedy(
  path: string,
  anchor: string | undefined,
  anchors: readonly string[],
): string | undefined {
  if (anchor === undefined || anchors.includes(anchor)) return undefined;
  const known = anchors.length > 0 ? `; it has ${anchors.map((id) => `#${id}`).join(', ')}` : '';
  return `The page ${path} has no place called "#${anchor}"${known}. Correct the part after "#", or leave it out.`;
}

/** The paths of all pages, without a language, each with the anchors that a link may name after "#". */
export function routesOf(sources: readonly Source[]): Map<string, readonly string[]> {
  const topics = topicsOf(sources);
  return new Map(sources.map((source) => routeOf(source, topics)).filter((route) => route !== undefined));
}
