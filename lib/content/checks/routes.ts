import { type EntryKind, entries, isEntryKind, partId, pathOfFile, sectionAnchor } from '@/lib/site/site-map';
import { defaultLocale } from '@/messages/routing';
import { headingIds } from '../heading-ids';
import { listAt, type Source, valueAt } from './source';

function sectionAnchors(page: unknown): string[] {
  return listAt(page, 'sections').flatMap((section, index) => {
    const kind = valueAt(section, 'kind');
    if (kind === 'hero' || kind === 'search') return ['page-title'];
    if (kind === 'not-found') return [];
    const anchor = valueAt(section, 'anchor');
    const own = sectionAnchor(
      { kind: String(kind), anchor: anchor === undefined ? undefined : String(anchor) },
      index,
    );
    const parts = [...listAt(section, 'groups'), ...(kind === 'documents' ? listAt(section, 'items') : [])];
    const items = kind === 'questions' || kind === 'people' ? listAt(section, 'items') : [];
    return [
      own,
      ...parts.map((part) => String(valueAt(part, 'anchor'))),
      ...items.map((_, part) => partId(own, part)),
    ];
  });
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

function routeOf({ area, name, data }: Source): [path: string, anchors: readonly string[]] | undefined {
  const path = pathOfFile(area, name);
  if (path === undefined) return undefined;
  if (isEntryKind(area)) return [path, [...ownAnchors(area, data), ...entries[area].anchors]];
  if (area === 'pages') return [path, sectionAnchors(data)];
  return [path, listAt(data, 'sections').map((section) => String(valueAt(section, 'id')))];
}

/** The paths of all pages, without a language, each with the anchors that a link may name after "#". */
export function routesOf(sources: readonly Source[]): Map<string, readonly string[]> {
  return new Map(sources.map(routeOf).filter((route) => route !== undefined));
}
