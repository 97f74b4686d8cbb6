import { linkedAnchors, linkedPartOf, pageIds, pages, pathOfFile } from '@/lib/site/site-map';
import { contentPath } from '../files';
import type { Issue } from '../issue';
import { openingKinds, type Section } from '../schemas/section';
import { anchorsOf } from './routes';
import { listAt, type Source, valueAt } from './source';

type Kind = Section['kind'];
type LinkedPage = keyof typeof linkedAnchors;

/** The sections without which a page does not do its job (specification, section 2); others may come and go. */
const required: Readonly<Partial<Record<string, readonly Kind[]>>> = {
  home: ['hero', 'service-grid'],
  services: ['hero', 'service-grid'],
  'case-studies': ['hero', 'case-study-list'],
  industries: ['hero', 'industry-tiles'],
  insights: ['hero', 'insight-list'],
  about: ['hero'],
  'how-we-work': ['hero', 'prices'],
  security: ['hero', 'facts'],
  contact: ['hero', 'inquiry'],
  search: ['search'],
  'not-found': ['not-found'],
};

/** The kinds whose scripts only one page loads; on another page the build would stop. */
const onlyOn: Partial<Record<Kind, string>> = {
  inquiry: 'contact',
  map: 'contact',
  'case-study-list': 'case-studies',
  search: 'search',
};

/** `"hero" and "service-grid"` */
const listKinds = (kinds: readonly Kind[]) => kinds.map((kind) => `"${kind}"`).join(' and ');

function missingSections({ file, name }: Source, kinds: readonly unknown[]): Issue[] {
  const needed = required[name] ?? [];
  return needed
    .filter((kind) => !kinds.includes(kind))
    .map((kind) => ({
      file,
      path: ['sections'],
      message: `Add a section of the kind "${kind}": the page "${name}" needs ${listKinds(needed)}. All other sections may be moved or removed.`,
    }));
}

/** The anchor that code links to, if the page does not have it. */
function missingAnchor(source: Source): Issue[] {
  const page = (Object.keys(linkedAnchors) as LinkedPage[]).find((id) => id === source.name);
  if (!page || anchorsOf(source).some(({ id }) => id === linkedAnchors[page])) return [];
  const message = `Give a section or a group of this page the anchor "${linkedAnchors[page]}": the site itself links to ${linkedPartOf(page)}.`;
  return [{ file: source.file, path: ['sections'], message }];
}

/** What is wrong with a section of this kind at this place, if anything. */
function problemOf(
  page: string,
  kind: unknown,
  index: number,
  kinds: readonly unknown[],
): string | undefined {
  const isOpening = openingKinds.includes(kind as Kind);
  if (isOpening && kinds.indexOf(kind) < index)
    return `Remove this section: a page has one "${kind}", because it holds the main heading.`;
  if (isOpening && index > 0)
    return `Move this section to the top: "${kind}" holds the main heading of the page.`;
  const home = onlyOn[kind as Kind];
  if (home !== undefined && home !== page)
    return `Remove this section: only the page "${home}" can show a section of the kind "${kind}".`;
  return undefined;
}

function checkPage(source: Source): Issue[] {
  const { file, name, data } = source;
  const kinds = listAt(data, 'sections').map((section) => valueAt(section, 'kind'));
  const misplaced = kinds.flatMap((kind, index): Issue[] => {
    const message = problemOf(name, kind, index, kinds);
    return message ? [{ file, path: ['sections', index], message }] : [];
  });
  return [...missingSections(source, kinds), ...missingAnchor(source), ...misplaced];
}

/** Pages that a route needs exist with the sections and the anchors they need, and none without a route. */
export function checkPages(sources: readonly Source[]): Issue[] {
  const own = sources.filter(({ area }) => area === 'pages');
  const names = pageIds.filter((id) => pages[id].content === 'pages');
  const missing = names
    .filter((name) => !own.some((source) => source.name === name))
    .map((name) => {
      const path = pathOfFile('pages', name);
      return {
        file: contentPath('pages', name),
        path: [],
        message: `Create this file: ${path ? `the page ${path}` : 'the page for unknown addresses'} is made from it.`,
      };
    });
  const present = own.flatMap((source) => {
    if (!names.some((name) => name === source.name)) {
      const message = `Remove this file, or correct its name: no route shows it. The pages are ${names.join(', ')}.`;
      return [{ file: source.file, path: [], message }];
    }
    return Array.isArray(valueAt(source.data, 'sections')) ? checkPage(source) : [];
  });
  return [...missing, ...present];
}
