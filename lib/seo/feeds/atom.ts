import { escapeXml, xmlDocument } from './xml';

type Author = { name: string; url: string };

export type Entry = {
  /** The absolute URL of the page; also the id of the entry. */
  url: string;
  title: string;
  summary: string;
  categories: readonly { term: string; label: string }[];
  /** Who wrote the entry; without it, the author of the feed. */
  author?: Author;
  /** The whole entry as HTML; readers show the summary without it. */
  html?: string;
  published?: string;
  updated: string;
};

type Feed = {
  /** The absolute URL of the feed; also its id. */
  self: string;
  /** The absolute URL of the page that lists the same entries. */
  page: string;
  language: string;
  title: string;
  subtitle: string;
  icon: string;
  author: Author;
  entries: readonly Entry[];
};

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;

const link = (rel: string, type: string, href: string) =>
  `<link rel="${rel}" type="${type}" href="${escapeXml(href)}"/>`;

const authorLine = ({ name, url }: Author) =>
  `<author>${element('name', name)}${element('uri', url)}</author>`;

function entryLines({ url, title, summary, categories, author, html, published, updated }: Entry): string[] {
  return [
    '<entry>',
    element('id', url),
    element('title', title),
    link('alternate', 'text/html', url),
    ...(published ? [element('published', published)] : []),
    element('updated', updated),
    ...(author ? [authorLine(author)] : []),
    ...categories.map(
      ({ term, label }) => `<category term="${escapeXml(term)}" label="${escapeXml(label)}"/>`,
    ),
    element('summary', summary),
    ...(html ? [`<content type="html">${escapeXml(html)}</content>`] : []),
    '</entry>',
  ];
}

/**
 * Creates an Atom feed (RFC 4287), newest entry first; entries with the same date keep their order.
 * @param feed has at least one entry; dates have the form `2026-11-20T12:52:20Z`
 * @returns the XML document
 */
export function atomFeed({ self, page, language, title, subtitle, icon, author, entries }: Feed): string {
  const sorted = entries.toSorted((a, b) => (a.updated < b.updated ? 1 : a.updated > b.updated ? -1 : 0));
  return xmlDocument([
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    element('id', self),
    element('title', title),
    element('subtitle', subtitle),
    link('self', 'application/atom+xml', self),
    link('alternate', 'text/html', page),
    element('updated', sorted[0]?.updated ?? ''),
    authorLine(author),
    element('icon', icon),
    ...sorted.flatMap(entryLines),
    '</feed>',
  ]);
}
