import { allPaths, type Language, site } from './addresses';
import { attribute, byTag, type Element, elements, parseHtml, textOf } from './html';

export type RawPage = {
  language: Language;
  /** The page's path without a language. */
  path: string;
  address: string;
  status: number;
  root: ReturnType<typeof parseHtml>;
};

/** Every page of the site as the server sends it, before any script. */
export async function crawl(): Promise<RawPage[]> {
  return Promise.all(
    allPaths.map(async (page) => {
      const response = await fetch(site + page.address, { redirect: 'manual' });
      return { ...page, status: response.status, root: parseHtml(await response.text()) };
    }),
  );
}

export function titleOf({ root }: RawPage): string {
  return byTag(root, 'title')
    .filter(({ parentNode }) => parentNode && 'tagName' in parentNode && parentNode.tagName === 'head')
    .map(textOf)
    .join(' and ');
}

export function descriptionOf({ root }: RawPage): string | undefined {
  return byTag(root, 'meta')
    .filter((meta) => attribute(meta, 'name') === 'description')
    .map((meta) => attribute(meta, 'content'))
    .join(' and ');
}

/** The `<link>`s of a kind in the head. */
export function linksOf({ root }: RawPage, rel: string): Element[] {
  return byTag(root, 'link').filter((link) => attribute(link, 'rel') === rel);
}

/** The page's siblings by language, as search engines read them. */
export function siblingsOf(page: RawPage): Record<string, string> {
  return Object.fromEntries(
    linksOf(page, 'alternate')
      .filter((link) => attribute(link, 'hreflang'))
      .map((link) => [attribute(link, 'hreflang') ?? '', pathOf(attribute(link, 'href') ?? '')]),
  );
}

/** The path of an address that names the site by its public origin, whatever that is. */
export function pathOf(address: string): string {
  return new URL(address).pathname;
}

const candidates = (sourceSet: string) =>
  sourceSet.split(',').map((part) => part.trim().split(/\s+/)[0] ?? '');

/** The origin under which a page says that it is published, whatever it is served from here. */
export function publicOriginOf(page: RawPage): string | undefined {
  const [canonical] = linksOf(page, 'canonical');
  return canonical && new URL(attribute(canonical, 'href') ?? '').origin;
}

/** Every address of the site itself that a page points at, resolved; previews and feeds name the public origin. */
export function referencesOf(page: RawPage): URL[] {
  const { root, address } = page;
  const publicOrigin = publicOriginOf(page);
  const found = elements(root).flatMap((element) => [
    ...['href', 'src', 'poster', 'action'].flatMap((name) => attribute(element, name) ?? []),
    ...['srcset', 'imagesrcset'].flatMap((name) => candidates(attribute(element, name) ?? '')),
    ...(/^(og|twitter):(image|url)$/.test(attribute(element, 'property') ?? attribute(element, 'name') ?? '')
      ? [attribute(element, 'content') ?? '']
      : []),
  ]);
  return found
    .filter((reference) => reference !== '')
    .map((reference) => new URL(reference, site + address))
    .map((url) => (url.origin === publicOrigin ? new URL(url.href.slice(publicOrigin.length), site) : url))
    .filter(({ origin }) => origin === site);
}

/** What a hash of this page can lead to. */
export function anchorsOf(root: RawPage['root']): Set<string> {
  return new Set(elements(root).flatMap((element) => attribute(element, 'id') ?? []));
}
