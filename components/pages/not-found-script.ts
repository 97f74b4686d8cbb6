import { callSource } from '@/components/layout/inline-script';
import type { Redirect } from '@/lib/content/redirects';
import { entryKinds, pathOf } from '@/lib/site/site-map';
import { defaultLocale, localePath, locales } from '@/messages/routing';

/**
 * Runs on the 404 page, for hosts without redirect rules. All redirects replace the history entry.
 *
 * - Redirects an old path to the path that replaced it.
 * - Redirects a variant spelling of a path (upper case, extra slashes, ".html", the default language's prefix) to the
 *   canonical path.
 * - Redirects an unknown id to the list of its kind (specification, sections 2 and 8).
 * - If the host has one 404 page for all languages, redirects to the 404 page of the path's language.
 * - Otherwise, reports the path in the console.
 *
 * None of these redirects can end on the 404 page more than once.
 */
function redirectOrReport(
  language: string,
  translations: readonly string[],
  lists: readonly string[],
  moved: Record<string, string>,
): void {
  const { pathname, search, hash } = location;
  const path =
    pathname
      .toLowerCase()
      .replace(/\/{2,}/g, '/')
      .replace(new RegExp(`^/${language}(?=/|$)`), '')
      .replace(/(\/index)?(\.html)?\/*$/, '') || '/';
  const target = moved[path];
  const prefix = translations.find((each) => path.startsWith(`/${each}/`));
  const list = path.slice(0, path.lastIndexOf('/'));
  if (target) location.replace(target.includes('#') ? target : target + search + hash);
  else if (lists.includes(list)) location.replace(list);
  else if (path !== pathname && !/\/404$/.test(path)) location.replace(path + search);
  else if (prefix && prefix !== document.documentElement.lang && path !== `/${prefix}/404`)
    location.replace(`/${prefix}/404`);
  else console.error(`404: there is no page at ${pathname}`);
}

/**
 * The source of the 404 page's inline script.
 * @param redirects the redirects of all languages, because some hosts have a single 404 page
 */
export function notFoundScript(redirects: readonly Redirect[]): string {
  const translations = locales.filter((locale) => locale !== defaultLocale);
  const moved = Object.fromEntries(redirects.map(({ from, to }) => [from, to]));
  const lists = locales.flatMap((locale) => entryKinds.map((kind) => localePath(locale, pathOf(kind))));
  return callSource(redirectOrReport, defaultLocale, translations, lists, moved);
}
