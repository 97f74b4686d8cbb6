import { escapeXml, xmlDocument } from './xml';

export type Entry = {
  /** The page's address; it is the entry's id too. */
  url: string;
  title: string;
  summary: string;
  category: { term: string; label: string };
  published?: string;
  updated: string;
};

type Feed = {
  /** The feed's own address; it is its id too. */
  self: string;
  /** The address of the page that shows the same entries. */
  page: string;
  language: string;
  title: string;
  subtitle: string;
  icon: string;
  author: { name: string; url: string };
  entries: readonly Entry[];
};

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;

const link = (rel: string, type: string, href: string) =>
  `<link rel="${rel}" type="${type}" href="${escapeXml(href)}"/>`;

function entryLines({ url, title, summary, category, published, updated }: Entry): string[] {
  return [
    '<entry>',
    element('id', url),
    element('title', title),
    link('alternate', 'text/html', url),
    ...(published ? [element('published', published)] : []),
    element('updated', updated),
    `<category term="${escapeXml(category.term)}" label="${escapeXml(category.label)}"/>`,
    element('summary', summary),
    '</entry>',
  ];
}

/**
 * An Atom feed (RFC 4287), the entry that changed last on top; entries of one date keep their order.
 * @param feed at least one entry, each with its date as `2026-11-20T12:52:20Z`
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
    `<author>${element('name', author.name)}${element('uri', author.url)}</author>`,
    element('icon', icon),
    ...sorted.flatMap(entryLines),
    '</feed>',
  ]);
}
