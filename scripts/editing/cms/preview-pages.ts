import { listAt, type Source } from '@/lib/content/checks/source';
import type { Single } from '@/lib/content/files';
import { type EntryKind, entryPath, isEntryKind, pathOf } from '@/lib/site/site-map';
import type messages from '@/messages/en.json';

/** A page that shows a text: its path, or a kind of entry, for the page of its first entry. */
type Page = string;

/** A page that shows the interface texts of each group. */
const messagePages: Readonly<Record<keyof typeof messages, Page>> = {
  Site: '/',
  Navigation: '/',
  Buttons: '/',
  Footer: '/',
  LanguageSwitcher: '/',
  Theme: '/',
  Breadcrumbs: 'services',
  Hero: '/',
  CaseStudyList: pathOf('case-studies'),
  Search: pathOf('search'),
  Documents: pathOf('how-we-work'),
  CaseStudy: 'case-studies',
  Insight: 'insights',
  Detail: 'services',
  FirstProject: 'services',
  Contact: pathOf('contact'),
  Form: pathOf('contact'),
  Notice: pathOf('contact'),
  Legal: pathOf('privacy-policy'),
  Crash: '/',
};

/** A page that shows the content of single files. The fields of templates have different pages. */
const filePages: Readonly<Partial<Record<Single, Page>>> = {
  company: pathOf('contact'),
  order: pathOf('services'),
};

/** The kind of entry that uses each field of `content/templates.json`. */
const templatePages: Readonly<Record<string, EntryKind>> = {
  service: 'services',
  caseStudy: 'case-studies',
  industry: 'industries',
  insight: 'insights',
};

function pathFor(page: Page, sources: readonly Source[]): string {
  if (!isEntryKind(page)) return page;
  const order = sources.find(({ area, name }) => area === 'singles' && name === 'order')?.data;
  const [first] = listAt(order, page);
  return typeof first === 'string' ? entryPath(page, first) : pathOf(page);
}

/** The path of a page that shows the interface texts of a group. */
export function pageOfMessages(group: string, sources: readonly Source[]): string {
  return pathFor(messagePages[group as keyof typeof messages] ?? '/', sources);
}

/** The path of a page that shows a field of a single file. */
export function pageOfField(file: Single, field: string, sources: readonly Source[]): string {
  const template = file === 'templates' ? templatePages[field] : undefined;
  return pathFor(template ?? filePages[file] ?? '/', sources);
}
