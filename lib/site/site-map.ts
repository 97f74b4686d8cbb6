/*
 * Every page and every kind of entry, once. Routes, menus, checks, previews, the sitemap, llms.txt, budgets and the
 * tools that visit each page read this file. It holds plain data only, so components, scripts and browser code may
 * import it.
 *
 * To add a page: a row in `pages`, its route file below `app/[locale]/`, its JSON in `content/`.
 */

export type PageFacts = {
  /** The folder of its file: `content/<content>/<id>.json`. */
  content: 'pages' | 'legal';
  /** Its address without a language; none for the page that answers unknown addresses. */
  path?: string;
  /** The message that names it in menus and breadcrumbs; without one, its own title does. */
  label?: string;
  /** Its type at schema.org. */
  type: 'WebPage' | 'AboutPage' | 'CollectionPage' | 'ContactPage';
};

/** The pages with a file of their own (specification, section 2), by id: the name of that file. */
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
  about: { content: 'pages', path: '/about', label: 'Navigation.about', type: 'AboutPage' },
  contact: { content: 'pages', path: '/contact', label: 'Navigation.contact', type: 'ContactPage' },
  'privacy-policy': { content: 'legal', path: '/privacy-policy', label: 'Footer.privacy', type: 'WebPage' },
  'terms-of-service': { content: 'legal', path: '/terms-of-service', label: 'Footer.terms', type: 'WebPage' },
  'not-found': { content: 'pages', type: 'WebPage' },
} as const satisfies Record<string, PageFacts>;

/** The pages that the header links to, in order. */
export const headerPages = ['home', 'services', 'case-studies', 'industries', 'about', 'contact'] as const;

/** The pages that the last line of the footer links to, in order. */
export const footerPages = ['privacy-policy', 'terms-of-service', 'contact'] as const;

export type PageId = keyof typeof pages;

type PagesIn<Folder extends PageFacts['content']> = {
  [Id in PageId]: (typeof pages)[Id] extends { content: Folder } ? Id : never;
}[PageId];

/** A page made of sections, with an address. */
export type SectionPageId = Exclude<PagesIn<'pages'>, 'not-found'>;

/** A legal document. */
export type LegalPageId = PagesIn<'legal'>;

/** A message that names a page. */
export type PageLabel = Extract<(typeof pages)[PageId], { label: string }>['label'];

type EntryFacts = {
  /** What a person calls one entry. Commands and tables use it with hyphens instead of spaces. */
  noun: string;
  /** The ids that the sections of an entry's page have, so that links may name them after "#". */
  anchors: readonly string[];
};

/**
 * The kinds of entries: many files in one folder, a page for each. The id of a kind is the name of the folder in
 * `content/`, the id of the page that lists the entries, and the first part of their addresses.
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
} as const satisfies Partial<Record<SectionPageId, EntryFacts>>;

export type EntryKind = keyof typeof entries;

/** The kinds whose entries the header and the footer list. */
export const menuKinds = ['services', 'industries'] as const satisfies readonly EntryKind[];

export const pageIds = Object.keys(pages) as PageId[];
export const entryKinds = Object.keys(entries) as EntryKind[];
export const legalPageIds = pageIds.filter((id): id is LegalPageId => pages[id].content === 'legal');
export const sectionPageIds = pageIds.filter(
  (id): id is SectionPageId => pages[id].content === 'pages' && id !== 'not-found',
);

/** Tells whether a name is a kind of entry, such as "services". */
export function isEntryKind(name: string): name is EntryKind {
  return Object.hasOwn(entries, name);
}

/** The message that names a page, if it has one. */
export function labelOf(id: PageId): PageLabel | undefined {
  const page = pages[id];
  return 'label' in page ? page.label : undefined;
}

/** The address of a page without a language. */
export function pathOf(id: SectionPageId | LegalPageId): string {
  return pages[id].path;
}

/** The address of an entry without a language, e.g. `/services/ai-ml`. */
export function entryPath(kind: EntryKind, id: string): string {
  return `${pathOf(kind)}/${id}`;
}

/**
 * The address of the page that shows a content file, without a language.
 * @returns undefined for a file that has no page of its own, e.g. `content/company.json`
 */
export function pathOfFile(folder: string, id: string): string | undefined {
  if (isEntryKind(folder)) return entryPath(folder, id);
  const facts: PageFacts | undefined = Object.hasOwn(pages, id) ? pages[id as PageId] : undefined;
  return facts?.content === folder ? facts.path : undefined;
}

/** What budgets, benchmarks and screenshots tell apart: every page, but all legal pages and all entries of a kind as one. */
export type PageType = SectionPageId | (typeof entries)[EntryKind]['noun'] | 'legal' | 'not-found';

/**
 * The type of the page at an address.
 * @param path without a language; `/404` is the page for unknown addresses
 * @returns undefined for an address that the site map does not know
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
 * One page of every type, all legal pages, and no page for unknown addresses: what a tool visits.
 * @param entryOf gives the id of an entry of a kind
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
