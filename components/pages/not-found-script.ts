import { callSource } from '@/components/layout/inline-script';
import type { Redirect } from '@/lib/content/redirects';
import { entryKinds, pathOf } from '@/lib/site/site-map';
import { defaultLocale, localePath, locales } from '@/messages/routing';

/**
 * Runs on the 404 page at once, for hosts that know no redirects.
 *
 * - Redirects an old address to the one that replaced it.
 * - An address that is only written in another way (upper case, slashes, ".html", the default language) is
 *   replaced by the right one.
 * - An unknown id is replaced by its list, so that no history entry is left (specification, sections 2 and 8).
 * - Where the host has one 404 page for all languages, the one of the path's language takes its place.
 * - Otherwise the console says which path led nowhere.
 *
 * None of these redirects can end on the 404 page more than once.
 */
function leaveOrReport(
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
  const now = moved[path];
  const prefix = translations.find((each) => path.startsWith(`/${each}/`));
  const list = path.slice(0, path.lastIndexOf('/'));
  if (now) location.replace(now.includes('#') ? now : now + search + hash);
  else if (lists.includes(list)) location.replace(list);
  else if (path !== pathname && !/\/404$/.test(path)) location.replace(path + search);
  else if (prefix && prefix !== document.documentElement.lang && path !== `/${prefix}/404`)
    location.replace(`/${prefix}/404`);
  else console.error(`404: there is no page at ${pathname}`);
}

/**
 * The source of the 404 page's inline script.
 * @param redirects those of every language, because some hosts have one 404 page for all
 */
export function notFoundScript(redirects: readonly Redirect[]): string {
  const translations = locales.filter((locale) => locale !== defaultLocale);
  const moved = Object.fromEntries(redirects.map(({ from, to }) => [from, to]));
  const lists = locales.flatMap((locale) => entryKinds.map((kind) => localePath(locale, pathOf(kind))));
  return callSource(leaveOrReport, defaultLocale, translations, lists, moved);
}
