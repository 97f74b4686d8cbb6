import { callSource } from '@/components/layout/inline-script';
import type { Redirect } from '@/lib/content/redirects';
import { entryKinds, pathOf } from '@/lib/site/site-map';
import { resolveLanguage } from '@/messages/preference';
import { localesDefaultFirst, preferenceKey } from '@/messages/routing';

type Settings = {
  /** The key of the stored language. */
  key: string;
  /** The default language is the first. */
  locales: readonly string[];
  /** The paths of all pages and of the lists of entries, without a language. */
  pages: readonly string[];
  lists: readonly string[];
  /** The redirects of all languages, because some hosts have a single 404 page. */
  moved: Record<string, string>;
};

/**
 * Runs on the 404 page, for hosts without redirect rules. All redirects replace the history entry.
 *
 * - Redirects an old path to the path that replaced it.
 * - Redirects a variant spelling of a page's path (upper case, extra slashes, ".html", the default language's prefix) to
 *   that page.
 * - Redirects an unknown id to the list of its kind (specification, sections 2 and 8). A name with an extension is a missing
 *   file, because ids have no dots.
 * - Otherwise, reports the path in the console. If the page is not in the language of the path, or without one in the
 *   visitor's language, loads the 404 page of that language first. The anchor then has the requested URL, which the
 *   loaded page restores before it is visible.
 *
 * None of these redirects can repeat.
 */
function redirectOrReport(
  { key, locales, pages, lists, moved }: Settings,
  resolve: typeof resolveLanguage,
): void {
  const { pathname, search, hash } = location;
  const [initial = '', ...translations] = locales;
  const path =
    pathname
      .toLowerCase()
      .replace(/\/{2,}/g, '/')
      .replace(new RegExp(`^/${initial}(?=/|$)`), '')
      .replace(/(\/index)?(\.html)?\/*$/, '') || '/';
  const prefix = translations.find((each) => path === `/${each}` || path.startsWith(`/${each}/`));
  const withoutPrefix = (prefix ? path.slice(prefix.length + 1) : path) || '/';
  const parent = (whole: string) => whole.slice(0, whole.lastIndexOf('/'));
  const isUnknownId = lists.includes(parent(withoutPrefix)) && !/\.[a-z0-9]+$/.test(withoutPrefix);
  const report = (requested: string) => {
    // The router does not start on a path with two slashes, which is the URL of another host.
    history.replaceState(null, '', requested.replace(/^\/+/, '/'));
    console.error(`404: there is no page at ${requested.replace(/[?#].*/, '')}`);
  };
  const languageToShow = () => {
    let stored: unknown;
    try {
      stored = localStorage.getItem(key);
    } catch {}
    return prefix ?? resolve(stored, navigator.languages || [], locales);
  };

  const target = moved[path];
  // The query goes before the anchor of the target.
  if (target) location.replace(target.replace(/#|$/, (sign) => search + (sign || hash)));
  else if (path !== pathname && pages.includes(withoutPrefix)) location.replace(path + search + hash);
  else if (isUnknownId) location.replace(parent(path) + search + hash);
  else {
    const isOwnAddress = withoutPrefix === '/404';
    const language = languageToShow();
    const requested = pathname + search + hash;
    if (isOwnAddress && hash.startsWith('#/')) report(hash.slice(1));
    else if (isOwnAddress || [initial, document.documentElement.lang].includes(language)) report(requested);
    else location.replace(`/${language}/404#${requested}`);
  }
}

/**
 * The source of the 404 page's inline script.
 * @param redirects the redirects of all languages
 * @param pages the paths of all pages, without a language
 */
export function notFoundScript(redirects: readonly Redirect[], pages: readonly string[]): string {
  const settings: Settings = {
    key: preferenceKey,
    locales: localesDefaultFirst,
    pages,
    lists: entryKinds.map(pathOf),
    moved: Object.fromEntries(redirects.map(({ from, to }) => [from, to])),
  };
  return callSource(redirectOrReport, settings, resolveLanguage);
}
