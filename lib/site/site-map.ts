/*
 * The only list of pages and kinds of entries. Routes, menus, checks, previews, the sitemap, llms.txt, budgets, and the
 * tools that visit every page read this file. It has plain data only, so components, scripts, and browser code may import
 * it.
 *
 * To add a page, add a row to `pages`, a route file below `app/[locale]/`, and a JSON file in `content/`.
 */

export type PageFacts = {
  /** The folder of the content file: `content/<content>/<id>.json`. */
  content: 'pages' | 'legal';
  /** The path without the language; the 404 page has none. */
  path?: string;
  /** The message key of its name in menus and breadcrumbs; without it, they use its title. */
  label?: string;
  /** The schema.org type. */
  type: 'WebPage' | 'AboutPage' | 'CollectionPage' | 'ContactPage' | 'SearchResultsPage';
  /** Search engines, `llms.txt`, and other machine-readable lists leave the page out. */
  unlisted?: true;
};

/** The pages with one content file each (specification, section 2). The id is the name of that file. */
export const pages = {
  home: { content: 'pages', path: '/', label: 'Navigation.home', type: 'WebPage' },
  services: { content: 'pages', path: '/services', label: 'Navigation.services', type: 'CollectionPage' },
  'case-studies': {
    content: 'pages',
    path: '/case-studies',
    label: 'Navigation.caseStudies',
    type: 'CollectionPage',
  },
  industries: {
    content: 'pages',
    path: '/industries',
    label: 'Navigation.industries',
    type: 'CollectionPage',
  },
  insights: { content: 'pages', path: '/insights', label: 'Footer.insights', type: 'CollectionPage' },
  about: { content: 'pages', path: '/about', label: 'Navigation.about', type: 'AboutPage' },
  'how-we-work': { content: 'pages', path: '/how-we-work', label: 'Footer.howWeWork', type: 'WebPage' },
  security: { content: 'pages', path: '/security', label: 'Footer.security', type: 'WebPage' },
  contact: { content: 'pages', path: '/contact', label: 'Navigation.contact', type: 'ContactPage' },
  search: {
    content: 'pages',
    path: '/search',
    label: 'Search.label',
    type: 'SearchResultsPage',
    unlisted: true,
  },
  'privacy-policy': { content: 'legal', path: '/privacy-policy', label: 'Footer.privacy', type: 'WebPage' },
  'terms-of-service': { content: 'legal', path: '/terms-of-service', label: 'Footer.terms', type: 'WebPage' },
  'not-found': { content: 'pages', type: 'WebPage' },
} as const satisfies Record<string, PageFacts>;

/** The pages that the header links to, in order. */
export const headerPages = ['home', 'services', 'case-studies', 'industries', 'about', 'contact'] as const;

/** The pages about the company in the footer, in order. */
export const companyPages = ['about', 'how-we-work', 'security', 'insights'] as const;

/** The pages in the last row of the footer, in order. */
export const footerPages = ['privacy-policy', 'terms-of-service', 'contact'] as const;

export type PageId = keyof typeof pages;

type PagesIn<Folder extends PageFacts['content']> = {
  [Id in PageId]: (typeof pages)[Id] extends { content: Folder } ? Id : never;
}[PageId];

/** A main page: it consists of sections and has a path. */
export type SectionPageId = Exclude<PagesIn<'pages'>, 'not-found'>;

/** A legal document. */
export type LegalPageId = PagesIn<'legal'>;

/** A message key that names a page. */
export type PageLabel = Extract<(typeof pages)[PageId], { label: string }>['label'];

type EntryFacts = {
  /** The singular name of the kind, in commands and tables; hyphens instead of spaces. */
  noun: string;
  /** The ids of the sections on an entry's page, which links can name after "#". */
  anchors: readonly string[];
};

/**
 * The kinds of entries. Each kind has one folder with many files, and a page for each file. The id of a kind is the name of
 * the folder in `content/`, the id of the page that lists the entries, and the first segment of their paths.
 */
export const entries = {
  services: {
    noun: 'service',
    anchors: ['capabilities', 'approach', 'first-engagement', 'questions', 'related-services'],
  },
  'case-studies': {
    noun: 'case-study',
    anchors: ['challenge', 'solution', 'results', 'project-details', 'contact-form', 'related-case-studies'],
  },
  industries: { noun: 'industry', anchors: ['solutions', 'challenges', 'rules', 'related-industries'] },
  // Headings have anchors of their own, see lib/content/heading-ids.ts.
  insights: { noun: 'insight', anchors: ['related-insights'] },
} as const satisfies Partial<Record<SectionPageId, EntryFacts>>;

export type EntryKind = keyof typeof entries;

