import 'server-only';
import type { SearchSource } from '@/lib/search/build-index';
import {
  type EntryKind,
  entryKinds,
  isListed,
  legalPageIds,
  partId,
  pathOf,
  type SectionPageId,
  sectionAnchor,
  sectionPageIds,
} from '@/lib/site/site-map';
import { type Locale, localePath } from '@/messages/routing';
import { listEntries } from './entries';
import { getLegal } from './legal';
import { collection } from './loader';
import { plainText } from './marks';
import { getPageSummary } from './pages';
import { schemas } from './schemas/kinds';
import { page } from './schemas/page';
import type { Mark, PlainSection } from './views';
import { hiddenFields, visibleTexts } from './visible-text';

/** The groups of results, in the order in which they are listed: the kinds of entries, then other pages and their parts. */
export const searchGroups = [...entryKinds, 'pages', 'questions', 'people'] as const;

type SearchGroup = (typeof searchGroups)[number];

/** Fields that the search leaves out: those that visitors cannot read, descriptions of photographs, and metadata. */
const notSearched = new Set([...hiddenFields, 'alt', 'imageAlt', 'heroImageAlt', 'meta', 'keywords']);

const textsOf = (content: unknown) => visibleTexts(content, notSearched);

type Source = Omit<SearchSource, 'group' | 'keywords'> & { group: SearchGroup };

const sectionPages = collection('pages', page);

/** The section of the search page with its settings. */
export function searchSection(locale: Locale): Extract<PlainSection, { kind: 'search' }> | undefined {
  const sections = (sectionPages.get('search', locale)?.sections ?? []) as PlainSection[];
  return sections.find((section) => section.kind === 'search');
}

/** The anchor of the part of an entry's page that has its questions. */
const questionsAnchor = 'questions';

type Question = { question: string; answer: Mark[] };

const sourceOf = ({ question, answer }: Question, link: string): Source => {
  const text = plainText(answer);
  return { group: 'questions', title: question, link, excerpt: shorten(text), body: [text] };
};

/** The longest excerpt. */
const maxExcerpt = 160;

/** The beginning of a text, up to the end of a word. */
function shorten(text: string): string {
  if (text.length <= maxExcerpt) return text;
  const end = text.lastIndexOf(' ', maxExcerpt);
  // Some languages have no spaces.
  return `${text.slice(0, end > 0 ? end : maxExcerpt).replace(/[\s.,;:–—]+$/u, '')}…`;
}

const collections = Object.fromEntries(
  entryKinds.map((kind) => [kind, collection(kind, schemas[kind])]),
) as Record<EntryKind, ReturnType<typeof collection>>;

/** The entries of a kind, and the questions on their pages. */
function entrySources(kind: EntryKind, locale: Locale): Source[] {
  return listEntries(kind, locale).flatMap(({ id, title, description, link }): Source[] => {
    const entry = collections[kind].get(id, locale) as Record<string, unknown> | undefined;
    const { content } = { content: {}, ...entry } as { content: { questions?: Question[] } };
    const excerpt = typeof entry?.excerpt === 'string' ? entry.excerpt : description;
    return [
      { group: kind, title, link, excerpt: shorten(excerpt), body: [id, description, ...textsOf(entry)] },
      ...(content.questions ?? []).map((item, index) =>
        sourceOf(item, `${link}#${partId(questionsAnchor, index)}`),
      ),
    ];
  });
}

/** A section, and the people and questions in it, which are found on their own. */
function partsOf(section: PlainSection, index: number, link: string): Source[] {
  const anchor = sectionAnchor(section, index);
  const address = (part: number) => `${link}#${partId(anchor, part)}`;
  if (section.kind === 'questions') return section.items.map((item, part) => sourceOf(item, address(part)));
  if (section.kind === 'people')
    return section.items.map(({ name, role, built, languages }, part) => ({
      group: 'people',
      title: name,
      link: address(part),
      excerpt: role,
      body: [built, languages],
    }));
  return [];
}

function pageSources(id: SectionPageId, locale: Locale): Source[] {
  const { title, meta } = getPageSummary(id, locale);
  const link = localePath(locale, pathOf(id));
  const sections = (sectionPages.get(id, locale)?.sections ?? []) as PlainSection[];
  const parts = sections.flatMap((section, index) => partsOf(section, index, link));
  return [{ group: 'pages', title, link, excerpt: meta.description, body: textsOf(sections) }, ...parts];
}

function legalSources(locale: Locale): Source[] {
  return legalPageIds.flatMap((id) => {
    const document = getLegal(id, locale);
    if (!document) return [];
    const { title, meta, lead, sections } = document;
    const link = localePath(locale, pathOf(id));
    return [
      { group: 'pages', title, link, excerpt: meta.description, body: [lead, ...textsOf(sections)] },
    ] satisfies Source[];
  });
}

/** All that the search can find in one language, by the position of its group in {@link searchGroups}. */
export function listSearchSources(locale: Locale): SearchSource[] {
  const sources = [
    ...entryKinds.flatMap((kind) => entrySources(kind, locale)),
    ...sectionPageIds.filter(isListed).flatMap((id) => pageSources(id, locale)),
    ...legalSources(locale),
  ];
  const keywords = new Map(searchSection(locale)?.keywords?.map(({ link, words }) => [link, words]));
  return sources.map((source) => ({
    ...source,
    group: searchGroups.indexOf(source.group),
    keywords: keywords.get(source.link),
  }));
}
