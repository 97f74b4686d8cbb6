import order from '../../../content/order.json';
import { ports } from '../playwright.config';

/** The site as `npm start` serves it: an unknown id is answered with a redirect. */
export const site = `http://localhost:${ports.site}`;

/** The site on a host that knows no redirects. */
export const plain = `http://localhost:${ports.plain}`;

export const languages = ['en', 'es', 'fr'] as const;
export type Language = (typeof languages)[number];

export const translations = ['es', 'fr'] as const;

export { order };

export const fixedPaths = [
  '/',
  '/services',
  '/case-studies',
  '/industries',
  '/about',
  '/contact',
  '/privacy-policy',
  '/terms-of-service',
] as const;

const pathsBelow = (folder: keyof typeof order) => order[folder].map((id) => `/${folder}/${id}`);

/** The 32 paths in groups of eight. */
export const pathGroups: readonly [name: string, paths: readonly string[]][] = [
  ['main pages', fixedPaths],
  ['services', pathsBelow('services')],
  ['case studies', pathsBelow('case-studies')],
  ['industries', pathsBelow('industries')],
];

/** The 32 paths of the specification, without a language. */
export const paths: readonly string[] = pathGroups.flatMap(([, group]) => group);

/** One path of every kind of page. */
export const pathOfEachKind = [
  ...fixedPaths,
  '/services/cyber-security',
  '/case-studies/retail-customer-experience',
  '/industries/public-sector',
] as const;

/** The address of a page in a language: English has no prefix. */
export function pathIn(language: Language, path: string): string {
  return language === 'en' ? path : `/${language}${path === '/' ? '' : path}`;
}

/** The 96 addresses of the site, each with what it is. */
export const allPaths = languages.flatMap((language) =>
  paths.map((path) => ({ language, path, address: pathIn(language, path) })),
);
