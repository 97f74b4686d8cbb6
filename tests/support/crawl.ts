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

/** Fetches every page of the site as the server sends it, before any script runs. */
export async function crawl(): Promise<RawPage[]> {
  return Promise.all(
    allPaths.map(async (page) => {
      const response = await fetch(site + page.address, { redirect: 'manual' });
      return { ...page, status: response.status, root: parseHtml(await response.text()) };
    }),
  );
}

/** Returns the title of a page; several titles are joined with "and", so that a comparison fails. */
export function titleOf({ root }: RawPage): string {
  return byTag(root, 'title')
    .filter(({ parentNode }) => parentNode && 'tagName' in parentNode && parentNode.tagName === 'head')
    .map(textOf)
    .join(' and ');
}

/** Returns the description of a page; several are joined like titles. */
export function descriptionOf({ root }: RawPage): string | undefined {
  return byTag(root, 'meta')
    .filter((meta) => attribute(meta, 'name') === 'description')
    .map((meta) => attribute(meta, 'content'))
    .join(' and ');
}

/** Returns the `<link>` elements with this `rel`. */
export function linksOf({ root }: RawPage, rel: string): Element[] {
  return byTag(root, 'link').filter((link) => attribute(link, 'rel') === rel);
}

/** Returns the paths of the page's `hreflang` alternates by language. */
export function siblingsOf(page: RawPage): Record<string, string> {
  return Object.fromEntries(
    linksOf(page, 'alternate')
      .filter((link) => attribute(link, 'hreflang'))
      .map((link) => [attribute(link, 'hreflang') ?? '', pathOf(attribute(link, 'href') ?? '')]),
  );
}

/** Returns the path of an absolute URL, whatever its origin. */
export function pathOf(address: string): string {
  return new URL(address).pathname;
}

const candidates = (sourceSet: string) =>
  sourceSet.split(',').map((part) => part.trim().split(/\s+/)[0] ?? '');

/** Returns the origin of the page's canonical URL, which differs from the origin of the test server. */
export function publicOriginOf(page: RawPage): string | undefined {
  const [canonical] = linksOf(page, 'canonical');
  return canonical && new URL(attribute(canonical, 'href') ?? '').origin;
}

/** Returns every URL of the site that a page refers to, resolved to the test server instead of the public origin. */
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

/** Returns the ids that a hash can link to on this page. */
export function anchorsOf(root: RawPage['root']): Set<string> {
  return new Set(elements(root).flatMap((element) => attribute(element, 'id') ?? []));
}