/** The kinds whose entries are listed in the header and the footer. */
export const menuKinds = ['services', 'industries'] as const satisfies readonly EntryKind[];

export const pageIds = Object.keys(pages) as PageId[];
export const entryKinds = Object.keys(entries) as EntryKind[];
export const legalPageIds = pageIds.filter((id): id is LegalPageId => pages[id].content === 'legal');
export const sectionPageIds = pageIds.filter(
  (id): id is SectionPageId => pages[id].content === 'pages' && id !== 'not-found',
);

/** Whether search engines, `llms.txt`, and other machine-readable lists may name a page. */
export function isListed(id: PageId): boolean {
  return !('unlisted' in pages[id]);
}

/** Whether a name is a kind of entry, such as "services". */
export function isEntryKind(name: string): name is EntryKind {
  return Object.hasOwn(entries, name);
}

/** The singular name of a kind of entry, e.g. "case study". */
export function nounOf(kind: EntryKind): string {
  return entries[kind].noun.replaceAll('-', ' ');
}

/** The message key that names a page, if it has one. */
export function labelOf(id: PageId): PageLabel | undefined {
  const page = pages[id];
  return 'label' in page ? page.label : undefined;
}

/** The path of a page without the language. */
export function pathOf(id: SectionPageId | LegalPageId): string {
  return pages[id].path;
}

/** The anchors that code links to, by page. The content check requires them, because editors write the anchors of pages. */
export const linkedAnchors = { 'how-we-work': 'prices', security: 'report' } as const satisfies Partial<
  Record<SectionPageId, string>
>;

/** The path of the part of a page that code links to, without the language, e.g. `/how-we-work#prices`. */
export function linkedPartOf(id: keyof typeof linkedAnchors): string {
  return `${pathOf(id)}#${linkedAnchors[id]}`;
}

/** The path of an entry without the language, e.g. `/services/ai-ml`. */
export function entryPath(kind: EntryKind, id: string): string {
  return `${pathOf(kind)}/${id}`;
}

/** The id of a topic in the list of articles. */
export function topicAnchor(topic: string): string {
  return `topic-${topic}`;
}

/** The path of a topic in the list of all articles, without the language, e.g. `/insights#topic-cloud`. */
export function topicPath(topic: string): string {
  return `${pathOf('insights')}#${topicAnchor(topic)}`;
}

/**
 * The path, without the language, of the page that shows a content file.
 * @param folder the folder below `content/`
 * @param id the file name without `.json`
 * @returns undefined for a file that has no page, e.g. `content/company.json`
 */
export function pathOfFile(folder: string, id: string): string | undefined {
  if (isEntryKind(folder)) return entryPath(folder, id);
  const facts: PageFacts | undefined = Object.hasOwn(pages, id) ? pages[id as PageId] : undefined;
  return facts?.content === folder ? facts.path : undefined;
}

/** Page types for budgets, benchmarks, and screenshots: each main page, each kind of entry, legal pages, the 404 page. */
export type PageType = SectionPageId | (typeof entries)[EntryKind]['noun'] | 'legal' | 'not-found';

/**
 * The type of the page at a path.
 * @param path without the language; `/404` is the 404 page
 * @returns undefined for an unknown path
 */
export function pageTypeOf(path: string): PageType | undefined {
  if (path === '/404') return 'not-found';
  if (legalPageIds.some((id) => pathOf(id) === path)) return 'legal';
  const page = sectionPageIds.find((id) => pathOf(id) === path);
  if (page) return page;
  const parent = path.slice(0, path.lastIndexOf('/'));
  const kind = entryKinds.find((each) => pathOf(each) === parent);
  return kind && entries[kind].noun;
}

/**
 * The pages that tools visit: all main pages, one entry of each kind, and all legal pages.
 * @param entryOf returns the id of the entry to visit
 */
export function samplePages(entryOf: (kind: EntryKind) => string): { type: PageType; path: string }[] {
  return [
    ...sectionPageIds.flatMap((id) => [
      { type: id as PageType, path: pathOf(id) },
      ...(isEntryKind(id) ? [{ type: entries[id].noun, path: entryPath(id, entryOf(id)) }] : []),
    ]),
    ...legalPageIds.map((id) => ({ type: 'legal' as const, path: pathOf(id) })),
  ];
}

/** The id of a section of a page: its own name, if it has one. */
export function sectionAnchor(section: { kind: string; anchor?: string | undefined }, index: number): string {
  return section.anchor ?? `${section.kind}-${index}`;
}

/**
 * The id of a question or a person in a section of a page.
 * @param section the id of the section
 */
export function partId(section: string, index: number): string {
  return `${section}-part-${index + 1}`;
}
