import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { whyFileHidden } from '@/lib/content/hidden';
import { type EntryKind, entryKinds } from '@/lib/site/site-map';
import { ports } from './ports';
import { languageCodes, sourceFolder } from './which-site';

/** The origin of the site as `npm start` serves it: an unknown id gets a redirect. */
export const site = `http://localhost:${ports.site}`;

/** The origin of the same site on a host without redirects. */
export const plain = `http://localhost:${ports.plain}`;

/** The languages of the fixture site; a real site may have more. */
export type Language = 'en' | 'es' | 'fr';

/** All languages of the site under test. */
export const languages = languageCodes as readonly Language[];

/** All languages except English. */
export const translations = languages.filter((language) => language !== 'en') as readonly ('es' | 'fr')[];

type Order = Record<EntryKind, string[]>;

/**
 * The ids of the entries that a build of today shows, by folder, in display order.
 * @param root the folder with `content/`
 */
export function shownOrder(root: string): Order {
  const order: Order = JSON.parse(readFileSync(join(root, 'content/order.json'), 'utf8'));
  const shown = entryKinds.map((kind) => [kind, order[kind].filter((id) => !whyFileHidden(root, kind, id))]);
  return Object.fromEntries(shown);
}

/** The ids of all entries on the site under test. */
export const order = shownOrder(sourceFolder);

/** The paths of the pages that every site has, without a language prefix. */
export const fixedPaths = [
  '/',
  '/services',
  '/case-studies',
  '/industries',
  '/insights',
  '/about',
  '/how-we-work',
  '/security',
  '/contact',
  '/search',
  '/privacy-policy',
  '/terms-of-service',
] as const;

/** Pages that search engines leave out: not in the sitemap and llms.txt. */
const unlisted: readonly string[] = ['/search'];

/** Whether search engines may list a page; the path is without a language. */
export const isListed = ({ path }: { path: string }): boolean => !unlisted.includes(path);

const pathsBelow = (folder: EntryKind) => order[folder].map((id) => `/${folder}/${id}`);

/** All paths, grouped by kind of page. */
export const pathGroups: readonly [name: string, paths: readonly string[]][] = [
  ['main pages', fixedPaths],
  ['services', pathsBelow('services')],
  ['case studies', pathsBelow('case-studies')],
  ['industries', pathsBelow('industries')],
  ['insights', pathsBelow('insights')],
];

/** All paths, without a language prefix. */
export const paths: readonly string[] = pathGroups.flatMap(([, group]) => group);

/** One path of every kind of page. */
export const pathOfEachKind: readonly string[] = [
  ...fixedPaths,
  `/services/${order.services.at(3) ?? order.services[0]}`,
  `/case-studies/${order['case-studies'].at(2) ?? order['case-studies'][0]}`,
  `/industries/${order.industries.at(5) ?? order.industries[0]}`,
  `/insights/${order.insights[0]}`,
];

/** Returns the URL path of a page in a language. English has no prefix. */
export function pathIn(language: Language, path: string): string {
  return language === 'en' ? path : `/${language}${path === '/' ? '' : path}`;
}

/** Every URL path of the site with its language and its path without the language prefix. */
export const allPaths = languages.flatMap((language) =>
  paths.map((path) => ({ language, path, address: pathIn(language, path) })),
);
